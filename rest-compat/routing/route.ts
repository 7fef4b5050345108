import type { IncomingHttpHeaders } from 'node:http';
import type { Parameter } from '../parameters/parameter.ts';

export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

/** The documents of a row whose bodies differ: `country-v1` and `country`. */
export const versioned = (name: string): Readonly<Record<Version, string>> => ({
  '1.0.0': `${name}-v1`,
  '2.0.0': name,
});

/** Values of a request's parameters after parsing: what the operation gets as variables. */
export type Variables = Record<string, unknown>;
/** The body of an answer before it is written. */
export type Body = Record<string, unknown>;

/** What a row may take from the request itself. */
export interface Caller {
  readonly ip: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
}

export interface Example {
  /** Path with query, as a reader can paste it behind the base URL. */
  readonly path: string;
  /** One line: what the example shows. */
  readonly note: string;
}

/**
 * One documented GET path. Everything the service knows of a path stands in its row: the handler, the errors, the help
 * and the tests read it from here. The one handler serves all rows; what a row may add to it are the small pure
 * functions named below (`caller`, `check`, `missing`, `shape`, `headers`), none of which learns or computes a fact.
 */
export interface Route {
  /** The catalog's name of the endpoint, for help: `country`, `time_convert`. Several rows may share one. */
  readonly name: string;
  /** The first segment's noun; what a key can be restricted to. */
  readonly family: string;
  /** `/country/{code}/states`: segments in braces are path parameters; `{name+}` takes the rest with its slashes. */
  readonly path: `/${string}`;
  /**
   * Rows may share a path: a row with `when` is chosen if all these query parameters are given; the first row
   * that fits, in table order, wins. A row without `when` fits always.
   */
  readonly when?: readonly string[];
  readonly summary: string;
  /** File name in schema/operations, without `.graphql`; or one per version where the shapes differ. */
  readonly operation: string | Readonly<Record<Version, string>>;
  /** The document itself with its fragments, where it is none of ours. */
  readonly text?: string;
  /**
   * File name of the document whose `icalendar` is the same as a calendar text: for `Accept: text/calendar` and
   * `format=ics`.
   */
  readonly calendar?: string;
  /** The versions whose catalog has the row. Default: both. */
  readonly versions?: readonly Version[];
  /** The versions whose help lists the row, where they are fewer than those that answer it. */
  readonly listed?: readonly Version[];
  /** What a reader should know besides: limits of the facts, for help. */
  readonly notes?: readonly string[];
  /** Path and query parameters by name. The parsed value becomes the operation's variable of the same name. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** Variables taken from the request itself; a parameter of the same name wins. */
  readonly caller?: (caller: Caller) => Variables;
  /** Rules between parameters. Throws `invalid(...)`. May add or change variables by returning them. */
  readonly check?: (variables: Variables) => Variables | void;
  /** True: an unknown query parameter is 400. Default: ignored. */
  readonly strict?: boolean;
  /** Who pays for `deep=true`; `none`: accepted, answered with an empty object. Default: `none`. */
  readonly deep?: 'none' | 'included' | 'paid' | 'email' | 'vat';
  /** The units that an answer costs at most, where it is not one. */
  readonly most?: number;
  /** The unit that a successful answer costs. Default: `pooled`. */
  readonly unit?: 'pooled' | 'carrier';
  /**
   * Where a lookup costs a metered unit: the document whose body has the field `metered`, which is false when no unit is
   * due, because the input is not valid or no provider can be queried about it. It queries no provider itself. Such input is
   * answered even when the metered units are used up.
   */
  readonly metering?: string;
  /** Fields under `deep`, `Type.field`, that are computed without a provider: by themselves they cost no metered unit. */
  readonly localDeep?: readonly string[];
  /** False: answers without a key too. Default: true. */
  readonly key?: boolean;
  /** A plan feature that the key must have: `caller`, `hlr`. */
  readonly feature?: string;
  /** `facts`: may be cached a day; `live`: never stored. */
  readonly cache: 'facts' | 'live';
  /**
   * The body is the value of the operation's only root field. `whole`: all root fields together are the body
   * (for lists: `{ countries: [...] }`).
   */
  readonly body?: 'field' | 'whole';
  /** What the 404 says when the root field is null: the noun and a value that works. */
  readonly missing?: (variables: Variables) => string;
  /** What a caller has perhaps overlooked, of an answer before `shape`: told in a header beside the body. */
  readonly hint?: (body: Body, variables: Variables) => string | null;
  /** Last change of form, never of facts: unwrap or omit keys (those not asked for, say). */
  readonly shape?: (body: Body, variables: Variables, version: Version) => Body;
  /** Further response headers, read from the body before `shape`. */
  readonly headers?: (body: Body, variables: Variables) => Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
}
