import { networksForm, type Networks } from '../../db/snapshot/networks.ts';
import { terminalsForm, type Terminals } from '../../db/snapshot/terminals.ts';
import { builtTable } from './places.ts';

/** All networks as a fresh installation has them, without a store. */
export const testNetworks = (): Promise<Networks> => builtTable(networksForm);

/** All airports and ports as a fresh installation has them, without a store. */
export const testTerminals = (): Promise<Terminals> => builtTable(terminalsForm);
