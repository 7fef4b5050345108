import { expect, test } from 'vitest';
import { parseDomainModel } from './domain.ts';

// Expected values follow the Public Suffix List, RFC 2606 and RFC 6761.
test.each([
  ['www.example.org', { ascii: 'example.org', suffix: 'org', reserved: true }],
  ['www.bbc.co.uk', { ascii: 'bbc.co.uk', suffix: 'co.uk', reserved: false }],
  ['co.uk', { ascii: 'co.uk', suffix: 'co.uk', reserved: true }],
  // A private suffix, below which a hosting company assigns names, is not a registry.
  ['a.github.io', { ascii: 'github.io', suffix: 'io', reserved: false }],
  ['example.co.uk', { ascii: 'example.co.uk', suffix: 'co.uk', reserved: false }],
  ['a.b.local', { ascii: 'a.b.local', suffix: null, reserved: true }],
  ['a.b.nosuchtld', { ascii: 'a.b.nosuchtld', suffix: null, reserved: false }],
  ['8.8.8.8.in-addr.arpa', { suffix: 'in-addr.arpa', reserved: true }],
  ['warpa.com', { ascii: 'warpa.com', suffix: 'com', reserved: false }],
])(
  'the registrable domain of %s is %j',
  (text, { ascii, suffix, reserved }: { ascii?: string; suffix: string | null; reserved: boolean }) => {
    const model = parseDomainModel(text);
    expect(model).toMatchObject({ suffix, reserved });
    if (ascii !== undefined) expect(model.name.ascii).toBe(ascii);
  },
);
