import { accessClasses, accessSieges } from './access.ts';
import type { Siege } from './attack.ts';
import { bulkClasses } from './bulk.ts';
import { connectionClasses } from './connections.ts';
import { clockSiege } from './clock-jumps.ts';
import { costClasses } from './costs.ts';
import { documentClasses } from './documents.ts';
import { fileClasses, operatorClasses } from './files.ts';
import { diskSiege } from './full-disk.ts';
import { killSiege } from './killed-service.ts';
import { logSieges } from './logs.ts';
import { storeSiege } from './failing-postgresql.ts';
import { providerSieges } from './providers.ts';

/** All attacks, by the settings of the service. */
export const sieges: readonly Siege[] = [
  { name: 'files of the operator', classes: [...operatorClasses, ...fileClasses] },
  {
    name: 'defaults',
    // The rate limits are tested on a separate service, so that no attack uses up the limits of another attack.
    prepare: async () => ({ settings: { KEYLESS_PER_MINUTE: '1000000' } }),
    classes: [...bulkClasses, ...documentClasses, ...costClasses, ...connectionClasses, ...accessClasses],
  },
  ...accessSieges,
  ...providerSieges,
  ...logSieges,
  killSiege,
  diskSiege,
  storeSiege,
  clockSiege,
];
