import type { Body } from '../routing/route.ts';

/** Keeps `reason` only in the body of an invalid text. The documented body of a valid text has no such key. */
export const selectReasonIfInvalid = ({ reason, ...body }: Body): Body =>
  body['valid'] === false ? { ...body, reason } : body;
