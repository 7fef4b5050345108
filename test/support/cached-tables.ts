import { freshInstallation } from './fresh-installation.ts';
import { testPlaces } from './places.ts';

/** Creates the data that unit tests cache between runs, before a test with a timeout needs it. */
export default async function setup(): Promise<void> {
  await freshInstallation('embedded');
  await testPlaces();
}
