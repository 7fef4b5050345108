import { executeDataCommand } from '../data-commands/commands.ts';

// Ends with the service that has started an import on demand, but does not wait for it.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
process.exitCode = await executeDataCommand(process.argv.slice(2), process.env, process.stdout);
