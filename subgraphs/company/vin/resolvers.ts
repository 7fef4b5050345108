import { readFacts } from '../../../facts/fact-table.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { memoize } from '../../../core/memoize.ts';
import { resolveBatch } from '../../validation/batch.ts';
import type { Resolvers } from '../schema.generated.ts';
import type { Vehicles, VehicleSource } from './vehicle-source.ts';
import type { Vehicle } from './vehicle.ts';
import { parseVin, findSerial, findVinFlaw, type VinParts } from './vin.ts';

export interface VinRecord {
  /** The requested number in upper case without spaces and hyphens. */
  readonly vin: string;
  /** Parts of the number; null when the number is not valid. */
  readonly parts: VinParts | null;
  /** Decodes the number. Resolvers of vehicle fields share one result. */
  readonly vehicle: () => Partial<Vehicle> | Promise<Partial<Vehicle>>;
}

interface Maker {
  /** Name of the make; null when the manufacturer sells several makes. */
  readonly make: string | null;
  readonly manufacturer: string | null;
}

const emptyToNull = (text: string) => (text === '' ? null : text);

const readMakers = memoize(
  () =>
    new Map(
      readFacts('vehicle-makers').map(({ wmi = '', make = '', manufacturer = '' }): [string, Maker] => [
        wmi,
        { make: emptyToNull(make), manufacturer: emptyToNull(manufacturer) },
      ]),
    ),
);

function decodeVehicle(vehicles: Vehicles, parts: VinParts, now: number): Partial<Vehicle> {
  // Allow the next year, because a model year can begin in the preceding calendar year.
  const vehicle = vehicles.decode(parts, new Date(now).getUTCFullYear() + 1);
  const maker = readMakers().get(parts.maker);
  const decodedMake = vehicle?.make ?? null;
  // NHTSA does not list models that were built for other markets. In other markets, the maker can use another make.
  const isMadeByOtherMaker = (vehicle?.model ?? null) === null && maker !== undefined;
  return {
    ...vehicle,
    make: isMadeByOtherMaker ? maker.make : (decodedMake ?? maker?.make ?? null),
    manufacturer:
      (isMadeByOtherMaker ? maker.manufacturer : null) ??
      vehicle?.manufacturer ??
      maker?.manufacturer ??
      null,
  };
}

function createVinRecord(text: string, source: VehicleSource, { now }: LookupContext): VinRecord {
  const parts = parseVin(text);
  let vehicle: PromiseOrValue<Partial<Vehicle>> | undefined;
  return {
    vin: text.replace(/[\s-]/g, '').toUpperCase(),
    parts,
    vehicle: () => {
      if (vehicle !== undefined) return vehicle;
      if (parts === null) return (vehicle = {});
      return (vehicle = chain(source(), (vehicles) => decodeVehicle(vehicles, parts, now)));
    },
  };
}

const createFactResolver =
  <K extends keyof Vehicle>(key: K) =>
  ({ vehicle }: VinRecord): PromiseOrValue<Vehicle[K] | null> =>
    chain(vehicle(), (each) => each[key] ?? null);

export const vinResolvers = (source: VehicleSource): Resolvers => ({
  Query: {
    vin: (_, { vin }, context) => createVinRecord(vin, source, context),
    vins: (_, { vins }, context) =>
      resolveBatch('values', vins, 'vins', (vin) => createVinRecord(vin, source, context)),
  },
  Vin: {
    valid: ({ parts }) => parts !== null,
    reason: ({ vin }) => findVinFlaw(vin),
    checkDigitValid: ({ parts }) => parts?.checkDigitValid ?? null,
    wmi: ({ parts }) => parts?.wmi ?? null,
    serial: ({ parts }) => (parts === null ? null : findSerial(parts)),
    year: createFactResolver('year'),
    make: createFactResolver('make'),
    model: createFactResolver('model'),
    trim: createFactResolver('trim'),
    body: createFactResolver('body'),
    type: createFactResolver('type'),
    series: createFactResolver('series'),
    doors: createFactResolver('doors'),
    cylinders: createFactResolver('cylinders'),
    displacement: createFactResolver('displacement'),
    fuel: createFactResolver('fuel'),
    engine: createFactResolver('engine'),
    horsepower: createFactResolver('horsepower'),
    drive: createFactResolver('drive'),
    transmission: createFactResolver('transmission'),
    manufacturer: createFactResolver('manufacturer'),
    plantCity: createFactResolver('plantCity'),
    plantState: createFactResolver('plantState'),
    plantCountry: createFactResolver('plantCountry'),
    gvwr: createFactResolver('gvwr'),
    // No source in use contains recalls. An empty list would mean that the vehicle has no recalls.
    recalls: () => null,
    deep: (record) => record,
  },
});
