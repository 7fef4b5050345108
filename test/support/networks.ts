import { networksForm, type Networks } from '../../db/snapshot/networks.ts';
import { terminalsForm, type Terminals } from '../../db/snapshot/terminals.ts';
import { builtTable } from './places.ts';

/** Returns all networks of a fresh installation, without a store. */
export const testNetworks = (): Promise<Networks> => builtTable(networksForm);

/** Returns all airports and ports of a fresh installation, without a store. */
export const testTerminals = (): Promise<Terminals> => builtTable(terminalsForm);
