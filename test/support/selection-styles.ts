/** Equivalent ways to write a field, which cause the same lookups. */
export const selectionStyles = ['plain', 'inline', 'fragment', 'twice', 'conditional', 'typed'] as const;
export type SelectionStyle = (typeof selectionStyles)[number];

export function buildDocument(fields: readonly { field: string; disguise: SelectionStyle }[]): string {
  const fragments: string[] = [];
  const fieldTexts = fields.map(({ field, disguise }, index) => {
    const aliasedField = `a${index}: ${field}`;
    if (disguise === 'inline') return `... { ${aliasedField} }`;
    if (disguise === 'typed') return `... on Query { ${aliasedField} }`;
    if (disguise === 'twice') return `${aliasedField} ${aliasedField}`;
    if (disguise === 'conditional') {
      return `... @include(if: $yes) { ${aliasedField} } ... @skip(if: $yes) { no${index}: ${field} }`;
    }
    if (disguise !== 'fragment') return aliasedField;
    fragments.push(`fragment F${index} on Query { ${aliasedField} }`);
    return `...F${index} ...F${index}`;
  });
  return `query Q($yes: Boolean! = true) { __typename @include(if: $yes) ${fieldTexts.join('\n')} }\n${fragments.join('\n')}`;
}
