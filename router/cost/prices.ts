import type { UnitKind } from '../limits/units.ts';
import type { FieldCost } from '../compose/field-costs.ts';

/**
 * What the graph's fields cost and ask of a key: derived from the table of REST paths and from the directives of the
 * SDL, so that a GraphQL operation costs what the same lookups cost by REST. Coordinates are written `Type.field`. Paths
 * are field names joined by `/`, without the fields `deep` that only group; they begin at the query, or at the last
 * field below it that is a lookup or a list of records (`City.nearby/name`, `Country.states/name`).
 */
export interface GraphPrices {
  /** Types whose every object costs a unit of its own, in place of a pooled one: `Carrier`. */
  readonly meteredTypes: ReadonlyMap<string, UnitKind>;
  /** Fields of which one or more cost their object a metered unit: `Email.deliverable`. */
  readonly meteredFields: ReadonlyMap<string, UnitKind>;
  /** The same for fields that only cost it when this argument is true: `Email.domainValid`, `live`. */
  readonly meteredArguments: ReadonlyMap<string, { readonly argument: string; readonly unit: UnitKind }>;
  /**
   * By type, the field that is false where no metered unit is due: the input is not valid, or no provider can be queried
   * about it: `Vat`, `hasRegister`.
   */
  readonly observed: ReadonlyMap<string, string>;
  /** Fields that a plan without paid `deep` lacks. */
  readonly paidFields: ReadonlySet<string>;
  /** Plan features by the type that needs them: `Hlr`, `hlr`. */
  readonly features: ReadonlyMap<string, string>;
  /** Families by root field. */
  readonly rootFamilies: ReadonlyMap<string, ReadonlySet<string>>;
  /** Families by type of record. */
  readonly typeFamilies: ReadonlyMap<string, ReadonlySet<string>>;
  /** Types that are looked up by a key, with the fields of their keys. */
  readonly entities: ReadonlyMap<string, ReadonlySet<string>>;
  /** What one REST call answers: paths, and the families whose calls answer them. */
  readonly included: ReadonlyMap<string, ReadonlySet<string>>;
  /** What a REST call for a lookup below a record tells of the record itself: its fields by the lookup. */
  readonly besides: ReadonlyMap<string, ReadonlySet<string>>;
  /** What variables of the documents are called as arguments: names by variable, by coordinate. */
  readonly argumentNames: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Lookups and lists. */
  readonly costs: ReadonlyMap<string, FieldCost>;
  /** Lists that share nothing between different parents (a state is in one country), and how many there are in all. */
  readonly partitions: ReadonlyMap<string, number>;
}
