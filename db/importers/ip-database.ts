import { Reader, type Response } from 'maxmind';
import { DatasetError, type Terms } from '../import/dataset.ts';
import { writeIp } from '../../facts/ip/ip-address.ts';

/** Space that is given out: the rest of IPv6 has no records. */
const spaces = [
  { bits: 32, from: 0n, end: 1n << 32n },
  // 2000::/3
  { bits: 128, from: 2n << 124n, end: 4n << 124n },
] as const;

/** Consecutive addresses with one record, or with none. */
export interface Block {
  readonly bits: 32 | 128;
  readonly from: bigint;
  /** Behind its last address. */
  readonly end: bigint;
  readonly record: unknown;
}

/** Who estimates where addresses are. */
export interface IpMaker extends Terms {
  readonly name: string;
  /** What answers call a database of its cities. Null: its records are not read here. */
  readonly cities: 'dbip_city' | 'maxmind_city' | 'ip2location_city' | null;
}

/** Of DB-IP's free databases. */
export const dbIpTerms: Terms = {
  licence: 'CC-BY-4.0',
  attribution: 'IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0',
};

const dbIp: IpMaker = { name: 'DB-IP', cities: 'dbip_city', ...dbIpTerms };

/** Beginnings of the types that other makers give their databases, and what each asks of who shows its facts. */
const makers: readonly (readonly [type: RegExp, maker: IpMaker])[] = [
  [
    /^geolite/i,
    {
      name: 'MaxMind',
      cities: 'maxmind_city',
      licence: 'GeoLite End User License Agreement',
      attribution:
        'This product includes GeoLite Data created by MaxMind, available from https://www.maxmind.com.',
    },
  ],
  [
    /^geoip/i,
    { name: 'MaxMind', cities: 'maxmind_city', licence: 'as agreed with MaxMind', attribution: null },
  ],
  [
    /^ip2lite/i,
    {
      name: 'IP2Location',
      cities: 'ip2location_city',
      licence: 'CC-BY-SA-4.0',
      attribution: 'This product includes IP2Location LITE data available from https://lite.ip2location.com.',
    },
  ],
  [
    /^ip2/i,
    {
      name: 'IP2Location',
      cities: 'ip2location_city',
      licence: 'as agreed with IP2Location',
      attribution: null,
    },
  ],
  [
    /^ipinfo/i,
    {
      name: 'IPinfo',
      cities: null,
      licence: 'CC-BY-SA-4.0',
      attribution: 'IP address data powered by IPinfo (https://ipinfo.io)',
    },
  ],
];

/** A database in the form of MaxMind DB. Records are read from its bytes when they are asked for. */
export class IpDatabase {
  private readonly reader: Reader<Response>;

  /** @throws Error when the bytes are no such database */
  constructor(bytes: Buffer) {
    this.reader = new Reader(bytes);
  }

  /** As its maker calls it. */
  get type(): string {
    return this.reader.metadata.databaseType;
  }

  /** DB-IP where the type names nobody else: packages of its data call them by the kind alone. */
  get maker(): IpMaker {
    return makers.find(([type]) => type.test(this.type))?.[1] ?? dbIp;
  }

  /** Null: nothing is recorded of the address. @param address canonical */
  at(address: string): unknown {
    return this.has(address.includes(':') ? 128 : 32) ? this.reader.get(address) : null;
  }

  /** All blocks in order, IPv4 first. */
  *blocks(): Generator<Block> {
    for (const { bits, from, end } of spaces) {
      if (!this.has(bits)) continue;
      for (let at = from; at < end;) {
        const [record, prefix] = this.reader.getWithPrefixLength(
          bits === 32 ? writeIp([Number(at)]) : plainIpv6(at),
        );
        const behind = at + (1n << BigInt(bits - prefix));
        yield { bits, from: at, end: behind, record };
        at = behind;
      }
    }
  }

  /** A tree of IPv4 would take the first bits of IPv6 for an address of its own. */
  private has(bits: 32 | 128): boolean {
    return bits === 32 || this.reader.metadata.ipVersion === 6;
  }
}

/** An address of IPv6 with all its zeros: half of a walk's time is writing addresses. */
const plainIpv6 = (number: bigint) =>
  number
    .toString(16)
    .padStart(32, '0')
    .replace(/.{4}(?!$)/g, '$&:');

/**
 * @param from the data set and the file that it comes from, for the message
 * @param take the file to take instead
 * @throws DatasetError when another than DB-IP made it, and is to be named as its source
 */
export function refuseOtherMaker({ maker }: IpDatabase, from: string, take: string): void {
  if (maker === dbIp) return;
  throw new DatasetError(
    `${from} is a database of ${maker.name}, and answers would name DB-IP as its source: take ${take}`,
  );
}
