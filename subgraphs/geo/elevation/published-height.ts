import { distance } from 'geokdbush';
import { readFacts } from '../../../facts/fact-table.ts';

interface PublishedHeight {
  readonly isSummit: boolean;
  /** Height in metres above sea level. */
  readonly meters: number;
  /** Maximum error in metres at the requested point. */
  readonly accuracy: number;
}

interface MeasuredSite {
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly meters: number;
  /** Kilometres. */
  readonly radius: number;
}

/**
 * Maximum error in metres at the recorded point, and its increase per kilometre of distance from that point. The base error of
 * a summit covers coordinates with a resolution of a thousandth of a degree. The errors of cities cover 97 % of the known
 * heights of places near their points.
 */
const errorsByType: Readonly<Record<string, { readonly base: number; readonly perKilometre: number }>> = {
  summit: { base: 50, perKilometre: 1000 },
  city: { base: 100, perKilometre: 60 },
  surface: { base: 8, perKilometre: 6 },
};
/** Length of a degree of latitude in kilometres, rounded down. */
const kilometresPerDegree = 110;

let sites: readonly MeasuredSite[] | undefined;

const readSites = (): MeasuredSite[] =>
  readFacts('heights').map(({ kind = '', latitude, longitude, metres, radius }) => ({
    kind,
    latitude: Number(latitude),
    longitude: Number(longitude),
    meters: Number(metres),
    radius: Number(radius),
  }));

/** Returns the published height of the nearest summit, city or lake whose radius contains the point. */
export function findPublishedHeight(latitude: number, longitude: number): PublishedHeight | null {
  sites ??= readSites();
  let nearestSite: MeasuredSite | undefined;
  let nearestKilometres = Infinity;
  for (const site of sites) {
    if (Math.abs(site.latitude - latitude) * kilometresPerDegree > site.radius) continue;
    const kilometres = distance(longitude, latitude, site.longitude, site.latitude);
    if (kilometres <= site.radius && kilometres < nearestKilometres)
      [nearestSite, nearestKilometres] = [site, kilometres];
  }
  const typeErrors = errorsByType[nearestSite?.kind ?? ''];
  if (nearestSite === undefined || typeErrors === undefined) return null;
  return {
    isSummit: nearestSite.kind === 'summit',
    meters: nearestSite.meters,
    accuracy: Math.round(typeErrors.base + typeErrors.perKilometre * nearestKilometres),
  };
}
