/**
 * Generates the world map of the pages as JSON: land and borders as SVG paths in tenths of a degree (x east, y south).
 * Source: Natural Earth, 1:50m (public domain, package world-atlas). The 1:110m scale lacks small islands and shows coastal
 * capitals in the sea.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';

/** Minimum triangle area of the Visvalingam simplification, in square degrees. */
const minTriangleArea = 0.025;
/** Minimum area of an island in square degrees. Smaller islands are left out. */
const minIslandArea = 0.03;

/** Returns JSON of the form `{ land, borders }`. */
export function worldMap() {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const complete = presimplify(JSON.parse(readFileSync(path, 'utf8')));
  const simple = simplify(complete, minTriangleArea);
  const atlas = filter(simple, filterWeight(simple, minIslandArea));
  const { land, countries } = atlas.objects;
  return JSON.stringify({
    land: pathData(feature(atlas, land)),
    borders: pathData(mesh(atlas, countries, (one, other) => one !== other)),
  });
}

/** Returns the SVG path data of a shape. Rings that cross the antimeridian are cut there. */
function pathData(shape) {
  const path = new RelativePath();
  const projection = geoEquirectangular()
    .scale(1800 / Math.PI)
    .translate([0, 0])
    .precision(0);
  geoPath(projection, path)(shape);
  return path.text;
}

/** Writes path data with relative coordinates, which are half as long as absolute ones. */
class RelativePath {
  text = '';
  #x = 0;
  #y = 0;
  #command = '';

  moveTo(x, y) {
    [this.#x, this.#y] = [Math.round(x), Math.round(y)];
    this.text += `M${this.#x} ${this.#y}`;
    this.#command = 'l';
  }

  lineTo(x, y) {
    const [stepX, stepY] = [Math.round(x) - this.#x, Math.round(y) - this.#y];
    if (stepX === 0 && stepY === 0) return;
    this.#x += stepX;
    this.#y += stepY;
    // A minus sign also separates numbers, so no space is needed in front of it.
    this.text += `${this.#command}${stepX} ${stepY}`.replaceAll(' -', '-');
    this.#command = ' ';
  }

  closePath() {
    this.text += 'z';
  }
}
