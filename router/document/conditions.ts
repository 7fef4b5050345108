import { Kind, visit, type DirectiveNode, type DocumentNode, type SelectionNode } from 'graphql';
import type { Json } from './result.ts';

/** Returns the names of the variables that control `@skip` and `@include` anywhere in a document. */
export function listConditionVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      const value = isCondition(directive) ? findCondition(directive) : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/** Returns a short text that identifies one combination of the condition variables' values. */
export function toVariantKey(names: readonly string[], variables: Readonly<Json>): string {
  let key = '';
  for (const name of names) key += variables[name] === true ? '1' : '0';
  return key;
}

/**
 * Removes selections that `@skip` and `@include` exclude, and the directives of those they include, so that planners
 * and compilers need not handle them. A selection set that becomes empty is kept, because its object is still part of
 * the response.
 * @param variables null to evaluate literal conditions only
 */
export function applyConditions(document: DocumentNode, variables: Readonly<Json> | null): DocumentNode {
  const isIncluded = ({ directives = [] }: SelectionNode): boolean =>
    directives.every((directive) => evaluateCondition(directive, variables) !== false);
  return visit(document, {
    SelectionSet: (set) => ({ ...set, selections: set.selections.filter(isIncluded) }),
    Directive: (directive) => (evaluateCondition(directive, variables) === undefined ? undefined : null),
  });
}

/**
 * Evaluates a condition.
 * @returns false to exclude, true to include; undefined for another directive or an undecided condition
 */
function evaluateCondition(directive: DirectiveNode, variables: Readonly<Json> | null): boolean | undefined {
  if (!isCondition(directive)) return undefined;
  const value = findCondition(directive);
  if (value?.kind === Kind.BOOLEAN) return value.value === (directive.name.value === 'include');
  if (value?.kind !== Kind.VARIABLE || variables === null) return undefined;
  return (variables[value.name.value] === true) === (directive.name.value === 'include');
}

const isCondition = ({ name }: DirectiveNode): boolean => name.value === 'skip' || name.value === 'include';

const findCondition = (directive: DirectiveNode) =>
  directive.arguments?.find((argument) => argument.name.value === 'if')?.value;
