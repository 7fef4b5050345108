import type { KeyScopes } from '../../router/auth/key-restriction.ts';
import { versions, type Route } from './route.ts';

/** What keys can be restricted to, read from the table. */
export const keyScopesOf = (routes: readonly Route[]): KeyScopes => ({
  families: [...new Set(routes.map(({ family }) => family))].sort(),
  versions,
  features: [...new Set(routes.flatMap(({ feature }) => feature ?? []))].sort(),
});
