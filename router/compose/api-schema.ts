import {
  buildASTSchema,
  isInterfaceType,
  isObjectType,
  isTypeDefinitionNode,
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type ASTNode,
  type ConstDirectiveNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type InterfaceTypeDefinitionNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import { addTextScalars } from '../../core/text-scalars.ts';

/** Directives that clients may see. All other directives are for composition. */
const clientDirectives = new Set(['deprecated', 'specifiedBy', 'oneOf', 'semanticNonNull']);

/** The definitions of directives that the router implements, or that composition copies without descriptions. */
const routerDirectives = parse(
  `"""
  Allows the server to deliver the fragment after the rest of the response, if the client accepts 'multipart/mixed' with
  'deferSpec=20220824' or 'incrementalSpec=v0.2'. Otherwise, or if the fragment cannot be deferred, the response is complete.
  """
  directive @defer(
    "False: the fragment is not deferred."
    if: Boolean! = true
    "Name that is returned with the fragment; unique within a document."
    label: String
  ) on FRAGMENT_SPREAD | INLINE_FRAGMENT

  "Sets the language of names and texts in the operation: the default of every argument 'lang'."
  directive @inContext(
    "BCP 47 tag, for example 'fr'."
    language: String!
  ) on QUERY

  """
  The field is null only with an error at its path or below. Clients that handle errors may treat it as non-null.
  """
  directive @semanticNonNull(
    "Levels that are null only with an error: 0 is the field, 1 an element of its list."
    levels: [Int!]! = [0]
  ) on FIELD_DEFINITION`,
  { noLocation: true },
);

/**
 * Builds the schema that operations are validated against: the supergraph without join directives and `@inaccessible` elements.
 * The result includes elements that only the documents of REST paths need.
 * @param supergraph SDL as composition writes it
 */
export const buildApiSchema = (supergraph: string): GraphQLSchema =>
  buildVisibleSchema(supergraph, isInaccessible);

/** The description of the schema: conventions that all of its types follow. */
export const schemaDescription =
  'Facts about places, networks, contact data, companies, money and time. Null means unknown. Enum values are the values in the ' +
  'JSON of the REST paths, most of them in lower case. Sets whose values have hyphens or spaces, which names cannot have, are ' +
  'strings; their descriptions list the values.';

/**
 * Builds the schema that introspection and downloads show: the API schema without the elements that have the tag `rest`.
 * Documents of REST paths use these elements to group fields.
 */
export const buildPublicSchema = (supergraph: string): GraphQLSchema => {
  const schema = buildVisibleSchema(supergraph, (node) => isInaccessible(node) || isForRest(node));
  schema.description = schemaDescription;
  return schema;
};

/** Prints a schema with the applied `@semanticNonNull` directives, which `printSchema` omits. */
export function printClientSchema(schema: GraphQLSchema): string {
  const document = visit(parse(printSchema(schema), { noLocation: true }), {
    ObjectTypeDefinition: (type) => addNullability(type, schema),
    InterfaceTypeDefinition: (type) => addNullability(type, schema),
  });
  return print(document);
}

function addNullability<T extends ObjectTypeDefinitionNode | InterfaceTypeDefinitionNode>(
  node: T,
  schema: GraphQLSchema,
): T {
  const type = schema.getType(node.name.value);
  const fields = isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
  return {
    ...node,
    fields: (node.fields ?? []).map((field) => ({
      ...field,
      directives: [
        ...(field.directives ?? []),
        ...(fields[field.name.value]?.astNode?.directives ?? []).filter(isSemanticNonNull),
      ],
    })),
  };
}

const isSemanticNonNull = ({ name }: ConstDirectiveNode): boolean => name.value === 'semanticNonNull';

function buildVisibleSchema(supergraph: string, isHidden: (node: ASTNode) => boolean): GraphQLSchema {
  const document = toApiDocument(parse(supergraph, { noLocation: true }), isHidden);
  return addTextScalars(buildASTSchema(document, { assumeValidSDL: true }));
}

function toApiDocument(supergraph: DocumentNode, isHidden: (node: ASTNode) => boolean): DocumentNode {
  const hiddenTypes = new Set(
    supergraph.definitions
      .filter((definition) => isTypeDefinitionNode(definition) && isHidden(definition))
      .map((definition) => ('name' in definition ? definition.name?.value : undefined)),
  );
  const definitions = [...supergraph.definitions.filter(isForClients), ...routerDirectives.definitions];
  return visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      Directive: (directive) => (clientDirectives.has(directive.name.value) ? undefined : null),
      // Removes hidden members of unions and hidden interfaces. Composition ensures that fields of hidden types are
      // hidden too.
      NamedType: (type) => (hiddenTypes.has(type.name.value) ? null : undefined),
      enter: (node) => (isHidden(node) ? null : undefined),
    },
  );
}

const isInaccessible = (node: ASTNode): boolean =>
  'directives' in node &&
  node.directives !== undefined &&
  node.directives.some((directive) => directive.name.value === 'inaccessible');

const isForRest = (node: ASTNode): boolean =>
  'directives' in node &&
  node.directives !== undefined &&
  node.directives.some(
    ({ name, arguments: [tag] = [] }) =>
      name.value === 'tag' && tag?.value.kind === Kind.STRING && tag.value.value === 'rest',
  );

function isForClients(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.DIRECTIVE_DEFINITION) return false;
  if (!('name' in definition) || definition.name === undefined) return true;
  return !/^(join|link|core|federation)__/.test(definition.name.value);
}
