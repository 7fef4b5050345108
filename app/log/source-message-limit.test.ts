import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { limitSourceMessages } from './source-message-limit.ts';

test('failures of each external source are logged once an hour, and all other events are always logged', () => {
  let now = 0;
  const lines: string[] = [];
  const log = limitSourceMessages(
    createLog({ write: (line) => lines.push(line), format: 'plain', level: 'info', clock: () => 0 }),
    () => now,
  );
  const failures = ['VIES for DE (VIES_URL) could not be reached', 'VIES for FR (VIES_URL) answered 502'];
  for (const message of failures) log.warn(message, { source: 'VIES_URL' });
  log.error('The European Central Bank could not be reached. It is configured by ECB_URL', {
    source: 'ECB_URL',
  });
  log.warn('The database does not respond.');
  log.warn('The database does not respond.');
  expect(lines.map((line) => /(VIES for \w+|European Central Bank|database)/.exec(line)?.[1])).toEqual([
    'VIES for DE',
    'European Central Bank',
    'database',
    'database',
  ]);
  now = 3_600_000 - 1;
  log.warn(failures[1] ?? '', { source: 'VIES_URL' });
  expect(lines).toHaveLength(4);
  now += 1;
  log.warn(failures[1] ?? '', { source: 'VIES_URL' });
  expect(lines.at(-1)).toContain('VIES for FR');
});

test('the log states once an hour that all external sources are turned off', () => {
  const lines: string[] = [];
  const log = limitSourceMessages(
    createLog({ write: (line) => lines.push(line), format: 'plain', level: 'info', clock: () => 0 }),
    () => 0,
  );
  log.warn('Weather is turned off by OFFLINE=true. Unset it to use this lookup.', { source: 'OFFLINE' });
  log.warn('NPPES is turned off by OFFLINE=true. Unset it to use this lookup.', { source: 'OFFLINE' });
  expect(lines).toHaveLength(1);
});

test('a log line without the field source is always written, even when its text names a setting', () => {
  const lines: string[] = [];
  const log = limitSourceMessages(
    createLog({ write: (line) => lines.push(line), format: 'plain', level: 'info', clock: () => 0 }),
    () => 0,
  );
  for (const code of ['DE', 'FR']) log.warn(`The VAT numbers of ${code} are checked by VIES_URL.`);
  expect(lines).toHaveLength(2);
});
