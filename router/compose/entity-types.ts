import { Kind, parse } from 'graphql';

/** Names of the types that a supergraph looks up by a key. */
export function entityTypes(supergraph: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const definition of parse(supergraph, { noLocation: true }).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const hasKey = definition.directives?.some(
      ({ name, arguments: given }) =>
        name.value === 'join__type' && given?.some((argument) => argument.name.value === 'key'),
    );
    if (hasKey === true) names.add(definition.name.value);
  }
  return names;
}
