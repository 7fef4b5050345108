import { expect, test } from 'vitest';
import { readSettings, settingsHelp } from './settings.ts';

test('without any variable the defaults hold', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '.data',
    baseUrl: 'http://127.0.0.1:4000',
    databaseUrl: undefined,
    redisUrl: undefined,
    subgraphUrls: {},
    introspection: true,
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test('CONV-007 port, base URL with prefix and remote subgraphs are read', () => {
  expect(
    readSettings({
      PORT: '8080',
      BASE_URL: 'https://api.example.com/lookup/',
      SUBGRAPH_GEO_URL: 'http://geo:4001/graphql',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    }),
  ).toMatchObject({
    port: 8080,
    baseUrl: 'https://api.example.com/lookup',
    subgraphUrls: { geo: 'http://geo:4001/graphql' },
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
  });
});

test('every fault is told at once, with the variable, the rule and the value', () => {
  expect(() =>
    readSettings({
      PORT: '70000',
      TRUST_PROXY: '10.0.0.0/99',
      DATABASE_URL: 'mysql://x',
      BASE_URL: 'nope',
      INTROSPECTION: '1',
    }),
  ).toThrow(
    /PORT must be an integer from 0 to 65535, not "70000"\.\n[^]*DATABASE_URL must[^]*BASE_URL must[^]*TRUST_PROXY must[^]*INTROSPECTION must/,
  );
});

test('the help names every variable that is read', () => {
  for (const name of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'BASE_URL',
    'TRUST_PROXY',
    'SUBGRAPH_TIME_URL',
  ]) {
    expect(settingsHelp()).toContain(`  ${name}`);
  }
});
