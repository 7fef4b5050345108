import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, test } from 'vitest';
import { routes } from '../../rest-compat/routes/index.ts';
import type { RowResponse } from '../../rest-compat/bulk/row-response.ts';
import { groupByFamily } from '../../rest-compat/routing/families.ts';
import type { Source } from '../source.ts';
import { enrich } from './enrich.ts';
import { parseJsonLines } from '../../test/support/json-lines.ts';

const folder = mkdtempSync(join(tmpdir(), 'lookup-enrich-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Time zones of cities. */
const zones: Record<string, string> = {
  Oslo: 'Europe/Oslo',
  Tokyo: 'Asia/Tokyo',
  München: 'Europe/Berlin',
  'Washington, D.C.': 'America/New_York',
};
const respondTo = (path: string): RowResponse => {
  const { pathname, searchParams } = new URL(path, 'http://x');
  const name = decodeURIComponent(pathname.split('/')[2] ?? '');
  if (name === 'down') return { status: 503, body: { code: 'service_unavailable', message: 'down' } };
  if (name === '?') return { status: 400, body: { code: 'invalid_request', message: 'no' } };
  if (searchParams.get('country') === 'Norge')
    return {
      status: 400,
      body: { code: 'invalid_request', param: 'country', message: 'country must be a code: NO works.' },
    };
  if (name === 'Springfield')
    return { status: 200, body: { name, timezone: 'America/Chicago', matches: 9, country: 'US' } };
  const timezone = zones[name];
  return timezone === undefined
    ? { status: 404, body: { code: 'not_found', message: 'none' } }
    : {
        status: 200,
        body: {
          name,
          timezone,
          matches: 1,
          country: searchParams.get('country'),
          deep: searchParams.has('deep') ? { names: { ja: '東京' } } : null,
        },
      };
};

interface RunResult {
  readonly code: number;
  readonly out: string;
  readonly complaints: string;
  readonly requestedPaths: readonly string[];
}

async function run(args: readonly string[], ask: Source['ask'] = respondTo): Promise<RunResult> {
  const requestedPaths: string[] = [];
  let out = '';
  let errorOutput = '';
  const stdout = new Writable({
    decodeStrings: false,
    write(chunk, _encoding, done) {
      out += String(chunk);
      done();
    },
  });
  const code = await enrich(args, {
    families: groupByFamily(routes),
    open: async () => ({
      ask: (path) => {
        requestedPaths.push(path);
        return ask(path);
      },
      close: async () => undefined,
    }),
    terminal: {
      isTerminal: false,
      write: (text) => void (out += text),
      writeError: (text) => void (errorOutput += text),
    },
    stdin: () => process.stdin,
    stdout,
    monotonicNow: () => 0,
  });
  return { code, out, complaints: errorOutput, requestedPaths };
}

let files = 0;
function writeInputFile(content: string | Buffer, ending = 'csv'): string {
  files += 1;
  const path = join(folder, `${files}.${ending}`);
  writeFileSync(path, content);
  return path;
}

const cityArguments = ['--add', 'city.timezone', '--by', 'city,country'];

describe('lookup enrich with a CSV file', () => {
  test('lookup enrich keeps the row order, the other columns and the quoting, and adds fields and a status', async () => {
    const input = writeInputFile(
      'id,city,note,country\n1,Oslo,"a ""b"", c",NO\n2,Nowhere,,\n3,"Washington, D.C.",,US\n4,,x,NO\n5,?,,\n6,down,,\n7,Springfield,,US\n',
    );
    const { out, complaints } = await run([input, ...cityArguments]);
    expect(parse(out)).toEqual([
      ['id', 'city', 'note', 'country', 'city.timezone', 'city.status', 'city.error'],
      ['1', 'Oslo', 'a "b", c', 'NO', 'Europe/Oslo', 'found', ''],
      ['2', 'Nowhere', '', '', '', 'not_found', 'none'],
      ['3', 'Washington, D.C.', '', 'US', 'America/New_York', 'found', ''],
      ['4', '', 'x', 'NO', '', 'empty', ''],
      ['5', '?', '', '', '', 'invalid', 'no'],
      ['6', 'down', '', '', '', 'unavailable', 'down'],
      ['7', 'Springfield', '', 'US', 'America/Chicago', 'ambiguous', ''],
    ]);
    expect(complaints).toContain('7 records: 2 found');
  });

  test('lookup enrich keeps the row order when responses arrive out of order', async () => {
    const names = Array.from({ length: 300 }, (_, index) =>
      index % 3 === 0 ? 'Oslo' : index % 3 === 1 ? 'Tokyo' : `n${index}`,
    );
    const input = writeInputFile(`city\n${names.join('\n')}\n`);
    const respondLate = async (path: string) => {
      for (let turns = path.length % 5; turns > 0; turns -= 1) await new Promise((go) => setImmediate(go));
      return respondTo(path);
    };
    const rows: string[][] = parse(
      (await run([input, '--add', 'city.timezone', '--by', 'city'], respondLate)).out,
    );
    expect(rows.slice(1).map(([name]) => name)).toEqual(names);
    expect(rows.slice(1).every(([name = '', found]) => found === (zones[name] ?? ''))).toBe(true);
  });

  test('lookup enrich maps columns to parameters with another name', async () => {
    const input = writeInputFile('Stadt;Land\r\nOslo;NO\r\n');
    const { out, requestedPaths } = await run([
      input,
      '--add',
      'city.timezone,city.country',
      '--by',
      'name=Stadt,country=Land',
    ]);
    expect(requestedPaths).toEqual(['/city/Oslo?country=NO']);
    expect(out).toBe(
      'Stadt;Land;city.timezone;city.country;city.status;city.error\r\nOslo;NO;Europe/Oslo;NO;found;\r\n',
    );
  });

  test('lookup enrich requests a repeated value only once', async () => {
    const { requestedPaths } = await run([
      writeInputFile(`city\n${'Oslo\n'.repeat(50)}`),
      '--add',
      'city.timezone',
      '--by',
      'city',
    ]);
    expect(requestedPaths).toEqual(['/city/Oslo']);
  });

  test('lookup enrich requests deep=true when an added field is in deep', async () => {
    const { requestedPaths, out } = await run([
      writeInputFile('city\nTokyo\n'),
      '--add',
      'city.deep.names.ja',
    ]);
    expect(requestedPaths).toEqual(['/city/Tokyo?deep=true']);
    expect(out).toContain('Tokyo,東京,found');
  });
});

describe('lookup enrich with CSV of spreadsheet programs', () => {
  const expectedRow = 'München,Europe/Berlin,found,';
  test.each([
    ['UTF-8 with a byte order mark', Buffer.from('\uFEFFcity\r\nMünchen\r\n', 'utf8')],
    ['UTF-16', Buffer.from('\uFEFFcity\r\nMünchen\r\n', 'utf16le')],
    ['UTF-16, the high byte first', Buffer.from('\uFEFFcity\r\nMünchen\r\n', 'utf16le').swap16()],
    ['the Windows code page', Buffer.from('city\r\nMünchen\r\n', 'latin1')],
  ])('lookup enrich reads %s, and writes a byte order mark', async (_, bytes) => {
    const { out } = await run([writeInputFile(bytes), '--add', 'city.timezone']);
    expect(out.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFcity,city.timezone,city.status,city.error',
      expectedRow,
    ]);
  });

  test('lookup enrich writes no byte order mark when the UTF-8 input has none', async () => {
    const { out } = await run([writeInputFile('city\nMünchen\n'), '--add', 'city.timezone']);
    expect(out).toBe('city,city.timezone,city.status,city.error\nMünchen,Europe/Berlin,found,\n');
  });

  test('lookup enrich reads the valid records of UTF-8 input that contains single windows-1252 bytes', async () => {
    const chunks = ['city\nMünchen\nZürich\n', 'München\n'].map((text) => Buffer.from(text));
    const input = writeInputFile(Buffer.concat([...chunks, Buffer.from('M\xFCnchen\n', 'latin1')]));
    const { out, complaints } = await run([input, '--add', 'city.timezone']);
    expect(out).toBe(
      `city,city.timezone,city.status,city.error\n${expectedRow}\nZürich,,not_found,none\n${expectedRow}\n${expectedRow}\n`,
    );
    expect(complaints).toContain(
      `${input} is UTF-8 except for 1 byte on line 5, read as windows-1252. If that is wrong, name the encoding with --encoding.\n`,
    );
  });

  test('lookup enrich rejects a mixture of encodings without output, unless an encoding is named', async () => {
    const input = writeInputFile(
      Buffer.concat([Buffer.from('city\nZürich\n'), Buffer.from('M\xFCnchen\n', 'latin1')]),
    );
    const output = `${input}.out`;
    const args = [input, '--add', 'city.timezone', '--out', output];
    await expect(run(args)).rejects.toThrow(/first on line 2\).* first on line 3\).*--encoding utf-8/);
    expect(existsSync(output) || existsSync(`${output}.part`)).toBe(false);
    const { complaints } = await run([...args, '--encoding', 'utf-8']);
    expect(complaints).toContain('except for 1 byte on line 3');
    expect(readFileSync(output, 'utf8')).toBe(
      `city,city.timezone,city.status,city.error\nZürich,,not_found,none\n${expectedRow}\n`,
    );
  });

  test('lookup enrich reads the delimiter from a sep= line', async () => {
    const { out } = await run([writeInputFile('sep=|\ncity|n\nOslo|1\n'), '--add', 'city.timezone']);
    expect(out).toBe('sep=|\ncity|n|city.timezone|city.status|city.error\nOslo|1|Europe/Oslo|found|\n');
  });
});

