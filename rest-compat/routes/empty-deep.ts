import type { Body, Variables, Version } from '../routing/route.ts';
import { extend } from '../../core/extend.ts';

/** Adds an empty `deep` in API version 1.0.0, where the fields of `deep` are at the top level. */
export const addEmptyDeepBefore2 = (body: Body, variables: Variables, version: Version): Body =>
  version === '1.0.0' && variables['deep'] === true ? extend(body, { deep: {} }) : body;
