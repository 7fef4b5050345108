import { readConversion, resolveInstant, type ConversionRequest } from './conversion.ts';
import { clockOf, type ClockModel } from './resolvers.ts';
import { findLanguage, type Language } from '../names/languages.ts';
import type { Edition } from '../tz/edition.ts';

/** What a request says of its clock, besides its source. */
export interface ClockRequest extends ConversionRequest {
  readonly lang?: string | null | undefined;
}

/** Where the source is, if it is a place: WGS 84 degrees. */
export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * The clock of a source, with its conversions. What is wrong with the request is refused whether the source is
 * resolved or not; the wall time cannot be: it has a meaning only in a zone.
 * @param id IANA identifier in the edition's spelling; undefined: unresolved
 * @param now epoch milliseconds
 * @throws invalid_request, not_found (a destination), ambiguous_time, nonexistent_time
 */
export function sourceClock(
  edition: Edition,
  id: string | undefined,
  request: ClockRequest,
  now: number,
  place?: Coordinates,
): ClockModel {
  const conversion = readConversion(edition, request, now);
  const language: Language = typeof request.lang === 'string' ? findLanguage(request.lang) : 'en';
  if (id === undefined) return { edition, reading: undefined, language, ...place };
  const { instant, resolution } = resolveInstant(conversion, edition.zoneOf(id));
  // Property by property: to spread two objects takes longer than to find the clock.
  const { reading } = clockOf(edition, id, instant, language);
  return {
    edition,
    reading,
    language,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    to: conversion.to === undefined ? undefined : clockOf(edition, conversion.to, instant, language),
    targets: conversion.targets?.map((target) => clockOf(edition, target, instant, language)),
    resolution,
  };
}
