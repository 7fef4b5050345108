import { expect, test } from 'vitest';
import { formatSourcesLine } from './external-sources.ts';
import { formatSettingsHelp } from './help.ts';
import { readSettings } from './settings.ts';

test('settings have their defaults when no variable is set', () => {
  expect(readSettings({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    dataDir: '.data',
    baseUrl: 'http://127.0.0.1:4000',
    databaseUrl: undefined,
    redisUrl: undefined,
    subgraphUrls: {},
    introspection: 'anyone',
    trustedDocuments: undefined,
  });
});

test.each([
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://[::1]:4000'],
  ['2001:db8::1', 'http://[2001:db8::1]:4000'],
  ['api.example', 'http://api.example:4000'],
])('HOST=%s results in the base URL %s', (HOST, baseUrl) => {
  expect(readSettings({ HOST })).toMatchObject({ host: HOST, baseUrl });
});

test.each([
  ['without a public address', {}, ['127.0.0.0/8', '::1']],
  [
    'with a paid provider',
    { HLR_PROVIDER: 'hlr-lookups', HLR_LOOKUPS_KEY: 'k', HLR_LOOKUPS_SECRET: 's' },
    [],
  ],
  ['behind a public address', { BASE_URL: 'https://api.example.com' }, []],
  ['with an own list', { BASE_URL: 'https://api.example.com', SUBGRAPHS_FROM: '10.0.0.0/8' }, ['10.0.0.0/8']],
  ['with none', { SUBGRAPHS_FROM: 'none' }, []],
])(
  'the clients that may query the subgraphs, %s (%j), have the addresses %j',
  (_, environment, subgraphsFrom) => {
    expect(readSettings(environment)).toMatchObject({ subgraphsFrom });
  },
);

test('an empty variable counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4000, databaseUrl: undefined });
});

test('CONV-007 the settings contain the port, a base URL with prefix, remote subgraphs and trusted proxies', () => {
  expect(
    readSettings({
      PORT: '8080',
      BASE_URL: 'https://api.example.com/lookup/',
      SUBGRAPH_GEO_URL: 'http://geo:4001/graphql',
      SUBGRAPH_TIME_URL: 'http://one:4003/graphql, http://other:4003/graphql',
      TRUST_PROXY: '10.0.0.0/8, 127.0.0.1',
    }),
  ).toMatchObject({
    port: 8080,
    baseUrl: 'https://api.example.com/lookup',
    subgraphUrls: {
      geo: ['http://geo:4001/graphql'],
      time: ['http://one:4003/graphql', 'http://other:4003/graphql'],
    },
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
  });
});

test('all invalid settings are reported together, each with its variable, rule and value', () => {
  expect(() =>
    readSettings({
      PORT: '70000',
      TRUST_PROXY: '10.0.0.0/99',
      DATABASE_URL: 'mysql://x',
      BASE_URL: 'nope',
      INTROSPECTION: '1',
      SUBGRAPH_GEO_URL: 'http://one:4001/graphql, other:4001',
    }),
  ).toThrow(
    /PORT must be an integer from 0 to 65535, not "70000"\.\n[^]*BASE_URL must[^]*TRUST_PROXY must[^]*DATABASE_URL must[^]*INTROSPECTION must[^]*SUBGRAPH_GEO_URL must/,
  );
});

test('the setting WORKERS accepts a number or auto', () => {
  expect(readSettings({}).workers).toBe(1);
  expect(readSettings({ WORKERS: 'auto' }).workers).toBe('auto');
  expect(readSettings({ WORKERS: '64' }).workers).toBe(64);
  for (const WORKERS of ['0', '65', 'all', '1.5'])
    expect(() => readSettings({ WORKERS })).toThrow(
      `WORKERS must be auto or an integer from 1 to 64, not "${WORKERS}".`,
    );
});

test('the help of the settings lists environment variables by name', () => {
  for (const name of [
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'BASE_URL',
    'TRUST_PROXY',
    'SUBGRAPH_TIME_URL',
  ]) {
    expect(formatSettingsHelp()).toContain(`  ${name}`);
  }
});

test('error messages never contain the value of a secret setting', () => {
  const names = [...formatSettingsHelp().matchAll(/^ {2}([A-Z][A-Z_]+)/gm)].flatMap(([, name]) => name ?? []);
  const secrets = names.filter((name) =>
    /_(KEY|TOKEN|SECRET|PASSWORD)$|^(DATABASE|REDIS)_(\w+_)?URL$/.test(name),
  );
  expect(secrets).toEqual(expect.arrayContaining(['DATABASE_URL', 'REDIS_URL', 'WEATHER_API_KEY']));
  expect(secrets.length).toBeGreaterThan(7);
  for (const name of secrets) {
    expect(() => readSettings({ [name]: 'hidden\nhidden' })).toThrow(name);
    expect(() => readSettings({ [name]: 'hidden\nhidden' })).not.toThrow('hidden');
  }
});

