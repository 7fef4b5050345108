/**
 * Builds relief.bin. Usage: `npm run script -- elevation-relief <etopo5.cdf>`, with the file of the Debian package
 * ferret-datasets (usr/share/ferret-vis/data/etopo5.cdf).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { columns, encode, rows, seaValue } from '../subgraphs/geo/elevation/grid.ts';

const tableHeader = `# Heights of the globe, five arc-minutes. Form: see grid.ts.
# Source: ETOPO5 (NOAA National Geophysical Data Center, 1988; CD-ROM of 29 April 1993), public domain,
# as etopo5.cdf of the Debian package ferret-datasets 7.6.0-5. Made by scripts/elevation-relief.ts.
# That file gives heights at positions that are off: of all shifts by quarters of a cell, its heights agree best with
# those of 199,309 places of GeoNames when they stand 1.5 cells farther east and half a cell farther south. So they are
# placed here. Below 0 and joined to the Pacific or the Black Sea is sea. The Caspian Sea has its surface, -28 m; other
# large lakes are partly as deep as their beds.

`;

/** Offset of the variable ROSE in the NetCDF classic file: float32, big-endian, [latitude -90..90][longitude 0..360). */
const firstByte = 52_552;
const sourceRows = 2161;
/** Surface height of the Caspian Sea in metres. */
const caspianHeight = -28;

const [, , path = 'etopo5.cdf'] = process.argv;
const source = readFileSync(path);
if (source.toString('latin1', 0, 3) !== 'CDF' || source.length !== firstByte + sourceRows * columns * 4) {
  throw new Error(`${path} is not etopo5.cdf of the package ferret-datasets`);
}

const heights = new Int16Array(rows * columns);
for (let row = 0; row < rows; row++) {
  for (let column = 0; column < columns; column++) {
    // Shift by half a cell to the south, because source values belong to cell centres. Source row 1 is the cell next to the pole.
    const sourceOffset = firstByte + ((row + 1) * columns + ((column + columns - 1) % columns)) * 4;
    heights[row * columns + column] = Math.round(source.readFloatBE(sourceOffset));
  }
}
// Start cells of the sea: the Pacific, and the Black Sea, because the Bosporus is narrower than a grid cell.
for (const [latitude, longitude] of [
  [0, 200],
  [43, 34],
] as const) {
  floodFill(heights, getCellIndex(latitude, longitude), 0, seaValue);
}
// Replace the bed of the Caspian Sea by its surface.
floodFill(heights, getCellIndex(41, 51), caspianHeight, caspianHeight);
const compressedBody = brotliCompressSync(encode({ heights }), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(
  new URL('../subgraphs/geo/elevation/relief.bin', import.meta.url),
  Buffer.concat([Buffer.from(tableHeader), compressedBody]),
);

function getCellIndex(latitude: number, longitude: number): number {
  return Math.floor((latitude + 90) * 12) * columns + Math.floor(longitude * 12);
}

/** Sets the height of all cells that are connected to a start cell and lower than a limit. */
function floodFill(cells: Int16Array, first: number, below: number, to: number): void {
  const openCells = [first];
  cells[first] = to;
  for (let index = openCells.pop(); index !== undefined; index = openCells.pop()) {
    const column = index % columns;
    const row = index - column;
    const sides = [row + ((column + 1) % columns), row + ((column + columns - 1) % columns)];
    for (const neighbourIndex of [...sides, index - columns, index + columns]) {
      const height = cells[neighbourIndex];
      if (height === undefined || height >= below || height === to) continue;
      cells[neighbourIndex] = to;
      openCells.push(neighbourIndex);
    }
  }
}
