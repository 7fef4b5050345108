import { data } from '../data-commands/commands.ts';

process.exitCode = await data(process.argv.slice(2), process.env, process.stdout);
