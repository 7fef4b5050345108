import { expect, test } from 'vitest';
import { createInvalidInputError } from './lookup-error.ts';

test('ERR-002 an error message quotes at most the first 80 characters of a client value, whatever the value contains', () => {
  for (const clientText of [
    'a'.repeat(8000),
    '"\\'.repeat(4000),
    `${'a'.repeat(79)}"${'b'.repeat(500)}`,
    '\n'.repeat(900),
  ]) {
    const { message } = createInvalidInputError(
      'to',
      `to names no zone: ${JSON.stringify(clientText)}. Europe/Paris works.`,
    );
    expect(message).toMatch(/^to names no zone: "[^]{80,170}…"\. Europe\/Paris works\.$/);
  }
});

test('an error message keeps short quoted values, and text of any length outside quotation marks', () => {
  for (const message of ['to names no zone: "Mars/Olympus".', `It is ${'long '.repeat(100)}and "quoted".`])
    expect(createInvalidInputError('to', message).message).toBe(message);
});

test('an error message shows invisible characters escaped as \\\\uXXXX', () => {
  const { message } = createInvalidInputError('name', 'No city is called Os\u202elo\u0007 or \ud800.');
  expect(message).toBe(String.raw`No city is called Os\u202elo\u0007 or \ud800.`);
  expect(createInvalidInputError('name', 'Łódź, São Paulo, 東京, می‌خواهم, 👩‍🚀').message).toBe(
    'Łódź, São Paulo, 東京, می‌خواهم, 👩‍🚀',
  );
});
