import type { Fences } from '../router/access/key-options.ts';
import { versions, type Route } from './route.ts';

/** What keys can be fenced to, read from the table. */
export const fencesOf = (routes: readonly Route[]): Fences => ({
  families: [...new Set(routes.map(({ family }) => family))].sort(),
  versions,
  features: [...new Set(routes.flatMap(({ feature }) => feature ?? []))].sort(),
});
