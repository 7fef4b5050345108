/** Matches the last words in names of counties and equivalents. */
const countyTypePattern =
  /(city and borough|census area|planning region|county|parish|borough|municipality|municipio)$/i;

/** Returns the type of a US county or equivalent from its name. */
export const parseCountyType = (name: string): string =>
  name === 'District of Columbia'
    ? 'federal district'
    : (countyTypePattern.exec(name)?.[1]?.toLowerCase() ??
      (name.startsWith('City and County') ? 'county' : 'city'));
