/** Grid units per degree. Coordinates are integers in units of 1/1000 degree, about 100 metres. */
export const gridUnitsPerDegree = 1000;

/** A boundary line between two junctions, or around an island: x, y, x, y, … in grid units. */
export type Arc = readonly number[];

/** Returns the placeholder code for areas of a country that have no state, or whose state is unknown. */
export const formatOutsideCode = (country: string): string => `${country}-`;

/** An area enclosed by arcs. */
export interface Region {
  /** ISO 3166-2 code of the state, or `formatOutsideCode(country)`. */
  readonly state: string;
  /** Code of the district; null for a region that is not a district. */
  readonly district: string | null;
  /**
   * Numbers of the arcs around the region, in any order. A ray from a point inside the region crosses the arcs an odd number of
   * times.
   */
  readonly arcs: readonly number[];
}

/** The outlines of all regions. Neighbouring regions share arcs. */
export interface Outlines {
  readonly regions: readonly Region[];
  /** Positions of all arcs in sequence: x, y in grid units. */
  readonly positions: Int32Array;
  /** The index in `positions` where each arc begins, then the index where the last arc ends. */
  readonly starts: Uint32Array;
}

/**
 * Serialises the uncompressed body of the file. The body begins with the length of the region list in bytes (4 bytes,
 * little-endian). The list has one line per region: state, district, and the differences of its ascending arc numbers. Zigzag
 * varints follow: for each arc the number of positions, then the difference between each coordinate and the previous one.
 */
export function encodeOutlines(regions: readonly Region[], arcs: readonly Arc[]): Uint8Array {
  const lines = regions.map(({ state, district, arcs: numbers }) => {
    const sortedNumbers = [...numbers].sort((a, b) => a - b);
    const numberDifferences = sortedNumbers.map((number, index) => number - (sortedNumbers[index - 1] ?? 0));
    return `${state}\t${district ?? ''}\t${numberDifferences.join(' ')}`;
  });
  const bytes: number[] = [];
  const writeVarint = (value: number) => {
    for (let remainingValue = value; ; remainingValue >>>= 7) {
      if (remainingValue < 128) return bytes.push(remainingValue);
      bytes.push((remainingValue & 127) | 128);
    }
  };
  const previousPosition = [0, 0];
  for (const arc of arcs) {
    writeVarint(arc.length / 2);
    for (const [index, value] of arc.entries()) {
      const difference = value - (previousPosition[index & 1] ?? 0);
      writeVarint((difference << 1) ^ (difference >> 31));
      previousPosition[index & 1] = value;
    }
  }
  const regionList = Buffer.from(lines.join('\n'));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(regionList.length);
  return Buffer.concat([length, regionList, Uint8Array.from(bytes)]);
}

/** Parses the uncompressed body of the file. @throws RangeError when the body is truncated or too long */
export function decodeOutlines(body: Buffer): Outlines {
  const textEnd = 4 + body.readUInt32LE(0);
  let arcCount = 0;
  const regions = body
    .toString('utf8', 4, textEnd)
    .split('\n')
    .map((line): Region => {
      const [state = '', district = '', steps = ''] = line.split('\t');
      let number = 0;
      const arcs = steps.split(' ').map((step) => (number += Number(step)));
      arcCount = Math.max(arcCount, number + 1);
      return { state, district: district === '' ? null : district, arcs };
    });
  let offset = textEnd;
  const readVarint = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = body[offset++];
      if (byte === undefined) throw new RangeError('the file of boundaries is truncated');
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  // Allocate the maximum size. Each position takes at least two bytes.
  const positions = new Int32Array(body.length - textEnd);
  const starts = new Uint32Array(arcCount + 1);
  const previousPosition = [0, 0];
  let positionCount = 0;
  for (let arc = 0; arc < arcCount; arc++) {
    const length = readVarint() * 2;
    for (let index = 0; index < length; index++) {
      const zigzag = readVarint();
      const value = (previousPosition[index & 1] ?? 0) + ((zigzag >>> 1) ^ -(zigzag & 1));
      positions[positionCount++] = value;
      previousPosition[index & 1] = value;
    }
    starts[arc + 1] = positionCount;
  }
  if (offset !== body.length) throw new RangeError('the file of boundaries has data after its last arc');
  return { regions, positions: positions.slice(0, positionCount), starts };
}
