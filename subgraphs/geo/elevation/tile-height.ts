/** A height from a tile, and the spacing of the tile's grid, both in metres. */
export interface TileHeight {
  readonly meters: number;
  readonly resolution: number;
}
