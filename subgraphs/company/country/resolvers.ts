/** Reference to a country by its ISO 3166-1 alpha-2 code. The graph resolves the other fields from the geo subgraph. */
export interface CountryReference {
  readonly code: string;
}

/** Creates the reference to a country. @param code ISO 3166-1 alpha-2, or null */
export const toCountryReference = (code: string | null): CountryReference | null =>
  code === null ? null : { code };
