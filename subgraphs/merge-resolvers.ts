/** Resolvers by type, then by field. */
type ByType = Readonly<Record<string, object>>;

/**
 * Merges the resolvers of a subgraph's families into one object. Types that several families extend are merged field by field.
 */
export function mergeResolvers(families: readonly object[]): ByType {
  const merged: Record<string, object> = {};
  for (const family of families) {
    for (const [type, fields] of fieldsByType(family)) {
      merged[type] = { ...merged[type], ...fields };
    }
  }
  return merged;
}

const fieldsByType = (family: object): [string, object][] =>
  Object.entries(family).filter((entry): entry is [string, object] => typeof entry[1] === 'object');
