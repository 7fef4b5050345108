/** The words that names of counties and their equivalents end with. */
const ending =
  /(city and borough|census area|planning region|county|parish|borough|municipality|municipio)$/i;

/** What the United States call a county or its equivalent, by its name. */
export const countyTypeOf = (name: string): string =>
  name === 'District of Columbia'
    ? 'federal district'
    : (ending.exec(name)?.[1]?.toLowerCase() ?? (name.startsWith('City and County') ? 'county' : 'city'));
