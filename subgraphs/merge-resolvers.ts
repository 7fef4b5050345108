/** Resolvers by type, then by field. */
type ByType = Readonly<Record<string, object>>;

/**
 * One resolvers object from those of a subgraph's families: each family brings its root fields and the resolvers of
 * its own types; types that several families extend are joined field by field.
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
