import { expect, test } from 'vitest';
import { LookupError } from '../../../core/lookup-error.ts';
import { requireName } from './public-name.ts';

test('the error for an invalid domain name has its parameter, its first 64 characters and a valid example', () => {
  const text = `${'x'.repeat(64)}y`;
  expect(() => requireName('domain', text)).toThrow(LookupError);
  expect(() => requireName('domain', text)).toThrow(
    `domain must be a domain name with at least two labels, not "${'x'.repeat(64)}…": for example, use example.com.`,
  );
});

test('a domain name may contain underscores only when the caller allows them', () => {
  expect(requireName('name', '_dmarc.example.com', true).ascii).toBe('_dmarc.example.com');
  expect(() => requireName('name', '_dmarc.example.com')).toThrow(LookupError);
});
