import { expect, test } from 'vitest';
import { listEntries, readCldr, readText } from '../names/cldr.ts';
import { findWindowsIds } from './windows-ids.ts';

test('every zone has the Windows identifiers in the table of CLDR, which distinguishes zones that the database links', () => {
  const file = readCldr('cldr-core/supplemental/windowsZones.json');
  const idsByWindowsName = new Map<string, Set<string>>();
  for (const [, entry] of listEntries(file, 'supplemental', 'windowsZones', 'mapTimezones')) {
    for (const id of readText(entry, 'mapZone', '_type').split(' ')) {
      idsByWindowsName.set(
        id,
        (idsByWindowsName.get(id) ?? new Set()).add(readText(entry, 'mapZone', '_other')),
      );
    }
  }
  expect(idsByWindowsName.size).toBeGreaterThan(400);
  for (const [id, windows] of idsByWindowsName) expect(new Set(findWindowsIds(id)), id).toEqual(windows);
  expect(findWindowsIds('Europe/Berlin')).toEqual(['W. Europe Standard Time']);
  expect(findWindowsIds('Europe/Copenhagen')).toEqual(['Romance Standard Time']);
});

test('a zone that was renamed after the table was published has the Windows identifiers of its former name', () => {
  expect(findWindowsIds('Asia/Kolkata')).toEqual(['India Standard Time']);
  expect(findWindowsIds('Asia/Kolkata')).toEqual(findWindowsIds('Asia/Calcutta'));
  expect(findWindowsIds('US/Pacific')).toEqual(findWindowsIds('America/Los_Angeles'));
});
