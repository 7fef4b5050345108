import { expect, test } from 'vitest';
import { redactPath } from './request-log.ts';

test.each([
  ['/country/FR', '/country/FR'],
  ['/bin/414720', '(a card)'],
  ['/version/1.0.0/bin/414720', '(a card)'],
  ['/b%69n/414720', '(a card)'],
  ['/%42IN/414720', '(a card)'],
  ['/bins/41472098765', '/bins/…'],
  ['/email/jane@example.org', '/email/…'],
  ['/version/1.0.0/phone/+14155550123', '/version/1.0.0/phone/…'],
  ['/postal/90210/nearby', '/postal/90210/nearby'],
])('REF-020 the path %s is logged as %s', (path, shown) => {
  expect(redactPath(path)).toBe(shown);
});
