/** A height from a tile, and the distance between the tile's heights, both in metres. */
export interface TileHeight {
  readonly meters: number;
  readonly resolution: number;
}
