import { getKeyScopes } from '../../rest-compat/routing/key-scopes.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { executeKeyCommand } from '../key-administration/commands.ts';
import { KeyRegistry } from '../key-administration/key-registry.ts';
import type { JobContext } from '../service/thread-role.ts';
import { getReachableHost, type Settings } from '../settings/settings.ts';
import { openControlSocket } from './control-socket.ts';

/**
 * Serves the other programs of this machine over the control socket, because only this process can open the database. Handles the
 * commands of `keys`, requests for the service's address, and notifications about imports and backups.
 * @returns a function that closes the socket
 */
export function openKeyServer({
  settings,
  database,
  access,
  clock,
}: JobContext): Promise<() => Promise<void>> {
  const administration = {
    book: new KeyRegistry(database, clock),
    scopes: getKeyScopes(routes),
    clock,
    settle: access.settle,
  };
  const broadcast = async (notification: 'units' | 'data'): Promise<string> => {
    await access.broadcast(notification);
    return '';
  };
  const requests = new Map<string, () => Promise<string>>([
    ['address', async () => `${getLocalAddress(settings)}\n`],
    // Return all leases to the store together with their usage, so that the store can be read or replaced.
    ['settle', () => broadcast('units')],
    ['changed', () => broadcast('data')],
  ]);
  return openControlSocket(
    database.dataDir,
    async (args) => {
      const [name = ''] = args;
      const request = args.length === 1 ? requests.get(name) : undefined;
      if (request !== undefined) return { code: 0, text: await request() };
      const response = await executeKeyCommand(args, (command) => command(administration));
      await access.broadcast('keys');
      return response;
    },
    database.share,
  );
}

/** Returns the URL at which programs on this machine reach the service. */
function getLocalAddress({ host, port, baseUrl }: Settings): string {
  const { pathname } = new URL(baseUrl);
  return `http://${getReachableHost(host)}:${port}${pathname.replace(/\/$/, '')}`;
}
