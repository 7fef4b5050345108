import type { Body, Version } from './route.ts';

/** Additional paths that are not built in, which can change at run time. Help and OpenAPI include them. */
export interface PathSource {
  /** A number that changes whenever the paths change, to invalidate everything that is derived from them. */
  readonly revision: number;
  /**
   * @param path without the version prefix
   * @param base absolute URL prefix of links
   * @returns the help of a path of this source; null when it has none
   */
  help(path: string, version: Version, base: string): Body | null;
  /** @returns the OpenAPI document with the paths of this source added */
  describe(document: Body, version: Version): Body;
}
