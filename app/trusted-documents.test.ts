import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTrustedDocuments } from './trusted-documents.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trusted-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function openDocuments(named?: string) {
  const state = { now: 0, errors: 0 };
  const documents = openTrustedDocuments(
    { trustedDocuments: named, dataDir },
    { monotonicNow: () => state.now, onError: () => void state.errors++ },
  );
  return { state, has: (text: string) => documents.current()?.has(text) ?? null };
}

const getPath = () => join(dataDir, 'trusted-documents.json');

test('the trusted documents are null when their file does not exist', () => {
  expect(openDocuments().has('{ a }')).toBeNull();
});

test('trusted documents are read from the data folder, and again when the file has changed', () => {
  writeFileSync(getPath(), '{"a":"{ a }"}');
  const { state, has } = openDocuments();
  expect([has('{ a }'), has('{ bb }')]).toEqual([true, false]);
  writeFileSync(getPath(), '{"a":"{ bb }"}');
  expect(has('{ bb }')).toBe(false);
  state.now = 5000;
  expect([has('{ a }'), has('{ bb }')]).toEqual([false, true]);
});

test('the previous trusted documents stay in use, with an error, when the file becomes invalid or is removed', () => {
  writeFileSync(getPath(), '{"a":"{ a }"}');
  const { state, has } = openDocuments();
  writeFileSync(getPath(), '{"a":');
  state.now = 5000;
  expect([has('{ a }'), has('{ bb }')]).toEqual([true, false]);
  rmSync(getPath());
  state.now = 10_000;
  expect([has('{ a }'), has('{ bb }'), state.errors]).toEqual([true, false, 2]);
});

test('a missing or invalid file of trusted documents throws at start', () => {
  expect(() => openDocuments(join(dataDir, 'none.json'))).toThrow(
    'none.json, does not exist. Set TRUSTED_DOCUMENTS to',
  );
  writeFileSync(getPath(), '[]');
  expect(() => openDocuments()).toThrow('has to be an object of documents by id');
});

test.each<[name: string, put: (path: string) => void, message: string]>([
  ['a symbolic link to itself', (path) => symlinkSync(path, path), 'ELOOP'],
  ['a named pipe', (path) => void execFileSync('mkfifo', [path]), 'is not a regular file'],
  ['a link to a device', (path) => symlinkSync('/dev/zero', path), 'is not a regular file'],
  ['a folder', (path) => mkdirSync(path), 'is not a regular file'],
])(
  'with %s in place of the file of trusted documents, a start fails, and a running service keeps the previous documents',
  (_, put, message) => {
    writeFileSync(getPath(), '{"a":"{ a }"}');
    const { state, has } = openDocuments();
    rmSync(getPath());
    put(getPath());
    state.now = 5000;
    expect([has('{ a }'), has('{ bb }'), state.errors]).toEqual([true, false, 1]);
    expect(() => openDocuments()).toThrow(message);
    expect(() => openDocuments(getPath())).toThrow(message);
  },
);
