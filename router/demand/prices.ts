import type { UnitKind } from '../access/units.ts';

/**
 * What the graph's fields cost and ask of a key: derived from the table of REST paths, so that a GraphQL operation
 * costs what the same lookups cost by REST. Coordinates are written `Type.field`, paths are field names from the root
 * joined by `/`, without the fields `deep` that only group.
 */
export interface GraphPrices {
  /** Types whose every object costs a unit of its own, in place of a pooled one: `Carrier`. */
  readonly meteredTypes: ReadonlyMap<string, UnitKind>;
  /** Fields of which one or more cost their object a metered unit: `Email.deliverable`. */
  readonly meteredFields: ReadonlyMap<string, UnitKind>;
  /** The same for fields that only cost it when this argument is true: `Email.domainValid`, `live`. */
  readonly meteredArguments: ReadonlyMap<string, { readonly argument: string; readonly unit: UnitKind }>;
  /** Fields that a plan without paid `deep` lacks. */
  readonly paidFields: ReadonlySet<string>;
  /** Plan features by the type that needs them: `Hlr`, `hlr`. */
  readonly features: ReadonlyMap<string, string>;
  /** Families by root field. */
  readonly rootFamilies: ReadonlyMap<string, ReadonlySet<string>>;
  /** Families by type of record. */
  readonly typeFamilies: ReadonlyMap<string, ReadonlySet<string>>;
  /** Types that are looked up by a key. */
  readonly entities: ReadonlySet<string>;
  /** What one REST call answers: paths, and the families whose calls answer them. */
  readonly included: ReadonlyMap<string, ReadonlySet<string>>;
}
