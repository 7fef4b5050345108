import { expect, test } from 'vitest';
import { createOperatorTest } from './operator-test.ts';

const directHeaders = {};
const forwardedHeaders = { 'x-forwarded-for': '198.51.100.7' };

test.each([
  ['an operator on this machine', '127.0.0.1', directHeaders, [], true],
  ['an operator by IPv6', '::1', directHeaders, [], true],
  ['a stranger', '198.51.100.7', directHeaders, [], false],
  // A proxy on the same host that the service does not know: every client has its address.
  ['a stranger behind an unknown proxy', '127.0.0.1', forwardedHeaders, [], false],
  ['a stranger behind an unknown proxy', '::ffff:127.0.0.1', { via: '1.1 proxy' }, [], false],
  ['a stranger behind an unknown proxy', '127.0.0.1', { forwarded: 'for=198.51.100.7' }, [], false],
  ['a stranger behind an unknown proxy', '127.0.0.1', { 'x-real-ip': '198.51.100.7' }, [], false],
  ['a stranger behind an unknown proxy', '127.0.0.1', forwardedHeaders, ['10.0.0.1'], false],
  // A trusted proxy has replaced the address.
  ['an operator behind a trusted proxy', '10.1.2.3', forwardedHeaders, ['127.0.0.1'], true],
  ['a stranger behind a trusted proxy', '198.51.100.7', forwardedHeaders, ['127.0.0.1'], false],
])(
  '%s at %s with the headers %j and TRUST_PROXY %j is recognised as an operator: %s',
  (_, ip, headers, trusted, expected) => {
    expect(createOperatorTest(['127.0.0.0/8', '::1', '10.0.0.0/8'], trusted)({ ip, headers })).toBe(expected);
  },
);
