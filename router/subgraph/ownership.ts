import {
  isObjectType,
  Kind,
  parse,
  type ASTNode,
  type ConstDirectiveNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { LookupContext } from '../../core/lookup-context.ts';

/** A subgraph of the merged graph, with its executable schema. */
export interface Member {
  readonly name: string;
  readonly schema: GraphQLSchema;
}

type Field = GraphQLField<unknown, LookupContext>;

/** Returns the field if the subgraph resolves it itself. An `@external` field is resolved by another subgraph. */
export function findOwnField(member: Member, typename: string, name: string): Field | undefined {
  const type = findObjectType(member, typename);
  const field = type?.getFields()[name];
  if (type === undefined || field === undefined) return undefined;
  if (findDirectives(field, 'external').length === 0 && findDirectives(type, 'external').length === 0)
    return field;
  return listKeys(member, typename).some((key) => listFieldNames(key).includes(name)) ? field : undefined;
}

/** Returns the keys by which a subgraph resolves entities of a type. */
export function listKeys(member: Member, typename: string): readonly SelectionSetNode[] {
  const type = findObjectType(member, typename);
  return type === undefined
    ? []
    : findDirectives(type, 'key')
        .filter((key) => readArgument(key, 'resolvable') !== false)
        .map((key) => parseFieldSet(readArgument(key, 'fields')));
}

/** Returns the fields of other subgraphs that a field requires, or null. */
export function readRequirements(field: Field): SelectionSetNode | null {
  const [requires] = findDirectives(field, 'requires');
  return requires === undefined ? null : parseFieldSet(readArgument(requires, 'fields'));
}

export const listFieldNames = ({ selections }: SelectionSetNode): readonly string[] =>
  selections.flatMap((selection) => (selection.kind === Kind.FIELD ? selection.name.value : []));

export function findObjectType(member: Member, typename: string): GraphQLObjectType | undefined {
  const type = member.schema.getType(typename);
  return isObjectType(type) ? type : undefined;
}

interface DirectiveOwner {
  readonly astNode?:
    (ASTNode & { readonly directives?: readonly ConstDirectiveNode[] | undefined }) | null | undefined;
  readonly extensionASTNodes?: readonly { readonly directives?: readonly ConstDirectiveNode[] | undefined }[];
}

/** Returns the uses of a federation directive, with or without the `federation__` prefix. */
function findDirectives(
  { astNode, extensionASTNodes = [] }: DirectiveOwner,
  name: string,
): readonly ConstDirectiveNode[] {
  return [astNode, ...extensionASTNodes]
    .flatMap((node) => node?.directives ?? [])
    .filter((directive) => [name, `federation__${name}`].includes(directive.name.value));
}

function readArgument(directive: ConstDirectiveNode, name: string): string | boolean | undefined {
  const value = directive.arguments?.find((candidate) => candidate.name.value === name)?.value;
  return value?.kind === Kind.STRING || value?.kind === Kind.BOOLEAN ? value.value : undefined;
}

function parseFieldSet(text: unknown): SelectionSetNode {
  const [operation] = parse(`{ ${String(text)} }`, { noLocation: true }).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Not a field set: ${String(text)}`);
  return operation.selectionSet;
}
