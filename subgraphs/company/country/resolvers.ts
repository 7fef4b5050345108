/** A country by ISO 3166-1 alpha-2 code: the reference by which the graph finds the rest of it. */
export interface CountryReference {
  readonly code: string;
}

/** @param code alpha-2 or null. */
export const countryReference = (code: string | null): CountryReference | null =>
  code === null ? null : { code };
