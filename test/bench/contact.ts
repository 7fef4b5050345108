import { readEmail } from '../../subgraphs/contact/email/email-address.ts';
import { isRole } from '../../subgraphs/contact/email/email-domain.ts';
import { readMac } from '../../subgraphs/contact/mac.ts';
import { defaultCountry, parseNumber, planType } from '../../subgraphs/contact/phone/number.ts';
import { analyse } from '../../subgraphs/contact/useragent/analyse.ts';
import { useragentQueries } from '../../subgraphs/contact/useragent/useragent.ts';
import { findEmoji } from '../../subgraphs/contact/emoji/emoji.ts';
import { searchEmoji } from '../../subgraphs/contact/emoji/emoji-search.ts';
import { parseName } from '../../subgraphs/contact/name/name-parse.ts';

/**
 * Lookups per second of processor time of the families that answer from memory: what else runs on the machine changes
 * little. Run: node --import tsx test/bench/contact.ts
 */

const seconds = 1;

function measure(name: string, aim: number, work: (turn: number) => unknown) {
  for (let turn = 0; turn < 2000; turn += 1) work(turn);
  const start = process.cpuUsage();
  const spent = () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
  let turns = 0;
  while (spent() < seconds) {
    for (let batch = 0; batch < 256; batch += 1) work((turns += 1));
  }
  const rate = Math.round(turns / spent());
  process.stdout.write(
    `${name.padEnd(36)}${String(rate).padStart(10)} /s   aim ${aim} ${rate >= aim ? 'ok' : 'MISSED'}\n`,
  );
}

const numbers = [
  '+12125550123',
  '+442079460018',
  '2125550123',
  '+33612345678',
  '+4915112345678',
  '+819012345678',
];
const addresses = Array.from(
  { length: 5000 },
  (_, index) => `jane.${index}@${index % 3 === 0 ? 'gmail.com' : `mail${index}.example.com`}`,
);
const agents = Array.from(
  { length: 3000 },
  (_, index) =>
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (index % 40)}.0.${index}.0 Safari/537.36`,
);
const macs = Array.from(
  { length: 5000 },
  (_, index) =>
    `00:1A:${(index & 255).toString(16).padStart(2, '0')}:00:${(index >> 8).toString(16).padStart(2, '0')}:01`,
);
const pick = <T>(list: readonly T[], turn: number): T => list[turn % list.length] as T;
const country = defaultCountry(null);

measure('phone: parse, type, format', 40_000, (turn) => {
  const number = parseNumber(pick(numbers, turn), country);
  return number === null ? null : [planType(number), number.formatNational(), number.formatInternational()];
});
measure('email: syntax to suggestion', 150_000, (turn) => {
  const address = readEmail(pick(addresses, turn));
  return address === null ? null : [isRole(address.local), address.domain.suggestion];
});
measure('useragent: 3,000 texts, cache', 25_000, (turn) =>
  useragentQueries.useragent({}, { ua: pick(agents, turn), hints: null }),
);
measure('useragent: never seen', 10_000, (turn) => analyse(pick(agents, turn), null));
measure('mac', 500_000, (turn) => readMac(pick(macs, turn)));
measure('emoji by shortcode', 500_000, () => findEmoji(':wave:'));
measure('emoji search', 300, () => searchEmoji('red heart', 10));
measure('name', 20_000, () => parseName("DR. BILLY O'SHALL JR.", null));
process.stdout.write(`resident ${Math.round(process.memoryUsage().rss / 1e6)} MB\n`);
