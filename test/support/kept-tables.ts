import { freshInstallation } from './fresh-installation.ts';
import { testPlaces } from './places.ts';

/** Makes what unit tests keep between runs, before the first of them has a limit of time for it. */
export default async function setup(): Promise<void> {
  await freshInstallation('embedded');
  await testPlaces();
}
