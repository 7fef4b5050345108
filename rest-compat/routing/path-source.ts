import type { Body, Version } from './route.ts';

/** Paths from another source than the built-in table: help and OpenAPI include them. They may change while the service runs. */
export interface PathSource {
  /** Changes whenever the paths change; what is derived from them is then made again. */
  readonly revision: number;
  /**
   * @param path without the version prefix
   * @param base absolute URL that links begin with
   * @returns the help of a path of this source; null when it has none
   */
  help(path: string, version: Version, base: string): Body | null;
  /** @returns the OpenAPI document with the paths of this source added */
  describe(document: Body, version: Version): Body;
}
