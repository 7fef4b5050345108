import { GraphQLError, Kind, type ValidationRule } from 'graphql';
import { isDefer } from './defer.ts';

/** Rejects `@defer` on mutations: their fields are executed in sequence, so none can be deferred. */
const rejectDeferOnMutations: ValidationRule = (context) => ({
  Directive(directive) {
    const parent = context.getParentType();
    if (!isDefer(directive) || !parent) return;
    const schema = context.getSchema();
    if (parent !== schema.getMutationType() && parent !== schema.getSubscriptionType()) return;
    const message = `Directive "@defer" cannot be used on root ${parent === schema.getMutationType() ? 'mutation' : 'subscription'} type "${parent.name}".`;
    context.reportError(new GraphQLError(message, { nodes: directive }));
  },
});

/** Requires unique literal labels, by which clients identify the deferred parts. */
const requireUniqueLabels: ValidationRule = (context) => {
  const seenLabels = new Set<string>();
  return {
    Directive(directive) {
      const label = isDefer(directive)
        ? directive.arguments?.find(({ name }) => name.value === 'label')
        : undefined;
      if (label === undefined || label.value.kind === Kind.NULL) return;
      if (label.value.kind !== Kind.STRING) {
        const message =
          'Argument "label" of directive "@defer" must be a string in the document, not a variable.';
        context.reportError(new GraphQLError(message, { nodes: label }));
        return;
      }
      const { value } = label.value;
      if (seenLabels.has(value)) {
        const message = `Two @defer directives have the label "${value}". Give each directive its own label.`;
        context.reportError(new GraphQLError(message, { nodes: label }));
      }
      seenLabels.add(value);
    },
  };
};

/** Validation rules for `@defer`, in addition to the specification's rules for all directives. */
export const deferRules: readonly ValidationRule[] = [rejectDeferOnMutations, requireUniqueLabels];
