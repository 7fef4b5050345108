import { formatSettingsHelp } from '../settings/help.ts';
import { requireNoArguments } from '../settings/serve-arguments.ts';
import { readSettings } from '../settings/settings.ts';
import { countAutomaticThreads, describeMachine } from '../threads/automatic-threads.ts';
import { getInheritedSockets, launch } from '../threads/launch.ts';

/** Runs `npm start`: serves in this process. With WORKERS above 1, launches a process that serves. */
async function main(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(formatSettingsHelp(process.stdout.columns));
    return;
  }
  requireNoArguments('lookup serve', process.argv.slice(2));
  const settings = readSettings(process.env);
  const sockets = getInheritedSockets(process.env);
  const threads = settings.workers === 'auto' ? countAutomaticThreads(describeMachine()) : settings.workers;
  if (threads > 1 && sockets.length === 0) return launch(settings, threads);
  const { serve } = await import('../service/lifecycle.ts');
  await serve(settings, sockets);
}

main().catch(async (error: unknown) => (await import('../describe-error.ts')).exitWithError(error));
