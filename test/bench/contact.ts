import { readFileSync } from 'node:fs';
import { parseEmail } from '../../subgraphs/contact/email/email-address.ts';
import { isRoleName } from '../../subgraphs/contact/email/email-domain.ts';
import { parseMacModel } from '../../subgraphs/contact/mac/resolvers.ts';
import { parseDefaultCountry, parseNumber, findPlanType } from '../../subgraphs/contact/phone/number.ts';
import { analyseUseragent } from '../../subgraphs/contact/useragent/analyse.ts';
import { useragentQueries } from '../../subgraphs/contact/useragent/resolvers.ts';
import { findEmoji } from '../../subgraphs/contact/emoji/resolvers.ts';
import { searchEmoji } from '../../subgraphs/contact/emoji/emoji-search.ts';
import { parseName } from '../../subgraphs/contact/name/name-parse.ts';
import { createClientAddressReader } from '../../router/http/client-address.ts';
import { IpModel } from '../../subgraphs/geo/ip/resolvers.ts';
import { parseIpWords } from '../../subgraphs/validation/network.ts';
import { noPlaces } from '../support/no-places.ts';
import { buildTestNetworks } from '../support/networks.ts';

/**
 * Measures lookups per second of processor time for families that are served from memory. Processor time is hardly affected by
 * other work on the machine. Run: node --import tsx test/bench/contact.ts
 */

const seconds = 1;

function measure(name: string, aim: number, work: (turn: number) => unknown) {
  for (let iteration = 0; iteration < 2000; iteration += 1) work(iteration);
  const cpuBefore = process.cpuUsage();
  const getCpuSeconds = () => {
    const { user, system } = process.cpuUsage(cpuBefore);
    return (user + system) / 1e6;
  };
  let iterations = 0;
  while (getCpuSeconds() < seconds) {
    for (let batch = 0; batch < 256; batch += 1) work((iterations += 1));
  }
  const rate = Math.round(iterations / getCpuSeconds());
  process.stdout.write(
    `${name.padEnd(36)}${String(rate).padStart(10)} /s   aim ${aim} ${rate >= aim ? 'ok' : 'MISSED'}\n`,
  );
}

/** National mobile and fixed-line ranges with changing subscriber digits, so that no number repeats soon. */
const ranges = ['+1212', '+4420', '+336', '+49151', '+8190', '+3906', '+346', '+919', '+5511', '+614'];
const lengths = [8 - 1, 8, 8, 8, 8, 8, 8, 9, 9, 8];
const numbers = Array.from({ length: 5000 }, (_, index) => {
  const range = index % ranges.length;
  return `${ranges[range]}${String(20_000_000 + index * 7919)
    .padStart(9, '9')
    .slice(-(lengths[range] ?? 8))}`;
});
const addresses = Array.from(
  { length: 5000 },
  (_, index) => `jane.${index}@${index % 3 === 0 ? 'gmail.com' : `mail${index}.example.com`}`,
);
/** The user agents of the accuracy table, of bots and people, each in forty versions. */
const agents = readFileSync(new URL('../truth/useragents.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(4)
  .map((line) => line.split('\t').at(-1) ?? '')
  .flatMap((ua) => Array.from({ length: 40 }, (_, index) => ua.replace(/(\/\d+)\./, `$1${index}.`)));
const macs = Array.from(
  { length: 5000 },
  (_, index) =>
    `00:1A:${(index & 255).toString(16).padStart(2, '0')}:00:${(index >> 8).toString(16).padStart(2, '0')}:01`,
);
const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;
const country = parseDefaultCountry(null);

measure('phone: parse, type, format', 40_000, (turn) => {
  const number = parseNumber(pick(numbers, turn), country);
  return number === null
    ? null
    : [findPlanType(number), number.formatNational(), number.formatInternational()];
});
measure('email: syntax to suggestion', 150_000, (turn) => {
  const address = parseEmail(pick(addresses, turn));
  return address === null ? null : [isRoleName(address.local), address.domain.suggestion];
});
let unreadBytes = 0;
measure('email: domain never seen', 20_000, () => parseEmail(`jane@mail${(unreadBytes += 1)}.example.com`));
measure('useragent: a mix of 4,500 texts, cache', 25_000, (turn) =>
  useragentQueries.useragent({}, { ua: pick(agents, turn), hints: null }),
);
measure('useragent: the same mix, no cache', 25_000, (turn) => analyseUseragent(pick(agents, turn), null));
measure('mac', 500_000, (turn) => parseMacModel(pick(macs, turn)));
measure('emoji by shortcode', 500_000, () => findEmoji(':wave:'));
measure('emoji search', 300, () => searchEmoji('red heart', 10));
measure('name', 20_000, () => parseName("DR. BILLY O'SHALL JR.", null));

const networks = await buildTestNetworks();
const ips = Array.from({ length: 5000 }, (_, index) =>
  index % 4 === 0
    ? `2a00:${(index * 37) % 9999}:${index}::1`
    : `${1 + ((index * 7) % 222)}.${(index * 13) % 256}.${(index * 31) % 256}.${index % 256}`,
);
measure('ip: ranges', 200_000, (turn) => {
  const address = parseIpWords(pick(ips, turn), 'ip');
  return [networks.countryAt(address), networks.systemAt(address)];
});
measure('ip: the whole answer', 50_000, (turn) =>
  readEveryPart(
    new IpModel(parseIpWords(pick(ips, turn), 'ip'), noPlaces, { networks: { current: networks } }),
  ),
);
const behindProxies = createClientAddressReader(['10.0.0.0/8', '192.0.2.7', '2001:db8::/32']);
measure('client address behind two proxies', 200_000, (turn) =>
  behindProxies({
    socket: { remoteAddress: '10.1.2.3' },
    headers: { 'x-forwarded-for': `${pick(ips, turn)}, 10.4.4.4` },
  }),
);
process.stdout.write(`resident ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`);

/** Reads the facts that a response with all fields contains. */
function readEveryPart({ address, country, system, network, registry }: IpModel): unknown {
  return [address, country, system, network, registry];
}
