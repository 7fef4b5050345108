import type { Route } from '../routing/route.ts';

/** Descriptions of the price of `deep=true`, by the price model of the route (`Route.deep`). */
export const deepPrices: Readonly<Record<NonNullable<Route['deep']>, string>> = {
  none: 'No additional fields: deep is an empty object.',
  included: 'Included in every plan.',
  paid: 'Included in plans with paid deep fields; in other plans deep is an empty object.',
  email: 'Costs one additional deep email unit if the DNS responds; every plan includes some.',
  vat: 'Costs one additional deep VAT unit if a tax office responds (European Union and Northern Ireland); every plan includes some.',
};

/** Descriptions of the price of a response, by the kind of unit that the response costs. */
export const unitPrices: Readonly<Record<NonNullable<Route['unit']>, string>> = {
  pooled: 'One pooled request for a response with status 200 or 304; errors are free.',
  carrier: 'One carrier unit for a valid number; invalid numbers and errors are free.',
};

/** Descriptions of how long a response may be cached. */
export const freshness: Readonly<Record<Route['cache'], string>> = {
  live: 'Live: evaluated for each request; must not be cached (Cache-Control: no-store).',
  facts:
    'From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.',
};
