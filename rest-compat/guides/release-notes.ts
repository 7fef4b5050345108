import { versions, type Body, type Route, type Version } from '../routing/route.ts';

const notes: Readonly<Record<Version, readonly string[]>> = {
  '1.0.0': [
    'The richer fields are flat, beside the others, where 2.0.0 groups them under deep.',
    'The /timezone paths are in the catalog.',
    'The company directory and addresses are not part of this version.',
  ],
  '2.0.0': [
    'The richer fields are grouped under deep and answered with deep=true.',
    'Addresses are new: /address/{address} and /address?q=.',
    'The company directory: search, profiles and coverage under /company.',
    'The /timezone paths left the catalog in favour of /time; they go on to answer.',
  ],
};

/** Returns the endpoint names of a version's catalogue, in route order. */
export const catalogOf = (routes: readonly Route[], version: Version): readonly string[] => [
  ...new Set(
    routes
      .filter((route) => (route.listed ?? route.versions ?? versions).includes(version))
      .map(({ name }) => name),
  ),
];

/** Returns the response to GET /version/{v}, and to GET /help for the latest version. */
export const releaseNotes = (routes: readonly Route[], version: Version, baseUrl: string): Body => ({
  version,
  versions,
  notes: notes[version],
  selection:
    'A request names its version by the prefix /version/{v}, or by the header API-Version; else the default of its key ' +
    'holds, and 2.0.0 without one. Every answer says its version in API-Version.',
  endpoints: catalogOf(routes, version).map((name) => ({
    name,
    help: `${baseUrl}/version/${version}/${name}/help`,
  })),
});
