import { expect, test } from 'vitest';
import { requireNoArguments } from './serve-arguments.ts';

test('accepts a command line without arguments', () => {
  expect(requireNoArguments('lookup serve', [])).toBeUndefined();
});

test.each([
  ['--port', /^Did you mean PORT\? lookup serve has no option or argument "--port"\. Its settings/],
  ['--data-dir=/srv', /^Did you mean DATA_DIR\? lookup serve has no option or argument "--data-dir"\./],
  ['--log-levl', /^Did you mean LOG_LEVEL\?/],
  ['now', /^lookup serve has no option or argument "now"\./],
])(
  'rejects the argument %s of a program that has only settings, and suggests the setting',
  (argument, message) => {
    expect(() => requireNoArguments('lookup serve', [argument])).toThrow(message);
  },
);

test('the message about an argument does not contain its value, which can be a secret', () => {
  expect(() => requireNoArguments('lookup serve', ['--database-url=postgresql://a:secret@b/c'])).toThrow(
    /^(?!.*secret)/,
  );
});
