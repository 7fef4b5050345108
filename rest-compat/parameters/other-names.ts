import { findNearest } from './nearest.ts';

/**
 * Other names of parameters in common APIs, in lower case without separators. A name can have several meanings, but each path
 * accepts only a few of them. The table omits names that `findNearest` already corrects.
 */
export const otherNames: ReadonlyMap<string, readonly string[]> = new Map([
  ['lat', ['latitude', 'y']],
  ['lon', ['longitude', 'long', 'lng', 'x']],
  ['near', ['location', 'position', 'latlng', 'latlon']],
  ['points', ['locations', 'coordinates', 'coords', 'waypoints']],
  ['id', ['tz', 'timezone', 'zone', 'zoneid', 'tzid']],
  ['zone', ['tz', 'timezone', 'tzid']],
  ['to', ['target', 'totz', 'totimezone', 'destination', 'until', 'enddate']],
  ['targets', ['zones', 'timezones']],
  ['at', ['time', 'datetime', 'timestamp', 'instant', 'when', 'date']],
  ['date', ['day', 'on']],
  ['q', ['query', 'search', 'term', 'keyword', 'keywords', 'text', 'name', 'input']],
  ['country', ['cc', 'iso', 'iso2', 'countrycode', 'nation']],
  ['state', ['province', 'statecode', 'region', 'subdivision', 'admin1']],
  ['region', ['state', 'province', 'county', 'subdivision']],
  ['city', ['town', 'place', 'locality', 'cityname']],
  ['postal', ['zip', 'zipcode', 'postcode', 'postalcode']],
  ['address', ['street', 'addr']],
  ['lang', ['language', 'locale', 'hl']],
  ['locale', ['lang', 'language']],
  ['name_locale', ['lang', 'language']],
  ['limit', ['max', 'count', 'size', 'pagesize', 'perpage', 'maxresults', 'maxrows', 'top']],
  ['cursor', ['page', 'pagetoken', 'after', 'offset', 'next']],
  ['radius', ['distance', 'within']],
  ['unit', ['units']],
  ['samples', ['steps', 'count']],
  ['type', ['kind', 'category', 'record', 'recordtype']],
  ['ip', ['ipaddress', 'clientip']],
  ['ua', ['useragent', 'agent']],
  ['iata', ['airport', 'airportcode', 'iatacode']],
  ['icao', ['icaocode']],
  ['unlocode', ['port', 'locode']],
  ['ticker', ['symbol', 'stock']],
  ['domain', ['website', 'url', 'host', 'hostname']],
  ['identifier', ['cik', 'number']],
  ['industry', ['sic', 'siccode']],
  ['sort', ['order', 'orderby', 'sortby']],
  ['format', ['output', 'accept']],
  ['edition', ['tzversion', 'version']],
]);

/**
 * Returns the parameter that a client probably means by an unknown name: the name is common in other APIs, or is similar.
 * @param known the parameters of the path
 * @returns null when no parameter is similar
 */
export function findSimilarName(name: string, known: readonly string[]): string | null {
  const plainName = name.replace(/[-_.[\]]/g, '').toLowerCase();
  const intendedName = known.find((each) => otherNames.get(each)?.includes(plainName) === true);
  return intendedName ?? findNearest(name, known);
}
