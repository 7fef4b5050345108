import {
  buildASTSchema,
  isTypeDefinitionNode,
  Kind,
  parse,
  visit,
  type ASTNode,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { withTextScalars } from '../../core/text-scalars.ts';

/** Directives that a client may see; all others say where a field lives, which is none of a client's business. */
const clientDirectives = new Set(['deprecated', 'specifiedBy', 'oneOf']);

/** What clients may ask of the router that no subgraph knows of. */
const ownDirectives = parse(
  `"""
  What the fragment asks for may come after the rest of the answer, to a client that accepts 'multipart/mixed'
  ('deferSpec=20220824' or 'incrementalSpec=v0.2'); to others, and where it cannot wait, the answer comes whole.
  """
  directive @defer(
    "False: the fragment does not wait."
    if: Boolean! = true
    "A name that comes with the fragment: each stands once in a document."
    label: String
  ) on FRAGMENT_SPREAD | INLINE_FRAGMENT`,
  { noLocation: true },
);

/**
 * The schema that clients see: the supergraph without its joins and without what is `@inaccessible`.
 * @param supergraph SDL as composition writes it.
 */
export function apiSchema(supergraph: string): GraphQLSchema {
  return withTextScalars(
    buildASTSchema(apiDocument(parse(supergraph, { noLocation: true })), { assumeValidSDL: true }),
  );
}

function apiDocument(supergraph: DocumentNode): DocumentNode {
  const hidden = new Set(
    supergraph.definitions
      .filter((definition) => isTypeDefinitionNode(definition) && isInaccessible(definition))
      .map((definition) => ('name' in definition ? definition.name?.value : undefined)),
  );
  const definitions = [...supergraph.definitions.filter(isForClients), ...ownDirectives.definitions];
  return visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      Directive: (directive) => (clientDirectives.has(directive.name.value) ? undefined : null),
      // Members of a union and implemented interfaces; a field of a hidden type is hidden by composition's rules.
      NamedType: (type) => (hidden.has(type.name.value) ? null : undefined),
      enter: (node) => (isInaccessible(node) ? null : undefined),
    },
  );
}

const isInaccessible = (node: ASTNode): boolean =>
  'directives' in node &&
  node.directives !== undefined &&
  node.directives.some((directive) => directive.name.value === 'inaccessible');

function isForClients(definition: DefinitionNode): boolean {
  if (definition.kind === Kind.DIRECTIVE_DEFINITION) return false;
  if (!('name' in definition) || definition.name === undefined) return true;
  return !/^(join|link|core|federation)__/.test(definition.name.value);
}
