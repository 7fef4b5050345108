import { createCodeRule } from './code-rule.ts';

/** ISO 3166-2 code of a state or province, with or without its country prefix. */
export const stateCodeRule = createCodeRule({
  form: /^([A-Za-z]{2}-)?[A-Za-z0-9]{1,4}$/,
  constraint: 'an ISO 3166-2 code with or without the country',
  example: 'US-CA',
});

/**
 * ISO 3166-2 code of a state or province with its country prefix. Batches require the prefix, because the country cannot be
 * inferred.
 */
export const prefixedStateCodeRule = createCodeRule({
  form: /^[A-Za-z]{2}-[A-Za-z0-9]{1,4}$/,
  constraint: 'an ISO 3166-2 code with the country',
  example: 'US-CA',
});

/** County FIPS code (US), INSEE department code (FR) or GSS code (GB). */
export const districtCodeRule = createCodeRule({
  form: /^(\d{5}|\d{2,3}|2[ABab]|[ENSWKenswk]\d{8})$/,
  constraint: 'five digits (US), two or three digits, 2A or 2B (FR), or a letter and eight digits (GB)',
  example: '06037',
  maxLength: 9,
});

const continents = ['AF', 'AN', 'AS', 'EU', 'NA', 'OC', 'SA'] as const;

export const continentCodeRule = {
  ...createCodeRule({
    form: new RegExp(`^(${continents.join('|')})$`, 'i'),
    constraint: `one of ${continents.join(', ')}`,
    example: 'EU',
  }),
  all: continents,
} as const;
