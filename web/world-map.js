/**
 * The map of the pages as JSON: land and borders of the world as SVG paths in tenths of a degree (x east, y south). Made by
 * build.js from Natural Earth, 1:50m (public domain, package world-atlas). The 110m scale lacks small islands and puts
 * capitals on coasts into the sea.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';

/** Square degrees: points whose triangle with their neighbours is smaller are left out (Visvalingam). */
const smallestTriangle = 0.025;
/** Square degrees: smaller islands are left out. */
const smallestIsland = 0.03;

/** @returns the text of `{ land, borders }` */
export function worldMap() {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const complete = presimplify(JSON.parse(readFileSync(path, 'utf8')));
  const simple = simplify(complete, smallestTriangle);
  const atlas = filter(simple, filterWeight(simple, smallestIsland));
  const { land, countries } = atlas.objects;
  return JSON.stringify({
    land: drawn(feature(atlas, land)),
    borders: drawn(mesh(atlas, countries, (one, other) => one !== other)),
  });
}

/** Rings that cross the antimeridian are cut there. */
function drawn(shape) {
  const path = new RelativePath();
  const projection = geoEquirectangular()
    .scale(1800 / Math.PI)
    .translate([0, 0])
    .precision(0);
  geoPath(projection, path)(shape);
  return path.text;
}

/** Writes each position by its distance to the one before: half as long as absolute positions. */
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
    // A minus sign separates numbers too.
    this.text += `${this.#command}${stepX} ${stepY}`.replaceAll(' -', '-');
    this.#command = ' ';
  }

  closePath() {
    this.text += 'z';
  }
}
