import { expect, test } from 'vitest';
import { buildCompanyRecord, cursorSecret } from '../../../test/support/company-directory.ts';
import { liveCompanyDirectory } from './live.ts';

test('builds the directory on first use, and rebuilds it only when the records change', () => {
  let reads = 0;
  let current = [buildCompanyRecord(1)];
  const source = {
    get current() {
      reads += 1;
      return current;
    },
  };
  const directory = liveCompanyDirectory(source, cursorSecret);
  expect(reads).toBe(0);
  const first = directory();
  expect(first.coverage.companies).toBe(1);
  expect(directory()).toBe(first);
  current = [buildCompanyRecord(1), buildCompanyRecord(2)];
  const second = directory();
  expect(second).not.toBe(first);
  expect(second.coverage.companies).toBe(2);
  expect(directory()).toBe(second);
});
