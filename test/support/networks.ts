import { networksFormat, type Networks } from '../../db/snapshot/networks.ts';
import { airportsAndPortsFormat, type AirportsAndPorts } from '../../db/snapshot/airports-and-ports.ts';
import { buildTable } from './places.ts';

/** Returns all networks of a fresh installation, without a store. */
export const buildTestNetworks = (): Promise<Networks> => buildTable(networksFormat);

/** Returns all airports and ports of a fresh installation, without a store. */
export const buildTestTerminals = (): Promise<AirportsAndPorts> => buildTable(airportsAndPortsFormat);
