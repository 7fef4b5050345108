import { Kind, visit, type DirectiveNode, type DocumentNode, type SelectionNode } from 'graphql';
import type { Json } from './result.ts';

/** Names of the variables that decide over `@skip` and `@include` anywhere in a document. */
export function conditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      const value = isCondition(directive) ? conditionOf(directive) : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** A short text that tells apart the combinations of those variables. */
export function variantOf(names: readonly string[], variables: Readonly<Json>): string {
  let variant = '';
  for (const name of names) variant += variables[name] === true ? '1' : '0';
  return variant;
}

/**
 * Drops selections that `@skip` and `@include` exclude, and the conditions that exclude nothing: neither planners
 * nor compilers should have to look at them. A selection that has lost all its fields stays, empty: its object is
 * still part of the answer.
 * @param variables null: only literal conditions are decided.
 */
export function decideConditions(document: DocumentNode, variables: Readonly<Json> | null): DocumentNode {
  const keeps = ({ directives = [] }: SelectionNode): boolean =>
    directives.every((directive) => decide(directive, variables) !== false);
  return visit(document, {
    SelectionSet: (set) => ({ ...set, selections: set.selections.filter(keeps) }),
    Directive: (directive) => (decide(directive, variables) === undefined ? undefined : null),
  });
}

/** False: excludes; true: does not; undefined: no condition, or one that is not decided yet. */
function decide(directive: DirectiveNode, variables: Readonly<Json> | null): boolean | undefined {
  if (!isCondition(directive)) return undefined;
  const value = conditionOf(directive);
  if (value?.kind === Kind.BOOLEAN) return value.value === (directive.name.value === 'include');
  if (value?.kind !== Kind.VARIABLE || variables === null) return undefined;
  return (variables[value.name.value] === true) === (directive.name.value === 'include');
}

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';

const conditionOf = (directive: DirectiveNode) =>
  directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
