import { ipPath } from '../parameters/network.ts';
import type { Route } from '../routing/route.ts';
import { inLanguages } from '../formats/name-languages.ts';

const notes = [
  'deep tells state, city, coordinates of the city and time zone where an operator has imported geofeeds (RFC 8805: what ' +
    'the networks’ own operators declare) or a dataset of cities (an estimate); else they are null. A geofeed goes before ' +
    'an estimate, of several blocks the smallest counts, and no answer mixes the two.',
  'Where an address is, is an estimate: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0, or that of ' +
    'the dataset of cities which /datasets names, with the words that its licence asks for. Anycast addresses are ' +
    'in many places at once.',
  'Private and special-use addresses are nobody’s: all their facts are null.',
];

const ip = { family: 'ip', operation: 'ip', deep: 'paid', notes } as const satisfies Partial<Route>;

/** The location of IP addresses. */
export const ipRoutes: readonly Route[] = inLanguages([
  {
    ...ip,
    name: 'ip',
    path: '/ip/{ip}',
    summary: 'Origin of an IP address: country, autonomous system, network.',
    parameters: { ip: ipPath },
    cache: 'facts',
    examples: [
      { path: '/ip/8.8.8.8', note: 'An address of IPv4.' },
      { path: '/ip/2001:4860:4860::8888', note: 'One of IPv6.' },
    ],
  },
  {
    ...ip,
    name: 'ip_self',
    path: '/ip',
    summary: 'Origin of the caller’s own IP address. Needs no key.',
    caller: ({ ip: own }) => ({ ip: own }),
    key: false,
    cache: 'live',
    examples: [{ path: '/ip', note: 'Your own address.' }],
  },
]);
