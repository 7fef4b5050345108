import { parseConversion, resolveInstant, type ConversionRequest } from './conversion.ts';
import { createClock, type ClockModel } from './resolvers.ts';
import { findLanguage, type Language } from '../names/languages.ts';
import type { Edition } from '../tz/edition.ts';

/** The arguments of a clock other than the source: language and conversion. */
export interface ClockRequest extends ConversionRequest {
  readonly lang?: string | null | undefined;
}

/** WGS 84 coordinates, in degrees, of the place whose clock is requested. */
export interface Coordinates {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/**
 * Creates the clock of a source with its conversions. The arguments are validated even when the source has no time zone, except
 * wall times, which have no meaning without a zone.
 * @param id IANA identifier in the edition's spelling; undefined when the source has no time zone
 * @param now epoch milliseconds
 * @throws invalid_request, not_found (a target zone), ambiguous_time, nonexistent_time
 */
export function createSourceClock(
  edition: Edition,
  id: string | undefined,
  request: ClockRequest,
  now: number,
  place?: Coordinates,
): ClockModel {
  const conversion = parseConversion(edition, request, now);
  const language: Language = typeof request.lang === 'string' ? findLanguage(request.lang) : 'en';
  if (id === undefined) return { edition, reading: undefined, language, ...place };
  const { instant, resolution } = resolveInstant(conversion, edition.zoneOf(id));
  // Copy the properties individually. An object spread takes longer than the computation of the clock.
  const { reading } = createClock(edition, id, instant, language);
  return {
    edition,
    reading,
    language,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    to: conversion.to === undefined ? undefined : createClock(edition, conversion.to, instant, language),
    targets: conversion.targets?.map((target) => createClock(edition, target, instant, language)),
    resolution,
  };
}
