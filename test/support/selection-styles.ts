/** Equivalent ways to write a field, which cause the same lookups. */
export const selectionStyles = ['plain', 'inline', 'fragment', 'twice', 'conditional', 'typed'] as const;
export type SelectionStyle = (typeof selectionStyles)[number];

export function documentOf(fields: readonly { field: string; disguise: SelectionStyle }[]): string {
  const fragments: string[] = [];
  const written = fields.map(({ field, disguise }, index) => {
    const aliased = `a${index}: ${field}`;
    if (disguise === 'inline') return `... { ${aliased} }`;
    if (disguise === 'typed') return `... on Query { ${aliased} }`;
    if (disguise === 'twice') return `${aliased} ${aliased}`;
    if (disguise === 'conditional') {
      return `... @include(if: $yes) { ${aliased} } ... @skip(if: $yes) { no${index}: ${field} }`;
    }
    if (disguise !== 'fragment') return aliased;
    fragments.push(`fragment F${index} on Query { ${aliased} }`);
    return `...F${index} ...F${index}`;
  });
  return `query Q($yes: Boolean! = true) { __typename @include(if: $yes) ${written.join('\n')} }\n${fragments.join('\n')}`;
}
