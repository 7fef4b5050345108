import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { strToU8, zipSync } from 'fflate';

const sendJson = (response: ServerResponse, value: unknown) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));

/** Yesterday: a date for which every source can have published data. */
const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

/** The bank's file (https://www.ecb.europa.eu/stats/eurofxref), with rates of its first day and of yesterday. */
const ecb = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time="${day}"><Cube currency="USD" rate="1.1659"/><Cube currency="JPY" rate="130.09"/><Cube currency="GBP" rate="0.7094"/></Cube>
<Cube time="2024-02-29"><Cube currency="USD" rate="1.0826"/><Cube currency="JPY" rate="162.26"/><Cube currency="GBP" rate="0.85535"/></Cube></Cube>
</gesmes:Envelope>`;

/** Format: https://www.norges-bank.no/en/topics/statistics/open-data/guide-data-warehouse/ */
const norgesBank = `FREQ;BASE_CUR;QUOTE_CUR;UNIT_MULT;TIME_PERIOD;OBS_VALUE\nB;TWD;NOK;2;${day};31.4507\nB;USD;NOK;0;${day};9.9012\n`;

/** Rows with 12 columns, as in https://download.geonames.org/export/zip/readme.txt. */
const geonames: Readonly<Record<string, string>> = {
  GB: 'GB\tSW1A\tWestminster Abbey\tEngland\tENG\tGreater London\t\tWestminster\t\t51.501\t-0.1416\t4\n',
  ES: 'ES\t28013\tMadrid\tMadrid\tMD\tMadrid\tM\tMadrid\t28079\t40.4195\t-3.7072\t4\n',
};

/** Lines of https://hts.usitc.gov/reststop/exportList. */
const tariffLines = [
  { htsno: '0901', indent: '0', description: 'Coffee', units: [], general: '', special: '', other: '' },
  {
    htsno: '0901.21',
    indent: '1',
    description: 'Roasted, not decaffeinated',
    units: ['kg'],
    general: 'Free',
    special: '',
    other: 'Free',
  },
];

/** Responses of the sources by the first part of the path, in the documented format of each source. */
const sources: Readonly<
  Record<string, (url: URL, response: ServerResponse, publishedTariff: readonly unknown[]) => unknown>
> = {
  ecb: (_, response) => response.end(ecb),
  'norges-bank': (_, response) => response.end(norgesBank),
  // https://open-meteo.com/en/docs
  weather: (url, response) =>
    sendJson(response, {
      current: { time: `${day}T12:00`, temperature_2m: 10, weather_code: 61, is_day: 1 },
      latitude: Number(url.searchParams.get('latitude')),
    }),
  // https://ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml
  vies: (_, response) =>
    sendJson(response, { valid: true, name: 'EXAMPLE LTD', address: '---', requestDate: day }),
  // https://npiregistry.cms.hhs.gov/api-page
  npi: (url, response) =>
    sendJson(response, {
      result_count: 1,
      results: [
        {
          number: url.searchParams.get('number'),
          enumeration_type: 'NPI-2',
          basic: { organization_name: 'EXAMPLE CLINIC', status: 'A' },
          addresses: [],
          taxonomies: [],
        },
      ],
    }),
  // RFC 9083
  rdap: ({ pathname }, response) =>
    response.writeHead(200, { 'content-type': 'application/rdap+json' }).end(
      JSON.stringify({
        objectClassName: 'domain',
        ldhName: pathname.slice(pathname.lastIndexOf('/') + 1),
        events: [{ eventAction: 'registration', eventDate: '1997-09-15T04:00:00Z' }],
      }),
    ),
  // https://www.twilio.com/docs/lookup/v2-api
  twilio: (_, response) =>
    sendJson(response, {
      valid: true,
      caller_name: { caller_name: 'EXAMPLE INC', caller_type: 'BUSINESS', error_code: null },
    }),
  // https://www.hlr-lookups.com/en/api-docs
  'hlr-lookups': (_, response) =>
    sendJson(response, {
      connectivity_status: 'CONNECTED',
      processing_status: 'COMPLETED',
      mcc: '234',
      mnc: '10',
    }),
  mirror: ({ pathname }, response, publishedTariff) => {
    const country = /\/download\.geonames\.org\/export\/zip\/([A-Z]{2})\.zip$/.exec(pathname)?.[1] ?? '';
    const text = geonames[country];
    if (text !== undefined) return response.end(zipSync({ [`${country}.txt`]: strToU8(text) }));
    if (pathname.endsWith('/hts.usitc.gov/reststop/exportList')) return sendJson(response, publishedTariff);
    return response.writeHead(404).end();
  },
};

export interface FakeInternet {
  /** Settings that replace the default sources by those of the fake internet. */
  readonly settings: Readonly<Record<string, string>>;
  /** Date of the newest rates. */
  readonly day: string;
  /** Paths of all requests. */
  readonly requested: string[];
  /** Publishes one more line of the US tariff. */
  addTariffLine(htsno: string, description: string): void;
  /** From now on, the network accepts connections but never responds, like a firewall that drops packets. */
  goSilent(): void;
  stop(): Promise<void>;
}

/** Starts all HTTP sources of a new installation on loopback. DNS is separate: see loopback-dns.ts. */
export async function startFakeInternet(): Promise<FakeInternet> {
  const requestedPaths: string[] = [];
  const publishedTariff = [...tariffLines];
  let isSilent = false;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source');
    requestedPaths.push(`${url.pathname}${url.search}`);
    if (isSilent) return;
    const [, source = ''] = url.pathname.split('/');
    const sourceListener = sources[source];
    if (sourceListener === undefined) response.writeHead(404).end();
    else sourceListener(url, response, publishedTariff);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: {
      OFFLINE: 'false',
      ECB_URL: `${baseUrl}/ecb`,
      NORGES_BANK_URL: `${baseUrl}/norges-bank`,
      WEATHER_URL: `${baseUrl}/weather`,
      VIES_URL: `${baseUrl}/vies`,
      NPPES_URL: `${baseUrl}/npi`,
      BRREG_URL: 'none',
      RDAP_URL: `${baseUrl}/rdap`,
      RDAP_BOOTSTRAP_URL: 'none',
      WHOIS_SERVER: 'none',
      DNS_SERVERS: 'none',
      IMPORT_MIRROR: `${baseUrl}/mirror`,
      // Two providers that need an account.
      CALLER_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC0',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_URL: `${baseUrl}/twilio`,
      HLR_PROVIDER: 'hlr-lookups',
      HLR_LOOKUPS_KEY: 'key',
      HLR_LOOKUPS_SECRET: 'secret',
      HLR_LOOKUPS_URL: `${baseUrl}/hlr-lookups`,
    },
    day,
    requested: requestedPaths,
    addTariffLine: (htsno, description) =>
      void publishedTariff.push({
        htsno,
        indent: '0',
        description,
        units: [],
        general: 'Free',
        special: '',
        other: '',
      }),
    goSilent: () => void (isSilent = true),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
