import type { Route } from '../routing/route.ts';

/** The price of `deep=true`, by who pays for it. */
export const deepPrices: Readonly<Record<NonNullable<Route['deep']>, string>> = {
  none: 'There are no richer fields: deep=true is answered with an empty object.',
  included: 'Included in every plan.',
  paid: 'In plans with paid deep; otherwise it is answered with an empty object.',
  email: 'Costs one deep email unit more when the DNS is queried and responds; every plan includes some.',
  vat: 'Costs one deep VAT unit more when a tax office is queried and responds (European Union and Northern Ireland); every plan includes some.',
};

/** The price of a response, by unit. */
export const unitPrices: Readonly<Record<NonNullable<Route['unit']>, string>> = {
  pooled: 'One pooled request for an answer with status 200 or 304; errors cost none.',
  carrier: 'One carrier unit for a valid number; invalid numbers and errors cost none.',
};

/** How long a response may be cached. */
export const freshness: Readonly<Record<Route['cache'], string>> = {
  live: 'Evaluated or asked for at the moment of the request; never to be stored (Cache-Control: no-store).',
  facts:
    'From the loaded editions of the datasets, which change only when the operator imports others; may be kept for a day, and asked for again with If-None-Match.',
};
