import { Kind, parse, print, visit, type SelectionSetNode } from 'graphql';
import type { Subgraphs } from './join-field.ts';

/**
 * Removes fragments from the selections of `@requires`. The satisfiability check of the composition library rejects even valid
 * fragments on interfaces in `@requires`, so it must check subgraphs without fragments.
 * @returns null when no `@requires` has a fragment
 */
export function removeRequiredFragments(subgraphs: Subgraphs): Subgraphs | null {
  let hasFragments = false;
  const removeFragments = (text: string): string => {
    const document = parse(`{ ${text} }`, { noLocation: true });
    const plain = visit(document, {
      SelectionSet: {
        leave: (set: SelectionSetNode): SelectionSetNode => {
          const selections = set.selections.filter(({ kind }) => kind === Kind.FIELD);
          if (selections.length === set.selections.length) return set;
          hasFragments = true;
          const typename = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } } as const;
          return { ...set, selections: selections.length > 0 ? selections : [typename] };
        },
      },
    });
    return print(plain).trim().slice(1, -1);
  };
  const changedSubgraphs = Object.fromEntries(
    Object.entries(subgraphs).map(([name, document]) => [
      name,
      visit(document, {
        Directive: (directive) =>
          /^(federation__)?requires$/.test(directive.name.value)
            ? {
                ...directive,
                arguments: (directive.arguments ?? []).map((argument) =>
                  argument.value.kind === Kind.STRING
                    ? {
                        ...argument,
                        value: { ...argument.value, value: removeFragments(argument.value.value) },
                      }
                    : argument,
                ),
              }
            : undefined,
      }),
    ]),
  );
  return hasFragments ? changedSubgraphs : null;
}
