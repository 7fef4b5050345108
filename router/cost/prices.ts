import type { UnitKind } from '../limits/units.ts';
import type { FieldCost } from '../compose/field-costs.ts';

/**
 * The cost and the required permissions of the graph's fields. The table of REST paths and the SDL's directives determine them,
 * so a GraphQL operation costs the same as equal lookups by REST. Coordinates have the form `Type.field`. Paths are field names
 * joined by `/`, without grouping `deep` fields.
 */
export interface GraphPrices {
  /** Types whose objects cost a metered unit instead of a pooled unit, such as `Carrier`. */
  readonly meteredTypes: ReadonlyMap<string, UnitKind>;
  /**
   * Fields that cost a metered unit for their object, such as `Email.deliverable`. Several such fields of one object cost a
   * single unit.
   */
  readonly meteredFields: ReadonlyMap<string, UnitKind>;
  /** Fields that cost a metered unit only when an argument is true, such as `live` of `Email.domainValid`. */
  readonly meteredArguments: ReadonlyMap<string, { readonly argument: string; readonly unit: UnitKind }>;
  /**
   * Boolean fields by type, such as `hasRegister` of `Vat`. When false, no metered unit is charged, because the input is invalid
   * or no provider can be queried.
   */
  readonly observed: ReadonlyMap<string, string>;
  /** Fields that are not included in a plan without paid `deep`. */
  readonly paidFields: ReadonlySet<string>;
  /** Required plan features by type, such as `hlr` for `Hlr`. */
  readonly features: ReadonlyMap<string, string>;
  /** Families by root field. */
  readonly rootFamilies: ReadonlyMap<string, ReadonlySet<string>>;
  /** Families by record type. */
  readonly typeFamilies: ReadonlyMap<string, ReadonlySet<string>>;
  /** Entity types, with the fields of their keys. */
  readonly entities: ReadonlyMap<string, ReadonlySet<string>>;
  /** Paths of fields that REST calls return, with the families of these calls. */
  readonly included: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * Fields that the REST call for a list returns for each record. Each key starts with the list and the type of its records:
   * `Query.countries>Country/name`, `City.nearby>City/population`.
   */
  readonly listed: ReadonlySet<string>;
  /** Maps a list to another list with the same records: `Bloc.members` lists the countries of `Bloc.countries`. */
  readonly sameLists: ReadonlyMap<string, string>;
  /** Fields by the coordinate of a lookup: the REST call for the lookup also returns these fields of the parent record. */
  readonly siblingFields: ReadonlyMap<string, ReadonlySet<string>>;
  /** Argument names by schema coordinate and variable name. The variables are those of the operation documents. */
  readonly argumentNames: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Costs of lookups and lists, by schema coordinate. */
  readonly costs: ReadonlyMap<string, FieldCost>;
  /**
   * Total number of records in lists that are disjoint between parents, by schema coordinate. Example: a state belongs to
   * one country.
   */
  readonly partitions: ReadonlyMap<string, number>;
}
