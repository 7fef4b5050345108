import { data } from './data/data.ts';

process.exitCode = await data(process.argv.slice(2), process.env, process.stdout);
