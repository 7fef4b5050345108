import type { Problem } from '../../router/errors.ts';
import type { Request } from '../../router/exchange.ts';
import { versions, type Route, type Version } from './route.ts';

/** API version of requests that specify no version. */
export const latestVersion: Version = '2.0.0';

export const isVersion = (text: string): text is Version => versions.some((version) => version === text);

/** Splits `/version/{v}/...`; without that prefix the version is null. */
export function splitVersionPrefix(path: string): { readonly path: string; readonly version: string | null } {
  const match = /^\/version\/([^/]+)(\/.*)?$/.exec(path);
  return match?.[1] === undefined ? { path, version: null } : { path: match[2] ?? '/', version: match[1] };
}

export function getRequestedVersion(request: Request): string | null {
  const header = request.headers['api-version'];
  return typeof header === 'string' && header !== '' ? header : null;
}

export const createVersionProblem = (version: string): Problem => ({
  code: 'invalid_request',
  message: `API version ${JSON.stringify(version.slice(0, 40))} does not exist. Use ${versions.join(' or ')}.`,
  param: 'API-Version',
});

export const createMissingRouteProblem = (route: Route, version: Version): Problem => ({
  code: 'not_found',
  message: `${route.path} is not part of API version ${version}. Use version ${(route.versions ?? []).join(' or ')}.`,
});
