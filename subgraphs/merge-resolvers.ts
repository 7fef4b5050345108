/** Resolvers by type, then by field. */
type ResolversByType = Readonly<Record<string, object>>;

/**
 * Merges the resolvers of a subgraph's families into one object. Types that several families extend are merged field by field.
 */
export function mergeResolvers(families: readonly object[]): ResolversByType {
  const mergedResolvers: Record<string, object> = {};
  for (const family of families) {
    for (const [type, fields] of listFieldsByType(family)) {
      mergedResolvers[type] = { ...mergedResolvers[type], ...fields };
    }
  }
  return mergedResolvers;
}

const listFieldsByType = (family: object): [string, object][] =>
  Object.entries(family).filter((entry): entry is [string, object] => typeof entry[1] === 'object');