test('lookup enrich keeps the other fields of NDJSON records', async () => {
  const input = writeInputFile('{"who":{"city":"Oslo"},"n":1}\n\n{"who":{"city":null},"n":2}\n', 'ndjson');
  const { out } = await run([input, '--add', 'city.timezone', '--by', 'city=who.city']);
  expect(parseJsonLines(out)).toEqual([
    {
      who: { city: 'Oslo' },
      n: 1,
      'city.timezone': 'Europe/Oslo',
      'city.status': 'found',
      'city.error': null,
    },
    { who: { city: null }, n: 2, 'city.timezone': null, 'city.status': 'empty', 'city.error': null },
  ]);
});

describe('lookup enrich with several families', () => {
  const bodies: Record<string, Record<string, unknown>> = {
    '/ip/8.8.8.8': { ip: '8.8.8.8', country: 'US' },
    '/phone/22334455?country=NO': { phone: '+4722334455', international: '+47 22 33 44 55' },
    '/country/Norway': { country: 'NO', name: 'Norway' },
  };
  const respondFromBodies = (path: string): RowResponse =>
    bodies[path] === undefined
      ? { status: 404, body: { code: 'not_found', message: `no ${path}` } }
      : { status: 200, body: bodies[path] };
  const writeInput = () => writeInputFile('address,tel,land\n8.8.8.8,22334455,Norway\n8.8.4.4,,\n');
  const args = [
    '--add',
    'ip.country,phone.international',
    '--by',
    'ip=address,number=tel,phone.country=land',
  ];

  test('lookup enrich adds the columns of each family in the order of --add, and finds a country by its name', async () => {
    const { out, complaints } = await run([writeInput(), ...args], respondFromBodies);
    expect(complaints).toBe('2 records: 1 ip found, 1 phone found, 1 ip not_found, 1 phone empty\n');
    expect(parse(out)).toEqual([
      [
        ...['address', 'tel', 'land', 'ip.country', 'ip.status', 'ip.error'],
        ...['phone.international', 'phone.status', 'phone.error'],
      ],
      ['8.8.8.8', '22334455', 'Norway', 'US', 'found', '', '+47 22 33 44 55', 'found', ''],
      ['8.8.4.4', '', '', '', 'not_found', 'no /ip/8.8.4.4', '', 'empty', ''],
    ]);
  });

  test('lookup enrich rejects a parameter that none of the named families has', async () => {
    await expect(
      run([writeInput(), ...args.slice(0, 3), 'ip=address,colour=tel'], respondFromBodies),
    ).rejects.toThrow('--by colour=tel: none of ip, phone has this parameter.');
  });
});

