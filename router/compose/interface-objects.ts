import {
  Kind,
  parse,
  print,
  visit,
  type DocumentNode,
  type FieldDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { createJoinField, readGraphValues, type Subgraphs } from './join-field.ts';

/**
 * Adds the missing `external: true` to interface fields that an `@interfaceObject` only references (`@external`). The composition
 * library omits the attribute. Without the attribute, planners assume that the subgraph can resolve the field, and never fetch
 * the fields that other subgraphs require. A supergraph without such fields is returned unchanged.
 */
export function addExternalFields(supergraph: string, subgraphs: Subgraphs): string {
  const referringGraphsByField = findExternalFields(subgraphs);
  if (referringGraphsByField.size === 0) return supergraph;
  const document = parse(supergraph, { noLocation: true });
  const graphValues = readGraphValues(document);
  const fixedDocument = visit(document, {
    InterfaceTypeDefinition: (type) => ({
      ...type,
      fields: (type.fields ?? []).map((field) => {
        const referringGraphs = referringGraphsByField.get(`${type.name.value}.${field.name.value}`) ?? [];
        const owners = findOwners(type.name.value, field.name.value, subgraphs).filter(
          (name) => !referringGraphs.includes(name),
        );
        const existingDirectives = field.directives ?? [];
        const hasJoinField = existingDirectives.some(({ name }) => name.value === 'join__field');
        const addedDirectives = [
          ...(hasJoinField || referringGraphs.length === 0
            ? []
            : owners.map((name) => createJoinField(graphValues.get(name), ''))),
          ...referringGraphs.map((name) => createJoinField(graphValues.get(name), ', external: true')),
        ];
        return addedDirectives.length === 0
          ? field
          : { ...field, directives: [...existingDirectives, ...addedDirectives] };
      }),
    }),
  });
  return print(fixedDocument);
}

/**
 * Returns the fields (`Type.field`) with the subgraphs that define the type as an interface object and only reference
 * the field.
 */
function findExternalFields(subgraphs: Subgraphs): ReadonlyMap<string, readonly string[]> {
  const subgraphsByField = new Map<string, string[]>();
  for (const [name, document] of Object.entries(subgraphs)) {
    for (const type of listObjectTypes(document)) {
      if (!hasDirective(type, 'interfaceObject')) continue;
      for (const field of type.fields ?? []) {
        if (!hasDirective(field, 'external')) continue;
        const coordinate = `${type.name.value}.${field.name.value}`;
        subgraphsByField.set(coordinate, [...(subgraphsByField.get(coordinate) ?? []), name]);
      }
    }
  }
  return subgraphsByField;
}

const findOwners = (type: string, field: string, subgraphs: Subgraphs): readonly string[] =>
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

const listObjectTypes = ({ definitions }: DocumentNode): readonly ObjectTypeDefinitionNode[] =>
  definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);

const hasDirective = (node: ObjectTypeDefinitionNode | FieldDefinitionNode, directive: string): boolean =>
  node.directives?.some(({ name }) => [directive, `federation__${directive}`].includes(name.value)) ?? false;
