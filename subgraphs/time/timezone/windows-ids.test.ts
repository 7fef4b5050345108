import { expect, test } from 'vitest';
import { entriesAt, readCldr, cldrText } from '../names/cldr.ts';
import { windowsIdsOf } from './windows-ids.ts';

test("every zone has the Windows identifiers of CLDR's table, which distinguishes zones that the database links", () => {
  const file = readCldr('cldr-core/supplemental/windowsZones.json');
  const listed = new Map<string, Set<string>>();
  for (const [, entry] of entriesAt(file, 'supplemental', 'windowsZones', 'mapTimezones')) {
    for (const id of cldrText(entry, 'mapZone', '_type').split(' ')) {
      listed.set(id, (listed.get(id) ?? new Set()).add(cldrText(entry, 'mapZone', '_other')));
    }
  }
  expect(listed.size).toBeGreaterThan(400);
  for (const [id, windows] of listed) expect(new Set(windowsIdsOf(id)), id).toEqual(windows);
  expect(windowsIdsOf('Europe/Berlin')).toEqual(['W. Europe Standard Time']);
  expect(windowsIdsOf('Europe/Copenhagen')).toEqual(['Romance Standard Time']);
});

test('a zone renamed since has the Windows identifiers of its older name', () => {
  expect(windowsIdsOf('Asia/Kolkata')).toEqual(['India Standard Time']);
  expect(windowsIdsOf('Asia/Kolkata')).toEqual(windowsIdsOf('Asia/Calcutta'));
  expect(windowsIdsOf('US/Pacific')).toEqual(windowsIdsOf('America/Los_Angeles'));
});
