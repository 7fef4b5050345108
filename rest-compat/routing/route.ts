import type { IncomingHttpHeaders } from 'node:http';
import type { Parameter } from '../parameters/parameter.ts';

export const versions = ['1.0.0', '2.0.0'] as const;
export type Version = (typeof versions)[number];

/** Returns the document names of a route whose bodies differ by version: `country-v1` and `country`. */
export const toNamesByVersion = (name: string): Readonly<Record<Version, string>> => ({
  '1.0.0': `${name}-v1`,
  '2.0.0': name,
});

/** The parsed parameters of a request, which become the variables of the operation. */
export type Variables = Record<string, unknown>;
/** A response body before serialisation. */
export type Body = Record<string, unknown>;

/** The parts of a request that a route can read. */
export interface Caller {
  readonly ip: string;
  readonly headers: Readonly<IncomingHttpHeaders>;
}

export interface Example {
  /** Path with query, to append to the base URL. */
  readonly path: string;
  /** One line about what the example demonstrates. */
  readonly note: string;
}

/**
 * One documented GET path. A route is the only definition of its path: the handler, the errors, the help pages and the tests use
 * it. One handler serves all routes. The optional functions of a route are pure, and none of them looks up or computes facts.
 */
export interface Route {
  /** Name of the endpoint in the catalogue, for help: `country`, `time_convert`. Several routes can share a name. */
  readonly name: string;
  /** Family of the path: its first segment. Keys can be restricted to families. */
  readonly family: string;
  /**
   * `/country/{code}/states`: segments in braces are path parameters; `{name+}` matches the remaining path with its
   * slashes.
   */
  readonly path: `/${string}`;
  /**
   * Query parameters that select this route when several routes share a path. The first route whose `when` parameters are all
   * present is chosen. A route without `when` always matches.
   */
  readonly when?: readonly string[];
  readonly summary: string;
  /** File name in schema/operations, without `.graphql`; one file for each version when the bodies differ. */
  readonly operation: string | Readonly<Record<Version, string>>;
  /** Text of the document with its fragments, when it is not built in. */
  readonly text?: string;
  /**
   * File name of the document with a field `icalendar`: the result as a calendar, for `Accept: text/calendar` and `format=ics`.
   */
  readonly calendar?: string;
  /** The API versions that include the route. Default: both. */
  readonly versions?: readonly Version[];
  /** The API versions whose help lists the route. Default: `versions`. */
  readonly listed?: readonly Version[];
  /** Notes for help, such as limits of the data. */
  readonly notes?: readonly string[];
  /** Path and query parameters by name. The parsed value becomes the operation variable of the same name. */
  readonly parameters?: Readonly<Record<string, Parameter>>;
  /** Variables taken from the request itself; a parameter of the same name takes precedence. */
  readonly caller?: (caller: Caller) => Variables;
  /** Checks rules between parameters and throws `createInvalidInputError(...)`. Can return added or changed variables. */
  readonly check?: (variables: Variables) => Variables | void;
  /** Whether an unknown query parameter is an error (400). Default: unknown parameters are ignored. */
  readonly strict?: boolean;
  /** The price of `deep=true`. `none`: accepted, but `deep` is an empty object. Default: `none`. */
  readonly deep?: 'none' | 'included' | 'paid' | 'email' | 'vat';
  /** Maximum number of units of a response. Default: one. */
  readonly maxUnits?: number;
  /** The unit that a successful response costs. Default: `pooled`. */
  readonly unit?: 'pooled' | 'carrier';
  /**
   * Document of a route with a metered unit. Its field `metered` is false when no unit is due, because the input is invalid or no
   * provider can be queried. Such requests are served even when the metered units are exhausted. The document itself queries no
   * provider.
   */
  readonly metering?: string;
  /**
   * Fields under `deep` (`Type.field`) that are computed without a provider. Selecting only such fields costs no metered unit.
   */
  readonly localDeep?: readonly string[];
  /** Whether the route requires a key. Default: true. */
  readonly key?: boolean;
  /** A plan feature that the key must include: `caller`, `hlr`. */
  readonly feature?: string;
  /** `facts`: may be cached for a day; `live`: must not be stored. */
  readonly cache: 'facts' | 'live';
  /**
   * By default the body is the value of the operation's only root field. `whole`: all root fields form the body (for
   * lists: `{ countries: [...] }`).
   */
  readonly body?: 'field' | 'whole';
  /** Returns the message of the 404 when the root field is null. The message suggests a value that exists. */
  readonly missing?: (variables: Variables) => string;
  /** Returns a hint for the caller from a body before `shape`, or null. Hints are sent in a Link header. */
  readonly hint?: (body: Body, variables: Variables) => string | null;
  /** Changes the form of the body by unwrapping or omitting keys, but never its facts. */
  readonly shape?: (body: Body, variables: Variables, version: Version) => Body;
  /** Returns additional response headers, read from the body before `shape`. */
  readonly headers?: (body: Body, variables: Variables) => Readonly<Record<string, string>>;
  readonly examples: readonly Example[];
}