test('lookup enrich leaves the columns of ambiguous records empty with --ambiguous empty', async () => {
  const input = writeInputFile('city\nSpringfield\nOslo\n');
  const { out } = await run([input, '--add', 'city.timezone', '--ambiguous', 'empty']);
  expect(out).toBe(
    'city,city.timezone,city.status,city.error\nSpringfield,,ambiguous,The name matches 9 places.\nOslo,Europe/Oslo,found,\n',
  );
});

test('lookup enrich suggests the correct option for a mistyped option', async () => {
  await expect(run(['x.csv', '--ad', 'city.timezone'])).rejects.toThrow(
    'Did you mean --add? lookup enrich has no',
  );
});

describe('an interrupted run of lookup enrich', () => {
  const rows = Array.from({ length: 12_000 }, (_, index) => (index % 2 === 0 ? 'Oslo' : `n${index}`));
  const enrichFile = (input: string) => run([input, '--add', 'city.timezone', '--by', 'city']);

  test('an interrupted run of lookup enrich resumes with the same output as an uninterrupted run', async () => {
    const input = writeInputFile(`city\n${rows.join('\n')}\n`);
    const output = `${input}.out`;
    let requestCount = 0;
    const breakAfterRequests = (path: string) => {
      requestCount += 1;
      if (requestCount > 4500) throw new Error('the power went off');
      return respondTo(path);
    };
    const args = [input, '--add', 'city.timezone', '--by', 'city', '--out', output];
    await expect(run(args, breakAfterRequests)).rejects.toThrow('the power went off');
    expect(existsSync(output)).toBe(false);
    const secondRun = await run(args);
    expect(secondRun.complaints).toContain('resumed at record');
    expect(secondRun.requestedPaths.length).toBeLessThan(2500);
    expect(readFileSync(output, 'utf8')).toBe((await enrichFile(input)).out);
    expect(existsSync(`${output}.part`) || existsSync(`${output}.progress`)).toBe(false);
  });

  test('an interrupted run of lookup enrich on mixed encodings resumes with the same output as an uninterrupted run', async () => {
    const lines = rows.map((name, index) =>
      Buffer.from(`${name} ü\n`, index % 100 === 99 ? 'latin1' : 'utf8'),
    );
    const input = writeInputFile(Buffer.concat([Buffer.from('city\n'), ...lines]));
    const output = `${input}.out`;
    const args = [input, '--add', 'city.timezone', '--out', output];
    let requestCount = 0;
    const breakAfterRequests = (path: string) => {
      requestCount += 1;
      if (requestCount > 5500) throw new Error('the power went off');
      return respondTo(path);
    };
    await expect(run(args, breakAfterRequests)).rejects.toThrow('the power went off');
    expect((await run(args)).complaints).toContain('resumed at record');
    const text = readFileSync(output, 'utf8');
    expect(text).toBe((await enrichFile(input)).out);
    expect(text.match(/ ü,,not_found,none$/gm)).toHaveLength(rows.length);
  });

  test('lookup enrich starts from the beginning when the second run names another encoding', async () => {
    const input = writeInputFile('city\nZürich\ndown\n');
    const output = `${input}.out`;
    const args = [input, '--add', 'city.timezone', '--out', output];
    const breakAtDown = (path: string) => {
      if (path.includes('down')) throw new Error('broken');
      return respondTo(path);
    };
    await expect(run(args, breakAtDown)).rejects.toThrow('broken');
    await run([...args, '--encoding', 'windows-1252']);
    expect(readFileSync(output, 'utf8')).toContain('ZÃ¼rich,,not_found');
  });

  test('lookup enrich starts from the beginning when the input file has changed', async () => {
    const input = writeInputFile('city\nOslo\nTokyo\n');
    const output = `${input}.out`;
    const args = [input, '--add', 'city.timezone', '--by', 'city', '--out', output];
    const breakAtTokyo = (path: string) => {
      if (path.includes('Tokyo')) throw new Error('broken');
      return respondTo(path);
    };
    await expect(run(args, breakAtTokyo)).rejects.toThrow('broken');
    writeFileSync(input, 'city\nTokyo\nOslo\nnobody\n');
    await run(args);
    expect(readFileSync(output, 'utf8')).toBe(
      'city,city.timezone,city.status,city.error\nTokyo,Asia/Tokyo,found,\nOslo,Europe/Oslo,found,\nnobody,,not_found,none\n',
    );
  });
});

