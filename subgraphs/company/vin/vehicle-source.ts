import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { createUnavailableError } from '../../../core/lookup-error.ts';
import { decode } from './vehicle-file.ts';
import { VehicleDecoder } from './vehicle.ts';

/** Loads the vehicle data. Rejects with service_unavailable when the data cannot be read. */
export type VehicleSource = () => Vehicles | Promise<Vehicles>;
export type Vehicles = Pick<VehicleDecoder, 'decode'>;

const vehicleFile = new URL('vehicles.bin', import.meta.url);

/**
 * Creates a source that loads vehicles.bin on the first query and caches the result. After a failure, the next query tries
 * again.
 * @param file begins with a header of text lines, which ends with an empty line
 */
export function createVehicleSource(file: URL = vehicleFile): VehicleSource {
  let loadedVehicles: Vehicles | undefined;
  let openingPromise: Promise<Vehicles> | undefined;
  return () => {
    if (loadedVehicles !== undefined) return loadedVehicles;
    openingPromise ??= openVehicleFile(file).then(
      (decoder) => (loadedVehicles = decoder),
      (error: unknown) => {
        openingPromise = undefined;
        throw createUnavailableError(
          `The vehicle data (vPIC) cannot be read: ${error instanceof Error ? error.message : String(error)}. Restore subgraphs/company/vin/vehicles.bin from the release.`,
        );
      },
    );
    return openingPromise;
  };
}

async function openVehicleFile(file: URL): Promise<VehicleDecoder> {
  const bytes = await readFile(file);
  const body = bytes.subarray(bytes.indexOf('\n\n') + 2);
  return new VehicleDecoder(decode(await promisify(brotliDecompress)(body)));
}
