import { describe, expect, test } from 'vitest';
import { groupByFamily } from '../routing/families.ts';
import { routes } from '../routes/index.ts';
import { listAddedColumns, parseTask } from './task.ts';

const families = groupByFamily(routes);
const parse = (add: string, by?: string) => parseTask(add.split(','), by, families);

describe('the task of a bulk request', () => {
  test.each([
    ['city.timezone', 'city,country', '/city/{name}', ['name=city', 'country=country']],
    ['city.timezone', 'name=Town,country=Land', '/city/{name}', ['name=Town', 'country=Land']],
    ['ip.country,ip.deep.asn', undefined, '/ip/{ip}', ['ip=ip']],
    ['postal.place', 'postal=zip,country', '/postal/{code}', ['code=zip', 'country=country']],
    ['point.zone', 'lat,lon', '/point', ['lat=lat', 'lon=lon']],
  ])('a bulk request with add=%s and by=%s requests %s', (add, by, path, from) => {
    const parsedTask = parse(add, by);
    expect(parsedTask.route.path).toBe(path);
    expect(parsedTask.from.map(({ parameter, column }) => `${parameter}=${column}`)).toEqual(from);
    expect(parsedTask.deep).toBe(add.includes('deep'));
    expect(listAddedColumns(parsedTask)).toEqual([
      ...add.split(','),
      `${parsedTask.family}.status`,
      `${parsedTask.family}.error`,
    ]);
  });

  test.each([
    ['city.timezone', 'city,colour', /^No path of city has the parameters city, colour\./],
    ['city.timezone', 'country', /^No path of city has the parameters country\./],
    ['point.zone', 'lat', /^No path of point has the parameters lat\./],
    ['city.name,ip.country', undefined, /fields of one family, not of 2/],
    ['citty.name', undefined, /^Did you mean city\? There is no family "citty"\./],
    ['city', undefined, /requires a field after the family, for example add=city\.name/],
  ])('a bulk request with add=%s and by=%s is rejected with a suggestion', (add, by, message) => {
    expect(() => parse(add, by)).toThrow(expect.objectContaining({ kind: 'usage' }));
    expect(() => parse(add, by)).toThrow(message);
  });
});
