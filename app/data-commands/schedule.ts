import { isAbsolute, join } from 'node:path';

/** Settings that the updating process needs as the service has them. */
const shared = ['DATA_DIR', 'DATABASE_URL', 'IMPORT_TRUSTED', 'IMPORT_MIRROR'] as const;
/** Those that hold a password. */
const secret = new Set<string>(['DATABASE_URL']);

/**
 * The line of crontab(5) that updates the data every week.
 * @param program path of dist/data.js
 * @param here the working folder, from which paths of settings count
 */
export function scheduleText(
  environment: Readonly<Record<string, string | undefined>>,
  {
    node,
    program,
    here,
    names,
  }: Readonly<Record<'node' | 'program' | 'here', string>> & {
    readonly names: readonly string[];
  },
): string {
  const dataDir = environment['DATA_DIR'] || '.data';
  const values: Readonly<Record<string, string | undefined>> = {
    ...environment,
    DATA_DIR: isAbsolute(dataDir) ? dataDir : join(here, dataDir),
  };
  const set = shared.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === '') return [];
    return [`${name}=${secret.has(name) ? '…' : quoted(value)}`];
  });
  const command = [quoted(node), quoted(program), 'update', ...names].join(' ');
  const lines = [
    '# Every Monday at 04:17, for the user that runs the service (crontab -e).',
    // cron takes a % for the end of the line.
    `17 4 * * 1 ${[...set, command].join(' ')}`.replaceAll('%', '\\%'),
  ];
  if (set.some((each) => each.endsWith('=…')))
    lines.push(
      '# DATABASE_URL has a password: let the line read it from a file of that user alone, or use examples/systemd.',
    );
  return `${lines.join('\n')}\n`;
}

const quoted = (text: string): string =>
  /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