test('invalid provider settings are reported together with all other errors, without the value of a secret', () => {
  const read = () =>
    readSettings({
      PORT: 'x',
      DNS_SERVERS: '9.9.9.9,example.com',
      WHOIS_SERVER: 'whois.example.com',
      CARRIER_PROVIDER: 'vodafone',
      CALLER_PROVIDER: 'twilio',
      TWILIO_AUTH_TOKEN: 'line\nend',
      HLR_PROVIDER: 'hlr-lookups',
      VIES_URL: 'ec.europa.eu',
      WEATHER_PROVIDER: 'nobody',
      ELEVATION_TILES: '/there/is/none',
      DATABASE_URL: 'mysql://user:password@host/x',
    });
  let message = '';
  try {
    read();
  } catch (error) {
    message = String(error);
  }
  for (const expected of [
    'PORT must be an integer',
    'DNS_SERVERS must be IP addresses',
    'WHOIS_SERVER must be host:port',
    'CARRIER_PROVIDER must be twilio or telnyx, not "vodafone"',
    'TWILIO_ACCOUNT_SID is missing: CALLER_PROVIDER=twilio needs it.',
    'TWILIO_AUTH_TOKEN must be visible ASCII characters.',
    'HLR_LOOKUPS_KEY is missing',
    'HLR_LOOKUPS_SECRET is missing',
    'VIES_URL must be an absolute URL',
    'WEATHER_PROVIDER must be open-meteo or met-no or nws',
    'ELEVATION_TILES must be an existing folder',
    'DATABASE_URL must be an absolute URL',
  ])
    expect(message).toContain(expected);
  expect(message).not.toContain('password');
  expect(message).not.toContain('line\nend');
});

test('the help of the settings contains the URLs of the public services', () => {
  for (const address of [
    'https://ec.europa.eu/taxation_customs/vies/rest-api',
    'https://npiregistry.cms.hhs.gov/api/',
    'https://www.ecb.europa.eu/stats/eurofxref',
    'https://data.iana.org/rdap/dns.json',
  ])
    expect(formatSettingsHelp()).toContain(address);
});

/** The public sources of a new installation. They need no account. */
const publicSources = {
  WEATHER_PROVIDER: 'open-meteo',
  VIES_URL: 'https://ec.europa.eu/taxation_customs/vies/rest-api',
  NPPES_URL: 'https://npiregistry.cms.hhs.gov/api/',
  BRREG_URL: 'https://data.brreg.no/enhetsregisteret/api',
  ECB_URL: 'https://www.ecb.europa.eu/stats/eurofxref',
  NORGES_BANK_URL: 'https://data.norges-bank.no/api',
  DNS_SERVERS: 'system',
  RDAP_BOOTSTRAP_URL: 'https://data.iana.org/rdap/dns.json',
  WHOIS_SERVER: 'iana',
};

test('the settings use the public sources by default; each can be replaced or turned off, and OFFLINE=true turns off all', () => {
  expect(readSettings({ PORT: '1' }).providers).toEqual(publicSources);
  expect(readSettings({ OFFLINE: 'true' }).providers).toEqual({ OFFLINE: 'true' });
  for (const name of Object.keys(publicSources)) {
    const otherSources = Object.fromEntries(
      Object.entries(publicSources).filter(([other]) => other !== name),
    );
    expect(readSettings({ [name]: 'none' }).providers).toEqual(otherSources);
  }
  expect(readSettings({ VIES_URL: 'http://10.0.0.1:9' }).providers).toEqual({
    ...publicSources,
    VIES_URL: 'http://10.0.0.1:9',
  });
});

test('OFFLINE=true leaves only sources on this machine in use, and lists the settings that it turns off', () => {
  const { providers, ignored } = readSettings({
    OFFLINE: 'true',
    VIES_URL: 'http://127.0.0.1:9',
    ECB_URL: 'http://10.0.0.1:9',
    WEATHER_PROVIDER: 'open-meteo',
    WEATHER_URL: 'http://[::1]:8080',
    CARRIER_PROVIDER: 'twilio',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    DNS_SERVERS: '9.9.9.9',
    RDAP_SERVERS: 'de=https://rdap.denic.de/',
    SIRENE_KEY: 'key',
    SIRENE_URL: 'http://localhost:8081/sirene',
  });
  expect(providers).toEqual({
    OFFLINE: 'true',
    VIES_URL: 'http://127.0.0.1:9',
    WEATHER_PROVIDER: 'open-meteo',
    WEATHER_URL: 'http://[::1]:8080',
    TWILIO_ACCOUNT_SID: 'AC1',
    TWILIO_AUTH_TOKEN: 'secret',
    SIRENE_KEY: 'key',
    SIRENE_URL: 'http://localhost:8081/sirene',
  });
  expect([...ignored].sort()).toEqual(['CARRIER_PROVIDER', 'DNS_SERVERS', 'ECB_URL', 'RDAP_SERVERS']);
});

test('the start output lists the external sources, the terms of Open-Meteo, and how to turn them off', () => {
  const line = formatSourcesLine(readSettings({ VIES_URL: 'none' }));
  expect(line).toContain('weather provider (open-meteo: Open-Meteo is free of charge for non-commercial use');
  expect(line).toContain('European Central Bank, Norges Bank');
  expect(line).toContain('OFFLINE=true');
  expect(line).toContain('<NAME>=none');
  expect(line).not.toContain('VIES');
  for (const providerSettings of [{ WEATHER_PROVIDER: 'met-no' }, { WEATHER_API_KEY: 'key' }])
    expect(formatSourcesLine(readSettings(providerSettings))).not.toContain('non-commercial');
  expect(formatSourcesLine(readSettings({ OFFLINE: 'true', VIES_URL: 'https://vies.example' }))).toBe(
    'external sources are off (OFFLINE=true); ignored: VIES_URL',
  );
});
