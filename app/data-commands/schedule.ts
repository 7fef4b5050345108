import { isAbsolute, join } from 'node:path';

/** Settings that the update process must share with the service. */
const sharedSettings = ['DATA_DIR', 'DATABASE_URL', 'IMPORT_TRUSTED', 'IMPORT_MIRROR'] as const;
/** Settings that contain a password. */
const secretSettings = new Set<string>(['DATABASE_URL']);

/**
 * Returns the crontab(5) lines that update the data every week.
 * @param program path of dist/data.js
 * @param here the working directory; paths in settings are relative to it
 */
export function formatSchedule(
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
  const assignments = sharedSettings.flatMap((name) => {
    const value = values[name];
    if (value === undefined || value === '') return [];
    return [`${name}=${secretSettings.has(name) ? '…' : quoteForShell(value)}`];
  });
  const command = [quoteForShell(node), quoteForShell(program), 'update', ...names].join(' ');
  const lines = [
    '# Every Monday at 04:17, for the user that runs the service (crontab -e).',
    // cron treats an unescaped % as the end of the line.
    `17 4 * * 1 ${[...assignments, command].join(' ')}`.replaceAll('%', '\\%'),
  ];
  if (assignments.some((each) => each.endsWith('=…')))
    lines.push(
      '# DATABASE_URL has a password: read it from a file that only this user may read, or use examples/systemd.',
    );
  return `${lines.join('\n')}\n`;
}

const quoteForShell = (text: string): string =>
  /^[\w./:@=,+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
