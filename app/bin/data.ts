import { executeDataCommand } from '../data-commands/commands.ts';

// End an import on demand when the service that started it ends.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
process.exitCode = await executeDataCommand(process.argv.slice(2), process.env, process.stdout);
