import { expect, test } from 'vitest';
import { LookupError } from '../../../core/lookup-error.ts';
import { requireName } from './public-name.ts';

test('what is no domain name is told with its parameter, its first 60 characters and a name that works', () => {
  const text = `${'x'.repeat(60)}y`;
  expect(() => requireName('domain', text)).toThrow(LookupError);
  expect(() => requireName('domain', text)).toThrow(
    `domain must be a domain name with at least two labels, not '${'x'.repeat(60)}': use for example example.com.`,
  );
});

test('underscores are read where they are asked for', () => {
  expect(requireName('name', '_dmarc.example.com', true).ascii).toBe('_dmarc.example.com');
  expect(() => requireName('name', '_dmarc.example.com')).toThrow(LookupError);
});
