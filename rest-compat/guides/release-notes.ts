import { productVersion } from '../../core/product-version.ts';
import { versions, type Body, type Route, type Version } from '../routing/route.ts';

const notes: Readonly<Record<Version, readonly string[]>> = {
  '1.0.0': [
    'All fields are at the top level; 2.0.0 groups the additional ones under deep.',
    'The /timezone paths are in the catalog.',
    'The company directory and addresses are not part of this version.',
  ],
  '2.0.0': [
    'Additional fields are grouped under deep and returned with deep=true.',
    'Addresses are new: /address/{address} and /address?q=.',
    'The company directory is new: search, profiles and coverage under /company.',
    'The /timezone paths are replaced by /time in the catalog. They continue to work.',
  ],
};

/** Returns the endpoint names of a version's catalogue, in route order. */
export const listCatalog = (routes: readonly Route[], version: Version): readonly string[] => [
  ...new Set(
    routes
      .filter((route) => (route.listed ?? route.versions ?? versions).includes(version))
      .map(({ name }) => name),
  ),
];

/** Returns the response to GET /version/{v}, and to GET /help for the latest version. */
export const createReleaseNotes = (routes: readonly Route[], version: Version, baseUrl: string): Body => ({
  version,
  versions,
  product_version: productVersion,
  notes: notes[version],
  selection:
    'The version comes from the prefix /version/{v}, else from the header API-Version, else from the default of the key, else it is 2.0.0. ' +
    'Every response has its version in API-Version.',
  endpoints: listCatalog(routes, version).map((name) => ({
    name,
    help: `${baseUrl}/version/${version}/${name}/help`,
  })),
});
