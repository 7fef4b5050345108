/** A height of a tile, metres, and how far apart the tile's heights are, metres. */
export interface TileHeight {
  readonly meters: number;
  readonly resolution: number;
}
