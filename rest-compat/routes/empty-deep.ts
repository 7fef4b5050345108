import type { Body, Variables, Version } from '../routing/route.ts';
import { withMore } from '../../core/with-more.ts';

/** Where version 1.0.0 has the richer fields at the top level, `deep=true` is answered with an empty object. */
export const emptyDeepBefore2 = (body: Body, variables: Variables, version: Version): Body =>
  version === '1.0.0' && variables['deep'] === true ? withMore(body, { deep: {} }) : body;
