import { airports } from '../../db/importers/airports.ts';
import { autonomousSystems } from '../../db/importers/autonomous-systems.ts';
import { ipCountries } from '../../db/importers/ip-countries.ts';
import { ports } from '../../db/importers/ports.ts';
import { networksForm, type Networks } from '../../db/snapshot/networks.ts';
import { terminalsForm, type Terminals } from '../../db/snapshot/terminals.ts';
import { builtTable } from './places.ts';

/** All networks as a fresh installation has them, without a store. */
export const testNetworks = (): Promise<Networks> =>
  builtTable(networksForm, [ipCountries, autonomousSystems]);

/** All airports and ports as a fresh installation has them, without a store. */
export const testTerminals = (): Promise<Terminals> => builtTable(terminalsForm, [airports, ports]);
