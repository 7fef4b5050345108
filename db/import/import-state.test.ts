import { expect, test } from 'vitest';
import { toImportEvent, ImportState, createProgress, type ImportEvent } from './import-state.ts';

const datasets = [
  { name: 'cities', about: 900 },
  { name: 'ports', about: 100 },
];

test('ImportState tracks rows, finished datasets, and the time left at the present rate', () => {
  const clock = { now: 5000 };
  const importState = new ImportState(() => clock.now);
  expect(importState.datasets).toEqual([]);
  expect(importState.secondsLeft).toBeNull();
  importState.note({ import: 'plan', datasets });
  expect(importState.secondsLeft).toBeNull();
  clock.now += 9000;
  importState.note({ import: 'rows', name: 'cities', rows: 450 });
  // The import has read 450 of 1,000 rows in 9 seconds.
  expect(importState.secondsLeft).toBe(11);
  importState.note({ import: 'end', name: 'cities' });
  importState.note({ import: 'rows', name: 'unknown', rows: 1 });
  expect(importState.secondsLeft).toBe(1);
  // More rows than expected count as complete.
  importState.note({ import: 'rows', name: 'ports', rows: 200 });
  expect(importState.secondsLeft).toBe(0);
  expect(importState.datasets).toEqual([
    { name: 'cities', about: 900, rows: 450, isDone: true },
    { name: 'ports', about: 100, rows: 200, isDone: false },
  ]);
});

test('import progress is sent at most four times a second, and the display receives all of it', () => {
  const clock = { now: 0 };
  const [events, lines]: [ImportEvent[], string[]] = [[], []];
  const progress = createProgress(
    (event) => events.push(event),
    {
      start: (name) => void lines.push(`start ${name}`),
      advance: (rows) => void lines.push(`${rows}`),
      end: (name) => void lines.push(`end ${name}`),
    },
    () => clock.now,
  );
  progress.plan?.(datasets);
  progress.start('cities', 900);
  progress.advance(1);
  progress.advance(2);
  clock.now = 250;
  progress.advance(3);
  progress.end('cities', 'done');
  expect(lines).toEqual(['start cities', '1', '2', '3', 'end cities']);
  expect(events).toEqual([
    { import: 'plan', datasets },
    { import: 'rows', name: 'cities', rows: 1 },
    { import: 'rows', name: 'cities', rows: 3 },
    { import: 'end', name: 'cities' },
  ]);
});

test('messages between threads that are not import events are ignored', () => {
  expect(toImportEvent({ port: 1 })).toBeNull();
  expect(toImportEvent('plan')).toBeNull();
  expect(toImportEvent(null)).toBeNull();
  expect(toImportEvent({ import: 'end', name: 'x' })).toEqual({ import: 'end', name: 'x' });
});
