import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let folder: string;
let checkout: string;

/** A copy of the checkout at a path with characters that must be escaped in URLs and shells. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lookup-path-'));
  checkout = join(folder, 'a b%20c#d Müller 東京?x');
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((path) => path !== '')) {
    mkdirSync(join(checkout, dirname(file)), { recursive: true });
    cpSync(join(root, file), join(checkout, file), { force: true });
  }
  // A small data folder, since creating one takes longer than all the commands.
  const store = await databases[0]?.make();
  if (store === undefined) throw new Error('no PGlite');
  cpSync(store.dataDir, join(folder, 'data ä'), { recursive: true });
  await store.remove();
  install();
  const { code, text } = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) throw new Error(text);
});
/** Links all packages except the database, which is copied because it locates its files by its real path. */
function install(): void {
  const [from, to] = [join(root, 'node_modules'), join(checkout, 'node_modules')];
  mkdirSync(join(to, '@electric-sql'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@electric-sql') symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, '@electric-sql', 'pglite'), join(to, '@electric-sql', 'pglite'), { recursive: true });
}
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(
  program: string,
  args: readonly string[],
  data = 'data ä',
): Promise<{ code: number; text: string }> {
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: join(folder, data) };
  return new Promise((resolve) => {
    execFile(program, args, { cwd: checkout, env }, (error, stdout, stderr) => {
      resolve({
        code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1,
        text: stdout + stderr,
      });
    });
  });
}

const runNpm = (...args: string[]) => run('npm', ['run', '--silent', ...args]);

test.each([
  [['start', '--', '--help'], /Usage: lookup serve[^]*npm start[^]*DATA_DIR/],
  [['keys', '--', '--help'], /Usage: npm run keys[^]*create/],
  [['pack', '--', '--help'], /Usage: npm run pack/],
  [['subgraph', '--', '--help'], /Usage: npm run subgraph -- geo[^]*npm start -- --help/],
  [['keys', '--', 'list'], /^$/],
  [['data', '--', 'help'], /Usage: npm run data[^]*Datasets:/],
  [['data', '--', 'list'], /cities +not imported/],
] as const)(
  'the command npm run %j works in a checkout whose path has spaces, %, #, ? and non-ASCII letters',
  async (args, stated) => {
    const { code, text } = await runNpm(...args);
    expect(text).toMatch(stated);
    expect(code).toBe(0);
  },
);

test('npm run data names a missing data folder in its error and does not create it', async () => {
  const { code, text } = await run('npm', ['run', '--silent', 'data', '--', 'list'], 'new #data');
  expect(text).toContain(join(folder, 'new #data'));
  expect(code).toBe(1);
  expect(existsSync(join(folder, 'new #data'))).toBe(false);
});

test('the program of a subgraph prints its usage for an unknown name in a checkout with an unusual path', async () => {
  expect(await runNpm('subgraph', '--', 'nowhere')).toEqual({
    code: 1,
    text: 'Usage: npm run subgraph -- geo|company|time|contact\n',
  });
  expect(await run(process.execPath, ['dist/compose.js', '--check'])).toEqual({ code: 0, text: '' });
});

test('a stack trace of a built program names the lines of the TypeScript sources', async () => {
  writeFileSync(
    join(checkout, 'app', 'broken.ts'),
    "function inner(wrong: string): never {\n  throw new Error(wrong);\n}\n\ninner('on purpose');\n",
  );
  expect((await run(process.execPath, ['build.js', 'app/broken.ts'])).code).toBe(0);
  const { code, text } = await run(process.execPath, ['dist/tools/broken.js']);
  expect(code).toBe(1);
  expect(text).toMatch(/app\/broken\.ts:2/);
  expect(text).toMatch(/app\/broken\.ts:5/);
});

test('a build error is printed, results in exit code 1 and keeps the previously built programs', async () => {
  writeFileSync(join(checkout, 'app', 'unreadable.ts'), 'const = 1;\n');
  const { code, text } = await run(process.execPath, ['build.js', 'app/unreadable.ts']);
  expect(code).toBe(1);
  expect(text).toContain('app/unreadable.ts:1:6');
  expect((await runNpm('data', '--', 'help')).code).toBe(0);
});
