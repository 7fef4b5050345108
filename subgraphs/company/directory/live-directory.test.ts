import { expect, test } from 'vitest';
import { buildCompanyRecord, cursorSecret } from '../../../test/support/company-directory.ts';
import { createLiveDirectory } from './live-directory.ts';

test('the company directory is built on first use, and is rebuilt only when the records change', () => {
  let readCount = 0;
  let currentRecords = [buildCompanyRecord(1)];
  const source = {
    get current() {
      readCount += 1;
      return currentRecords;
    },
  };
  const directory = createLiveDirectory(source, cursorSecret);
  expect(readCount).toBe(0);
  const firstDirectory = directory();
  expect(firstDirectory.coverage.companies).toBe(1);
  expect(directory()).toBe(firstDirectory);
  currentRecords = [buildCompanyRecord(1), buildCompanyRecord(2)];
  const secondDirectory = directory();
  expect(secondDirectory).not.toBe(firstDirectory);
  expect(secondDirectory.coverage.companies).toBe(2);
  expect(directory()).toBe(secondDirectory);
});
