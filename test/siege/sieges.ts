import { accessClasses, accessSieges } from './access.ts';
import type { Siege } from './attack.ts';
import { bulkClasses } from './bulk.ts';
import { connectionClasses } from './connections.ts';
import { documentClasses } from './documents.ts';
import { fileClasses, operatorClasses } from './files.ts';
import { providerSieges } from './providers.ts';

/** All attacks, by the settings of the service. Classes that use up the limits of an address come last. */
export const sieges: readonly Siege[] = [
  { name: 'files of the operator', classes: [...operatorClasses, ...fileClasses] },
  {
    name: 'defaults',
    classes: [...bulkClasses, ...documentClasses, ...connectionClasses, ...accessClasses].sort(
      (a, b) => Number(a.usesUpAddress ?? false) - Number(b.usesUpAddress ?? false),
    ),
  },
  ...accessSieges,
  ...providerSieges,
];
