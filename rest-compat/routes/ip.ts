import { ipPathParameter } from '../parameters/network.ts';
import type { Route } from '../routing/route.ts';
import { addNameLanguages } from '../formats/name-languages.ts';

const notes = [
  'With deep=true: state, city, coordinates and time zone of the city. ' +
    'These values are estimates, or come from a geofeed of the network (RFC 8805) that the operator of this service has imported. ' +
    'A geofeed takes precedence over an estimate, and the smallest of several blocks applies. A response never combines both.',
  'Locations are estimates: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0, or the city dataset that /datasets lists with its attribution. ' +
    'The country is the one that most of four sources name. If these sources disagree with the city, state and city are null.',
  'anycast is true for addresses that many places announce at the same time, such as those of content delivery networks and public resolvers. ' +
    'The location of such addresses is unknown: country is null unless a geofeed declares it.',
  'For private and special-use addresses all facts are null.',
];

const ip = { family: 'ip', operation: 'ip', deep: 'paid', notes } as const satisfies Partial<Route>;

/** The location of IP addresses. */
export const ipRoutes: readonly Route[] = addNameLanguages([
  {
    ...ip,
    name: 'ip',
    path: '/ip/{ip}',
    summary: 'Location and network of an IP address: country, autonomous system, network.',
    parameters: { ip: ipPathParameter },
    cache: 'facts',
    examples: [
      { path: '/ip/8.8.8.8', note: 'An IPv4 address.' },
      { path: '/ip/2001:4860:4860::8888', note: 'An IPv6 address.' },
    ],
  },
  {
    ...ip,
    name: 'ip_self',
    path: '/ip',
    summary: 'Location and network of the client’s IP address. Needs no key.',
    caller: ({ ip: own }) => ({ ip: own }),
    key: false,
    cache: 'live',
    examples: [{ path: '/ip', note: 'Your own IP address.' }],
  },
]);
