import type { Body, Version } from './route.ts';

/** Additional paths that are not built in, which can change at run time. Help and OpenAPI include them. */
export interface PathSource {
  /** A number that changes whenever the paths change, to invalidate derived documents. */
  readonly revision: number;
  /**
   * Returns the help page of a path.
   * @param path without the version prefix
   * @param base absolute URL prefix of links
   * @returns null when the source has no such page
   */
  help(path: string, version: Version, base: string): Body | null;
  /**
   * Adds the paths of this source to an OpenAPI document.
   * @returns the extended document
   */
  describe(document: Body, version: Version): Body;
}
