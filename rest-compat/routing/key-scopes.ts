import type { KeyScopes } from '../../router/auth/key-restriction.ts';
import { versions, type Route } from './route.ts';

/** Returns the families, versions and features that keys can be restricted to. */
export const getKeyScopes = (routes: readonly Route[]): KeyScopes => ({
  families: [...new Set(routes.map(({ family }) => family))].sort(),
  versions,
  features: [...new Set(routes.flatMap(({ feature }) => feature ?? []))].sort(),
});
