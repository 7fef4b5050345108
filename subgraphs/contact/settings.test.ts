import { expect, test } from 'vitest';
import { contactSettings } from './settings.ts';

type SettingName = keyof typeof contactSettings;
const findRule = (name: SettingName, text: string): string | null => {
  const parsed = contactSettings[name].parse(text);
  return 'rule' in parsed ? parsed.rule : null;
};

const acceptedValues: readonly (readonly [SettingName, string])[] = [
  ['DNS_SERVERS', '9.9.9.9'],
  ['DNS_SERVERS', '9.9.9.9:53,[2620:fe::fe]:5353,2620:fe::9'],
  ['RDAP_SERVERS', 'de=https://rdap.denic.de/'],
  ['RDAP_SERVERS', 'de=https://rdap.denic.de/,io=https://rdap.example.net'],
  ['RDAP_URL', 'https://rdap.example.net/'],
  ['RDAP_CONTACT', 'ops@example.org'],
  ['WHOIS_SERVER', 'whois.example.com:43'],
  ['WHOIS_SERVER', 'whois.example.com:65535'],
  ['WHOIS_SERVER', '[2001:DB8::1]:4343'],
  ['CARRIER_PROVIDER', 'twilio'],
  ['CALLER_PROVIDER', 'telnyx'],
];
test.each(acceptedValues)('the setting %s accepts %s', (name, text) => {
  expect(findRule(name, text)).toBeNull();
});

const rejectedValues: readonly (readonly [SettingName, string])[] = [
  ['DNS_SERVERS', 'dns.example'],
  ['DNS_SERVERS', '9.9.9.9,'],
  ['DNS_SERVERS', '9.9.9.9 1.1.1.1'],
  ['RDAP_SERVERS', 'de'],
  ['RDAP_SERVERS', 'de=ftp://rdap.denic.de/'],
  ['RDAP_URL', 'rdap.example.net'],
  ['RDAP_CONTACT', 'ops\n@example.org'],
  ['WHOIS_SERVER', 'whois.example.com'],
  ['WHOIS_SERVER', 'ask whois.example.com:43'],
  ['WHOIS_SERVER', 'whois.example.com:43 now'],
  ['WHOIS_SERVER', 'https://whois.example.com:43'],
  ['WHOIS_SERVER', 'whois.example.com:65536'],
  ['WHOIS_SERVER', 'whois.example.com:123456'],
  ['WHOIS_SERVER', 'at [2001:db8::1]:43'],
  ['WHOIS_SERVER', '[2001:db8::1]:43x'],
  ['WHOIS_SERVER', '[2001:db8::1]'],
  ['WHOIS_SERVER', '[whois]:43'],
  ['CARRIER_PROVIDER', 'twilios'],
  ['CALLER_PROVIDER', 'my telnyx'],
];
test.each(rejectedValues)(
  'the setting %s rejects %j and states its rule with a valid example',
  (name, text) => {
    expect(findRule(name, text)).toMatch(/^must be /);
  },
);
