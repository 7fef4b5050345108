import {
  Kind,
  parse,
  print,
  visit,
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type TypeNode,
} from 'graphql';
import { createJoinField, readGraphValues, type Subgraphs } from './join-field.ts';

const getNamedTypeName = (type: TypeNode): string =>
  type.kind === Kind.NAMED_TYPE ? type.name.value : getNamedTypeName(type.type);

const replaceNamedType = (type: TypeNode, name: string): TypeNode => {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: { kind: Kind.NAME, value: name } };
  if (type.kind === Kind.LIST_TYPE) return { ...type, type: replaceNamedType(type.type, name) };
  const innerType = replaceNamedType(type.type, name);
  return innerType.kind === Kind.NON_NULL_TYPE ? innerType : { ...type, type: innerType };
};

/**
 * Sets the type of a field to the union or interface that one subgraph declares, when another subgraph declares a member type.
 * The composition library takes the type of the first subgraph, so that clients cannot select the other members. A supergraph
 * without such fields is returned unchanged.
 */
export function addAbstractFields(supergraph: string, subgraphs: Subgraphs): string {
  const members = collectMembers(subgraphs);
  const widerTypes = new Map<
    string,
    { readonly name: string; readonly types: ReadonlyMap<string, string> }
  >();
  for (const [coordinate, types] of collectFieldTypes(subgraphs)) {
    const names = new Set([...types.values()].map((type) => getNamedTypeName(type)));
    const name = [...names].find((each) =>
      [...names].every((other) => other === each || members.get(each)?.has(other) === true),
    );
    if (names.size > 1 && name !== undefined)
      widerTypes.set(coordinate, {
        name,
        types: new Map([...types].map(([graph, type]) => [graph, print(type)])),
      });
  }
  if (widerTypes.size === 0) return supergraph;
  const document = parse(supergraph, { noLocation: true });
  const graphNames = readGraphValues(document);
  const fixedDocument = visit(document, {
    ObjectTypeDefinition: (type) => ({
      ...type,
      fields: (type.fields ?? []).map((field): FieldDefinitionNode => {
        const widerType = widerTypes.get(`${type.name.value}.${field.name.value}`);
        if (widerType === undefined) return field;
        const isJoin = ({ name }: ConstDirectiveNode) => name.value === 'join__field';
        const existingDirectives = field.directives ?? [];
        const joinDirectives = existingDirectives.some(isJoin)
          ? []
          : [...widerType.types].map(([graph, of]) =>
              createJoinField(graphNames.get(graph), `, type: "${of}"`),
            );
        return {
          ...field,
          type: replaceNamedType(field.type, widerType.name),
          directives: [...existingDirectives, ...joinDirectives],
        };
      }),
    }),
  });
  return print(fixedDocument);
}

/** Returns the types of each field of an object type (`Type.field`) by subgraph. */
function collectFieldTypes(subgraphs: Subgraphs): ReadonlyMap<string, ReadonlyMap<string, TypeNode>> {
  const types = new Map<string, Map<string, TypeNode>>();
  for (const [graph, { definitions }] of Object.entries(subgraphs)) {
    for (const definition of definitions) {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) {
        continue;
      }
      for (const { name, type } of definition.fields ?? []) {
        const coordinate = `${definition.name.value}.${name.value}`;
        types.set(coordinate, (types.get(coordinate) ?? new Map<string, TypeNode>()).set(graph, type));
      }
    }
  }
  return types;
}

/** Returns the possible types of each union and interface. */
function collectMembers(subgraphs: Subgraphs): ReadonlyMap<string, ReadonlySet<string>> {
  const members = new Map<string, Set<string>>();
  const add = (name: string, member: string) =>
    members.set(name, (members.get(name) ?? new Set<string>()).add(member));
  for (const definition of Object.values(subgraphs).flatMap(({ definitions }) => definitions)) {
    if (definition.kind === Kind.UNION_TYPE_DEFINITION || definition.kind === Kind.UNION_TYPE_EXTENSION) {
      for (const { name } of definition.types ?? []) add(definition.name.value, name.value);
    } else if (
      definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
      definition.kind === Kind.OBJECT_TYPE_EXTENSION
    ) {
      for (const { name } of definition.interfaces ?? []) add(name.value, definition.name.value);
    }
  }
  return members;
}
