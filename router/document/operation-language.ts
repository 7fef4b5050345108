import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';

/** The directive that sets the language of an operation. */
const directiveName = 'inContext';
const languageArgument = 'lang';

/**
 * Applies `@inContext(language:)`: every field with an argument `lang` that the client did not give gets the language of the
 * operation.
 * @param document a valid document
 * @returns the document itself when no operation has the directive
 */
export function addOperationLanguage(
  document: DocumentNode,
  schema: GraphQLSchema,
  operationName: string | undefined,
): DocumentNode {
  const languageValue = findLanguage(document, operationName);
  if (languageValue === null) return document;
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      Directive: (directive) => (directive.name.value === directiveName ? null : undefined),
      Field(field) {
        const { arguments: given = [] } = field;
        const acceptsLanguage =
          types.getFieldDef()?.args.some(({ name }) => name === languageArgument) === true;
        if (!acceptsLanguage || given.some(({ name }) => name.value === languageArgument)) return undefined;
        const name = { kind: Kind.NAME, value: languageArgument } as const;
        return { ...field, arguments: [...given, { kind: Kind.ARGUMENT, name, value: languageValue }] };
      },
    }),
  );
}

function findLanguage(document: DocumentNode, operationName: string | undefined): ValueNode | null {
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    if (operationName !== undefined && definition.name?.value !== operationName) continue;
    const directive = definition.directives?.find(({ name }) => name.value === directiveName);
    return directive?.arguments?.[0]?.value ?? null;
  }
  return null;
}
