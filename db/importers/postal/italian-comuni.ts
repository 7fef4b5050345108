import { readPackageJson } from '../../../core/package-file.ts';

interface Comune {
  readonly denominazione_ita: string;
  readonly cap: string;
  readonly sigla_provincia: string;
  readonly denominazione_provincia: string;
  readonly denominazione_regione: string;
  readonly flag_capoluogo: string;
  readonly lat: string;
  readonly lon: string;
}

/** The file name contains a hash, which depends on the pinned version of the package. */
const file = 'italian-locations/dist/gi_comuni_cap-5TXQIVCS.json';

/** Returns the comuni of Italy with their postal codes. */
export const readItalianComuni = (): readonly Comune[] => readPackageJson<Comune[]>(file);
