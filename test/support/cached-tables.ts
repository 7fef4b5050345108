import { makeFreshInstallation } from './fresh-installation.ts';
import { readTestPlaces } from './places.ts';

/** Creates the data that unit tests cache between runs, before a test with a timeout needs it. */
export default async function setup(): Promise<void> {
  await makeFreshInstallation('embedded');
  await readTestPlaces();
}
