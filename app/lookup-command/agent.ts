import type { RemoteSource } from '../../cli/remote.ts';
import { createCatalog, sendInProcess, sendTo, serveMcp } from '../mcp.ts';
import { readSettings } from '../settings/settings.ts';
import { openLocal } from './local-store.ts';

/**
 * Serves an AI agent over stdin and stdout until the agent disconnects.
 * @param service the service that handles the requests; null: open the store of the settings in this process
 * @throws UserFacingError
 */
export async function serveAgent(
  service: RemoteSource | null,
  environment: NodeJS.ProcessEnv,
  onError: (text: string) => void,
): Promise<void> {
  if (service !== null) {
    await serveMcp(createCatalog(), sendTo(service));
    await service.close();
    return;
  }
  const settings = readSettings(environment);
  const { graph, close } = await openLocal(settings, onError);
  await serveMcp(createCatalog(), sendInProcess(graph, settings));
  await close();
}
