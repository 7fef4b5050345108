import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { graphNames, joinField } from './join-field.ts';

type Subgraphs = Readonly<Record<string, DocumentNode>>;

/**
 * Adds the missing `external: true` to interface fields that an `@interfaceObject` only references (`@external`). The composition
 * library omits it, so that planners assume the subgraph can resolve the field and never fetch the fields that other subgraphs
 * need by `@requires`. A supergraph without such fields is returned unchanged.
 */
export function withExternalFields(supergraph: string, subgraphs: Subgraphs): string {
  const external = externalFields(subgraphs);
  if (external.size === 0) return supergraph;
  const document = parse(supergraph, { noLocation: true });
  const graphs = graphNames(document);
  const fixedDocument = visit(document, {
    InterfaceTypeDefinition: (type) => ({
      ...type,
      fields: (type.fields ?? []).map((field) => {
        const referringGraphs = external.get(`${type.name.value}.${field.name.value}`) ?? [];
        const owners = ownersOf(type.name.value, field.name.value, subgraphs).filter(
          (name) => !referringGraphs.includes(name),
        );
        const existing = field.directives ?? [];
        const hasJoinField = existing.some(({ name }) => name.value === 'join__field');
        const addedDirectives = [
          ...(hasJoinField || referringGraphs.length === 0
            ? []
            : owners.map((name) => joinField(graphs.get(name), ''))),
          ...referringGraphs.map((name) => joinField(graphs.get(name), ', external: true')),
        ];
        return addedDirectives.length === 0
          ? field
          : { ...field, directives: [...existing, ...addedDirectives] };
      }),
    }),
  });
  return print(fixedDocument);
}

/**
 * Returns the fields (`Type.field`) with the subgraphs that define the type as an interface object and only reference
 * the field.
 */
function externalFields(subgraphs: Subgraphs): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, document] of Object.entries(subgraphs)) {
    for (const type of objectTypes(document)) {
      if (!has(type, 'interfaceObject')) continue;
      for (const field of type.fields ?? []) {
        if (!has(field, 'external')) continue;
        const coordinate = `${type.name.value}.${field.name.value}`;
        found.set(coordinate, [...(found.get(coordinate) ?? []), name]);
      }
    }
  }
  return found;
}

const ownersOf = (type: string, field: string, subgraphs: Subgraphs): readonly string[] =>
  Object.entries(subgraphs).flatMap(([name, { definitions }]) =>
    definitions.some(
      (node) =>
        (node.kind === Kind.INTERFACE_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_DEFINITION) &&
        node.name.value === type &&
        node.fields?.some((each) => each.name.value === field),
    )
      ? name
      : [],
  );

const objectTypes = ({ definitions }: DocumentNode): readonly ObjectTypeDefinitionNode[] =>
  definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);

const has = (node: ObjectTypeDefinitionNode | FieldDefinitionNode, directive: string): boolean =>
  node.directives?.some(({ name }) => [directive, `federation__${directive}`].includes(name.value)) ?? false;
