import { expect, test } from 'vitest';
import { createTerminalProgress } from './progress.ts';

function startProgress(isTTY: boolean) {
  let now = 5000;
  let text = '';
  const progress = createTerminalProgress(
    { isTTY, write: (piece) => (text += String(piece)) !== '' },
    () => now,
  );
  return { progress, pass: (ms: number) => void (now += ms), reported: () => text };
}

test('the progress of an import has no rate until a twentieth of its rows is imported', () => {
  const { progress, pass, reported } = startProgress(false);
  progress.start('ip-city', 54);
  for (const count of [1, 27]) {
    pass(16_000);
    progress.advance(count);
  }
  expect(reported()).toBe(
    ['importing ip-city', 'ip-city        1 rows', 'ip-city        27 rows, 1 rows/s, 32 s left', ''].join(
      '\n',
    ),
  );
});

test('without a terminal, the progress of an import prints a line with rate and remaining time every ten seconds', () => {
  const { progress, pass, reported } = startProgress(false);
  progress.start('postal', 300_000);
  for (let second = 1; second <= 25; second += 1) {
    pass(1000);
    progress.advance(second * 10_000);
  }
  progress.end('postal', '250,000 rows');
  expect(reported()).toBe(
    [
      'importing postal',
      'postal         100,000 rows, 10,000 rows/s, 20 s left',
      'postal         200,000 rows, 10,000 rows/s, 10 s left',
      'postal         250,000 rows',
      '',
    ].join('\n'),
  );
});

test('on a terminal, the progress of an import redraws a bar at a limited rate', () => {
  const { progress, pass, reported } = startProgress(true);
  progress.start('cities500.zip', 12_000_000, 'bytes');
  progress.advance(0);
  for (let step = 1; step <= 60; step += 1) {
    pass(50);
    progress.advance(step * 100_000);
  }
  const drawnLines = reported().split('\r\u001b[K').slice(1);
  expect(drawnLines).toHaveLength(31);
  expect(drawnLines.at(-1)).toBe(
    `cities500.zip  ${'█'.repeat(12)}${'░'.repeat(12)} 6.0 MB, 2.0 MB/s, 3 s left`,
  );
});

test('the progress of an import has no remaining time when the count exceeds the expected total', () => {
  const { progress, pass, reported } = startProgress(false);
  progress.start('npi', 100);
  pass(200_000);
  progress.advance(1000);
  expect(reported()).toContain('npi            1,000 rows, 5 rows/s\n');
});
