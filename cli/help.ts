import { hasDeep, isFlag, listUsages, type Family } from '../rest-compat/routing/families.ts';

type Families = ReadonlyMap<string, Family>;

/** Returns the output of `lookup --help`. */
export const formatHelp = (
  families: Families,
): string => `Usage: lookup <family> [words …] [--parameter value …] [--deep] [--json | --csv] [--fields a,b.c]
       lookup enrich <file> --add <family>.<field>,… [--by …]     (lookup enrich --help)
       lookup mcp                                                 (for agents, over stdio: lookup mcp --help)
       lookup backup <file> | restore <file> | data <command>     (lookup data help)
       lookup zones diff <edition> <edition>                      (lookup zones --help)
       lookup serve                                               (the service: lookup serve --help)
       lookup keys <command>                                      (API keys: lookup keys help)
       lookup subgraph <name>                                     (one subgraph: lookup subgraph --help)
       lookup completion bash|zsh|fish
       lookup --version

Words are the segments of the documented path, options its query parameters:

${listExamples(families).join('\n')}

Families (lookup <family> --help has the parameters of each):

${Array.from(families.values(), ({ name, rows: [row] }) => `  ${name.padEnd(12)} ${row?.summary ?? ''}`).join('\n')}

The word - means the lines of standard input: lookup ip - < addresses.txt prints one line of JSON (or CSV) for each.

On a terminal the output is a table, in a pipe JSON; --json, --csv and --fields change it.
Target: the service at LOOKUP_URL, with the key in LOOKUP_KEY, in the file LOOKUP_KEY_FILE, or typed at a prompt;
without LOOKUP_URL the service that runs on the data folder, and when none does, the folder itself.
Data folder: DATA_DIR. Default: .data in the working directory, or in the folder of this program if the former has no data.
Exit codes: 0 found, 1 not found, 2 invalid or rejected, 3 unavailable.
`;

/** The output of `lookup mcp --help`. */
export const mcpHelp = `Usage: lookup mcp

Serves an agent over stdin and stdout by the Model Context Protocol. Tools: search, describe and run. A client is configured
with the path of this program, and starts it in any folder:

  {
    "mcpServers": {
      "lookup": {
        "command": "node",
        "args": ["/path/to/lookup/bin/lookup.js", "mcp"],
        "env": { "LOOKUP_URL": "https://lookup.example", "LOOKUP_KEY": "secret_..." }
      }
    }
  }

All of env is optional:

  DATA_DIR         Data folder. Default: .data in the working directory, or in the folder of this program if the former has
                   no data. Requests go to the service that runs on it, or else read the folder directly.
  LOOKUP_URL       Service to request instead.
  LOOKUP_KEY       Key for the service. LOOKUP_KEY_FILE names a file that holds it. Default without LOOKUP_URL: the first key.
`;

const listExamples = (families: Families): string[] =>
  [
    ['city', 'lookup city Paris --country FR'],
    ['ip', 'lookup ip 8.8.8.8 --deep'],
    ['time', 'lookup time Asia/Tokyo --to Europe/Paris'],
    ['country', 'lookup country FR states --fields state,name'],
  ].flatMap(([family, line]) => (families.has(family ?? '') ? [`  ${line}`] : []));

/** Returns the output of `lookup <family> --help`. */
export function formatFamilyHelp(family: Family): string {
  const parameters = new Map(
    family.rows.flatMap(({ parameters: entries = {} }) =>
      Object.entries(entries).filter(([, { in: at }]) => at === 'path'),
    ),
  );
  const formatLine = (name: string, summary: string) => `  ${name.padEnd(26)} ${summary}`;
  const options = Array.from(family.options, ([name, parameter]) =>
    formatLine(`--${name}${isFlag(parameter) ? '' : ` ${parameter.example}`}`, parameter.summary),
  );
  if (hasDeep(family)) options.push(formatLine('--deep', 'Adds the richer fields.'));
  const examplesToPrint = family.rows.flatMap(({ examples: entries }) => entries).slice(0, 6);
  return [
    ...['Usage:', ...listUsages(family), ''],
    ...family.rows.map(({ path, when = [], summary }) => formatLine([path, ...when].join(' '), summary)),
    ...(parameters.size === 0
      ? []
      : ['', 'Words:', ...Array.from(parameters, ([name, { summary }]) => formatLine(`<${name}>`, summary))]),
    ...['', 'Options:', ...options, ''],
    ...(examplesToPrint.length === 0
      ? []
      : [
          'Examples:',
          ...examplesToPrint.map(({ path, note }) => `  ${toCommand(path).padEnd(58)} # ${note}`),
          '',
        ]),
  ].join('\n');
}

/** Returns a documented path as a `lookup` command. */
export function toCommand(path: string): string {
  const [segments = '', query = ''] = path.split('?');
  const words = segments
    .split('/')
    .slice(1)
    .map((word) => quoteWord(decodeURIComponent(word)));
  const options = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=');
      const text = decodeURIComponent(value.replaceAll('+', ' '));
      return text === 'true' ? `--${name}` : `--${name}=${quoteWord(text)}`;
    });
  return ['lookup', ...words, ...options].join(' ');
}

const quoteWord = (text: string) =>
  /^[\w@%+:,./\p{L}\p{Extended_Pictographic}-]+$/u.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
