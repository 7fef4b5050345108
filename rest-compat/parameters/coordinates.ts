import type { NumberRule } from '../../subgraphs/validation/number-rule.ts';
import { latitude as latitudeRule, longitude as longitudeRule } from '../../subgraphs/validation/point.ts';
import { quote } from '../../core/quote.ts';
import type { Parameter } from './parameter.ts';

/** Decimal degrees in plain notation: no exponent, hexadecimal digits or spaces. */
const degreesParameter = (noun: string, bound: number, rule: NumberRule): Parameter<number> => ({
  in: 'query',
  summary: `${noun} in decimal degrees (WGS 84), from -${bound} to ${bound}.`,
  schema: { type: 'number', minimum: -bound, maximum: bound },
  example: `${rule.example}`,
  required: true,
  parse(text, name) {
    if (/^[-+]?(\d{1,15}(\.\d{0,20})?|\.\d{1,20})$/.test(text)) return rule.read(Number(text), name);
    throw rule.errorFor(name, quote(text));
  },
});

export const latitude = degreesParameter('Latitude', 90, latitudeRule);
export const longitude = degreesParameter('Longitude', 180, longitudeRule);
