import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The comments name the errors that a type checker must report. */
const program = `
import json, sys
from lookup_client import lookup, LookupServiceError

client = lookup(sys.argv[1], sys.argv[2])
country = client.get("/country/{code}", code="NO")
postal = client.get("/postal/{code}", code="90210", country="US", deep=True)
clock = client.get("/time/{timezone}", timezone="Asia/Kolkata")
local = client.get("/time", city="Oslo", country="NO")
holidays = client.get("/holiday/{country}/bridges", country="NO", year=2026)
try:
    client.get("/currency/{code}", code="QQQ")
    code = None
except LookupServiceError as error:
    code = error.code
graph = client.graphql("query ($code: ID!) { country(code: $code) { name } }", {"code": "NO"})
paths = [result.get("answer", {}).get("name") for result in client.bulk(["/city/Oslo", "/city/Qqqqq"])]
records = list(client.bulk([{"Town": "Oslo", "country": "NO"}], add="city.timezone", by="name=Town,country"))
print(json.dumps([country["currency"], postal["city"], clock["offset"], local, holidays["year"], code, graph, paths, records]))
`;

const mistakes = `
from lookup_client import lookup

client = lookup("http://127.0.0.1:4000")
client.get("/contry/{code}", code="NO")
client.get("/country/{code}")
client.get("/country/{code}", code="NO", depth=True)
client.get("/country/{code}", code="NO")["nam"]
number: int = client.get("/country/{code}", code="NO")["name"]
`;

const folderOf = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'python-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
};

test('the Python client sends requests to a running service and reads the responses', () => {
  const { url, key } = inject('service');
  const folder = folderOf({ 'main.py': program });
  const output = execFileSync('python3', [join(folder, 'main.py'), url, key], {
    env: { ...process.env, PYTHONPATH: join(root, 'clients/python'), PYTHONDONTWRITEBYTECODE: '1' },
    encoding: 'utf8',
  });
  expect(JSON.parse(output)).toEqual([
    'NOK',
    'Beverly Hills',
    '+05:30',
    expect.objectContaining({ timezone: 'Europe/Oslo' }),
    2026,
    'not_found',
    { country: { name: 'Norway' } },
    ['Oslo', null],
    [expect.objectContaining({ Town: 'Oslo', 'city.timezone': 'Europe/Oslo', 'city.status': 'found' })],
  ]);
});

interface Diagnostic {
  readonly file: string;
  readonly severity: string;
  readonly range: { readonly start: { readonly line: number } };
}

test('a type checker accepts correct use of the Python client and reports each mistake', () => {
  const client = join(root, 'clients/python');
  const folder = folderOf({
    'main.py': program,
    'mistakes.py': mistakes,
    'pyrightconfig.json': JSON.stringify({
      include: ['.', join(client, 'lookup_client')],
      extraPaths: [client],
      pythonVersion: '3.11',
    }),
  });
  const errors = checkTypes(folder).filter(({ severity }) => severity === 'error');
  const lines = errors.map(
    ({ file, range }) => `${file.slice(file.lastIndexOf('/') + 1)}:${range.start.line}`,
  );
  expect([...new Set(lines)]).toEqual([4, 5, 6, 7, 8].map((line) => `mistakes.py:${line}`));
});

/** Runs Pyright, which ends with status 1 when it reports errors. */
function checkTypes(folder: string): readonly Diagnostic[] {
  const pyright = join(root, 'node_modules', 'pyright/index.js');
  const options = ['--outputjson', '--project', folder];
  const output = runWithStatusOne(() =>
    execFileSync(process.execPath, [pyright, ...options], { encoding: 'utf8' }),
  );
  return (JSON.parse(output) as { generalDiagnostics: readonly Diagnostic[] }).generalDiagnostics;
}

function runWithStatusOne(run: () => string): string {
  try {
    return run();
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1 && 'stdout' in error)
      return String(error.stdout);
    throw error;
  }
}
