/** A height in metres from a tile, and the distance in metres between the tile's heights. */
export interface TileHeight {
  readonly meters: number;
  readonly resolution: number;
}
