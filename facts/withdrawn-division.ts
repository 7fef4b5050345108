import { readFacts } from './fact-table.ts';
import { readPackageJson } from '../core/package-file.ts';

interface Aliases {
  readonly supplemental: {
    readonly metadata: {
      readonly alias: {
        readonly subdivisionAlias: Readonly<Record<string, { readonly _replacement: string }>>;
      };
    };
  };
}

let successors: ReadonlyMap<string, readonly string[]> | undefined;

/** Formats a CLDR code: `frnor` → FR-NOR. `GP`, which is a country, is unchanged. */
const formatDivisionCode = (code: string): string =>
  code.length === 2 ? code : `${code.slice(0, 2)}-${code.slice(2)}`.toUpperCase();

function readSuccessors(): ReadonlyMap<string, readonly string[]> {
  const { supplemental } = readPackageJson<Aliases>('cldr-core/supplemental/aliases.json');
  const cldrAliases = Object.entries(supplemental.metadata.alias.subdivisionAlias).map(
    ([code, { _replacement: codes }]) =>
      [formatDivisionCode(code), codes.split(' ').map(formatDivisionCode)] as const,
  );
  const tableSuccessors = readFacts('withdrawn-states').map(
    ({ code = '', successors: codes = '' }) => [code, codes.split(',')] as const,
  );
  return new Map([...cldrAliases, ...tableSuccessors]);
}

/**
 * Returns the successors of a withdrawn ISO 3166-2 code, which are divisions or a country. Empty for a code that was never
 * withdrawn or has no successor. Source: Unicode CLDR 48.2.0 and the table withdrawn-states.
 *
 * @param code upper case: `FR-Q`
 */
export const findSuccessors = (code: string): readonly string[] =>
  (successors ??= readSuccessors()).get(code) ?? [];
