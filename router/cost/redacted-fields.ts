import { getNamedType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import type { Plan } from '../auth/access.ts';
import type { CostTree } from './cost-tree.ts';
import type { GraphPrices } from './prices.ts';

const noFields: readonly string[] = [];

/** The fields that a plan does not include: paid facts, and records of features such as `hlr`. They are null. */
export class RedactedFields {
  readonly #paid: ReadonlySet<string>;
  /** Required features by field coordinate, for fields that return a record of a feature. */
  readonly #features: ReadonlyMap<string, string>;
  /**
   * Sets of redacted fields by the plan properties that determine them. Operations are compiled once per set, so plans with the
   * same features share a set.
   */
  readonly #sets = new Map<string, ReadonlySet<string>>();

  constructor(schema: GraphQLSchema, { paidFields, features }: GraphPrices) {
    this.#paid = paidFields;
    this.#features = new Map(
      Object.values(schema.getTypeMap()).flatMap((type) =>
        isObjectType(type) || isInterfaceType(type)
          ? Object.values(type.getFields()).flatMap((field) => {
              const feature = features.get(getNamedType(field.type).name);
              return feature === undefined ? [] : [[`${type.name}.${field.name}`, feature] as const];
            })
          : [],
      ),
    );
  }

  /**
   * Returns the coordinates of an operation's fields that a plan does not include.
   * @param plan undefined: all fields are included
   */
  of({ paid, features }: CostTree, plan: Plan | undefined): readonly string[] {
    if (plan === undefined) return noFields;
    const missingFields = [...features].flatMap(([field, feature]) =>
      plan.features.includes(feature) ? [] : field,
    );
    return plan.deep ? missingFields : [...paid, ...missingFields];
  }

  /** Returns the coordinates of all fields of the graph that a plan does not include. */
  forPlan(plan: Plan | undefined): ReadonlySet<string> | undefined {
    if (plan === undefined) return undefined;
    const missingFields = [...this.#features].filter(([, feature]) => !plan.features.includes(feature));
    const key = [plan.deep, ...new Set(missingFields.map(([, feature]) => feature))].join(' ');
    let redactedFields = this.#sets.get(key);
    if (redactedFields === undefined) {
      const paidFields = plan.deep ? [] : this.#paid;
      this.#sets.set(
        key,
        (redactedFields = new Set([...paidFields, ...missingFields.map(([field]) => field)])),
      );
    }
    return redactedFields;
  }
}
