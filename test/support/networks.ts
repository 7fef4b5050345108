import { airports } from '../../db/datasets/airports.ts';
import { autonomousSystems } from '../../db/datasets/autonomous-systems.ts';
import { ipCountries } from '../../db/datasets/ip-countries.ts';
import { ports } from '../../db/datasets/ports.ts';
import { networksForm, type Networks } from '../../db/snapshot/networks.ts';
import { terminalsForm, type Terminals } from '../../db/snapshot/terminals.ts';
import { builtTable } from './places.ts';

/** All networks as a fresh installation has them, without a store. */
export const testNetworks = (): Promise<Networks> =>
  builtTable(networksForm, [ipCountries, autonomousSystems]);

/** All airports and ports as a fresh installation has them, without a store. */
export const testTerminals = (): Promise<Terminals> => builtTable(terminalsForm, [airports, ports]);
