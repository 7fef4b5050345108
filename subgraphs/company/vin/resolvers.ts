import { readFacts } from '../../../facts/fact-table.ts';
import { chain, type PromiseOrValue } from '../../../core/promise-or-value.ts';
import type { LookupContext } from '../../../core/lookup-context.ts';
import { lazy } from '../../../core/lazy.ts';
import { batch } from '../../validation/batch.ts';
import type { Resolvers } from '../schema.generated.ts';
import type { Vehicles, VehicleSource } from './vehicle-source.ts';
import type { Vehicle } from './vehicle.ts';
import { parseVin, serialOf, vinFlaw, type VinParts } from './vin.ts';

export interface VinRecord {
  /** The number as requested, in upper case without spaces and hyphens. */
  readonly vin: string;
  /** Parts of the number; null when the number is not valid. */
  readonly parts: VinParts | null;
  /** Decodes the number once, when the first of the vehicle's facts is read. */
  readonly vehicle: () => Partial<Vehicle> | Promise<Partial<Vehicle>>;
}

interface Maker {
  /** Name of the make; null when the manufacturer sells several makes. */
  readonly make: string | null;
  readonly manufacturer: string | null;
}

const orNull = (text: string) => (text === '' ? null : text);

const makers = lazy(
  () =>
    new Map(
      readFacts('vehicle-makers').map(({ wmi = '', make = '', manufacturer = '' }): [string, Maker] => [
        wmi,
        { make: orNull(make), manufacturer: orNull(manufacturer) },
      ]),
    ),
);

function vehicleOf(vehicles: Vehicles, parts: VinParts, now: number): Partial<Vehicle> {
  // Allow the next year: a model year may begin in the preceding calendar year.
  const vehicle = vehicles.decode(parts, new Date(now).getUTCFullYear() + 1);
  const maker = makers().get(parts.maker);
  const decodedMake = vehicle?.make ?? null;
  // A vehicle whose model NHTSA does not know was not built for the US market. Its maker may use another make in other markets.
  const isForeign = (vehicle?.model ?? null) === null && maker !== undefined;
  return {
    ...vehicle,
    make: isForeign ? maker.make : (decodedMake ?? maker?.make ?? null),
    manufacturer:
      (isForeign ? maker.manufacturer : null) ?? vehicle?.manufacturer ?? maker?.manufacturer ?? null,
  };
}

function vinRecord(text: string, source: VehicleSource, { now }: LookupContext): VinRecord {
  const parts = parseVin(text);
  let vehicle: PromiseOrValue<Partial<Vehicle>> | undefined;
  return {
    vin: text.replace(/[\s-]/g, '').toUpperCase(),
    parts,
    vehicle: () => {
      if (vehicle !== undefined) return vehicle;
      if (parts === null) return (vehicle = {});
      return (vehicle = chain(source(), (vehicles) => vehicleOf(vehicles, parts, now)));
    },
  };
}

const fact =
  <K extends keyof Vehicle>(key: K) =>
  ({ vehicle }: VinRecord): PromiseOrValue<Vehicle[K] | null> =>
    chain(vehicle(), (each) => each[key] ?? null);

export const vinResolvers = (source: VehicleSource): Resolvers => ({
  Query: {
    vin: (_, { vin }, context) => vinRecord(vin, source, context),
    vins: (_, { vins }, context) => batch('values', vins, 'vins', (vin) => vinRecord(vin, source, context)),
  },
  Vin: {
    valid: ({ parts }) => parts !== null,
    reason: ({ vin }) => vinFlaw(vin),
    checkDigitValid: ({ parts }) => parts?.checkDigitValid ?? null,
    wmi: ({ parts }) => parts?.wmi ?? null,
    serial: ({ parts }) => (parts === null ? null : serialOf(parts)),
    year: fact('year'),
    make: fact('make'),
    model: fact('model'),
    trim: fact('trim'),
    body: fact('body'),
    type: fact('type'),
    series: fact('series'),
    doors: fact('doors'),
    cylinders: fact('cylinders'),
    displacement: fact('displacement'),
    fuel: fact('fuel'),
    engine: fact('engine'),
    horsepower: fact('horsepower'),
    drive: fact('drive'),
    transmission: fact('transmission'),
    manufacturer: fact('manufacturer'),
    plantCity: fact('plantCity'),
    plantState: fact('plantState'),
    plantCountry: fact('plantCountry'),
    gvwr: fact('gvwr'),
    // No source in use has recalls. An empty list would mean that there are none.
    recalls: () => null,
    deep: (record) => record,
  },
});
