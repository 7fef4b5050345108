import { executeDataCommand } from '../data-commands/commands.ts';

// An import on demand ends when the service that started it ends.
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
process.exitCode = await executeDataCommand(process.argv.slice(2), process.env, process.stdout);
