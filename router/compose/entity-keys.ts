import { Kind, parse } from 'graphql';

/** Returns the entity types of a supergraph, with the fields of all their keys. */
export function readEntityKeys(supergraph: string): ReadonlyMap<string, ReadonlySet<string>> {
  const keys = new Map<string, ReadonlySet<string>>();
  for (const definition of parse(supergraph, { noLocation: true }).definitions) {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) continue;
    const names = (definition.directives ?? [])
      .filter(({ name }) => name.value === 'join__type')
      .flatMap(({ arguments: given = [] }) => given)
      .flatMap(({ name, value }) =>
        name.value === 'key' && value.kind === Kind.STRING ? (value.value.match(/\w+/g) ?? []) : [],
      );
    if (names.length > 0) keys.set(definition.name.value, new Set(names));
  }
  return keys;
}
