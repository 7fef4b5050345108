import { parentPort } from 'node:worker_threads';
import { openVpic } from './vpic.ts';
import { VehicleDecoder, type Vehicle } from './vehicle.ts';
import type { VinParts } from './vin.ts';

/** What the thread is asked. */
export interface VehicleQuestion {
  readonly id: number;
  readonly parts: VinParts;
  readonly latest: number;
}

/** What it answers: a vehicle, null when the maker is not known, or why it failed. */
export type VehicleAnswer =
  | { readonly id: number; readonly vehicle: Vehicle | null }
  | { readonly id: number; readonly failure: string };

const decoder = openVpic().then((database) => new VehicleDecoder(database));

async function answer({ id, parts, latest }: VehicleQuestion): Promise<VehicleAnswer> {
  try {
    return { id, vehicle: (await decoder).decode(parts, latest) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (question: VehicleQuestion) => {
  void answer(question).then((reply) => parentPort?.postMessage(reply));
});
