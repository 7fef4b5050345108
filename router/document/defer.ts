import { Kind, visit, type DirectiveNode, type DocumentNode, type SelectionNode } from 'graphql';
import type { Json } from './result.ts';

export const isDefer = ({ name }: DirectiveNode): boolean => name.value === 'defer';

/** Returns the `@defer` of a fragment, if it has one. */
export const findDefer = ({ directives = [] }: SelectionNode): DirectiveNode | undefined =>
  directives.find(isDefer);

const findArgument = (directive: DirectiveNode, name: string) =>
  directive.arguments?.find((each) => each.name.value === name)?.value;

export function readLabel(defer: DirectiveNode): string | null {
  const label = findArgument(defer, 'label');
  return label?.kind === Kind.STRING ? label.value : null;
}

export function hasDefers(document: DocumentNode): boolean {
  let hasFound = false;
  visit(document, { Directive: (directive) => void (hasFound ||= isDefer(directive)) });
  return hasFound;
}

/** Returns the names of the variables that control `@defer`. */
export function listDeferVariables(document: DocumentNode): readonly string[] {
  const names = new Set<string>();
  visit(document, {
    Directive(directive) {
      const value = isDefer(directive) ? findArgument(directive, 'if') : undefined;
      if (value?.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}

/**
 * Whether a value of `if` defers a fragment. Only an explicit false disables the deferral; an omitted variable means the default,
 * true.
 */
export const isDeferEnabled = (value: unknown): boolean => value !== false;

/**
 * Removes each `@defer` whose condition is false.
 * @param variables coerced values by variable name
 */
export function applyDefers(document: DocumentNode, variables: Readonly<Json>): DocumentNode {
  const isEnabled = (directive: DirectiveNode): boolean => {
    const value = findArgument(directive, 'if');
    if (value?.kind === Kind.VARIABLE) return isDeferEnabled(variables[value.name.value]);
    return value?.kind !== Kind.BOOLEAN || value.value;
  };
  return visit(document, {
    Directive: (directive) => (isDefer(directive) && !isEnabled(directive) ? null : undefined),
  });
}

/** Returns the document without any `@defer`. */
export const removeDefers = (document: DocumentNode): DocumentNode =>
  visit(document, { Directive: (directive) => (isDefer(directive) ? null : undefined) });