describe('errors of lookup enrich', () => {
  test.each([
    [['no-such.csv', '--add', 'city.timezone'], /no-such\.csv is not a readable file/],
    [['x.csv'], /--add must name fields/],
    [['x.csv', '--add', 'cuty.timezone'], /Did you mean city\?/],
    [['x.csv', '--add', 'city'], /requires a field/],
    [['x.csv', '--add', 'city.timezone', '--by', 'planet'], /No path of city has the parameters planet/],
    [['x.csv', '--add', 'city.timezone', '--by', 'country'], /No path of city has the parameters country/],
  ])('lookup enrich rejects the arguments %j', async (args, message) => {
    await expect(run(args)).rejects.toMatchObject({ name: 'UserFacingError', kind: 'usage' });
    await expect(run(args)).rejects.toThrow(message);
  });

  test.each([
    ['a column that is not there', 'town\nOslo\n', /no column "city"\. Its columns are town/],
    [
      'a field that no answer has',
      'city\nOslo\n',
      /no field timezon\. Valid fields: name, timezone/,
      'city.timezon',
    ],
    ['a quote that is never closed', 'city\n"Oslo\n', /^Invalid CSV: .* line 2/],
    ['a column that is there already', 'city,city.timezone\nOslo,\n', /already has a column city\.timezone/],
    ['nothing', '', /file is empty/],
  ])('lookup enrich rejects an input with %s', async (_, content, message, add = 'city.timezone') => {
    await expect(run([writeInputFile(content), '--add', add])).rejects.toThrow(message);
  });

  test('lookup enrich reports a record with too many fields, copies it to the output, and continues', async () => {
    const longRow = 'Oslo,1,"2 ""or"" 3"\n';
    const { code, out, complaints } = await run([
      writeInputFile(`city,n\nOslo,1\n${longRow}Tokyo,4\n`),
      '--add',
      'city.timezone',
    ]);
    expect(code).toBe(0);
    const [, first, second, third] = parse(out);
    expect(first).toEqual(['Oslo', '1', 'Europe/Oslo', 'found', '']);
    expect(second?.slice(0, 4)).toEqual(['Oslo', '1,2 "or" 3', '', 'invalid']);
    expect(second?.[4]).toContain('Record 2 has 3 fields');
    expect(third).toEqual(['Tokyo', '4', 'Asia/Tokyo', 'found', '']);
    expect(complaints).toContain(
      'Record 2 has 3 fields, but the header row has 2. Quote the field that contains ",".\n3 records: 2 found, 1 invalid\n',
    );
  });

  test('lookup enrich reports only the first ten records that have too many fields', async () => {
    const { complaints } = await run([
      writeInputFile(`city\n${'Oslo,1\n'.repeat(12)}`),
      '--add',
      'city.timezone',
    ]);
    expect(complaints.match(/Record \d+ has 2 fields/g)).toHaveLength(10);
    expect(complaints).toContain('and 2 more records with such errors.\n12 records: 12 invalid\n');
  });

  test('lookup enrich reports an invalid value once per error, with its record, its column and a valid value', async () => {
    const { complaints } = await run([
      writeInputFile('city,Land\nOslo,NO\nOslo,Norge\nTokyo,Norge\nnobody,NO\ndown,NO\n'),
      ...['--add', 'city.timezone', '--by', 'city,country=Land'],
    ]);
    expect(complaints).toBe(
      'Record 2, column Land: country must be a code: NO works.\nRecord 5: down\nand 1 more records with such errors.\n' +
        '5 records: 1 found, 2 invalid, 1 not_found, 1 unavailable\n',
    );
  });

  test('lookup enrich reports an invalid JSON line with its line number', async () => {
    await expect(
      run([writeInputFile('{"city":"Oslo"}\nOslo\n', 'ndjson'), '--add', 'city.timezone']),
    ).rejects.toThrow(/^Line 2 is not a JSON object: "Oslo"/);
  });
});
