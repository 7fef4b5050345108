import { invalid } from '../../subgraphs/lookup-error.ts';
import { quoted } from './flag.ts';
import type { Parameter } from './parameter.ts';

/** Decimal degrees, written plainly: no exponent, no hexadecimal, no blank. */
const degrees = (noun: string, bound: number, example: string): Parameter<number> => ({
  in: 'query',
  summary: `${noun} in decimal degrees (WGS 84), from -${bound} to ${bound}.`,
  schema: { type: 'number', minimum: -bound, maximum: bound },
  example,
  required: true,
  parse(text, name) {
    const value = /^[-+]?(\d{1,3}(\.\d{0,20})?|\.\d{1,20})$/.test(text) ? Number(text) : NaN;
    if (value >= -bound && value <= bound) return value;
    throw invalid(
      name,
      `${name} must be a decimal number from -${bound} to ${bound}, not ${quoted(text)}: use ${name}=${example}.`,
    );
  },
});

export const latitude = degrees('Latitude', 90, '48.8566');
export const longitude = degrees('Longitude', 180, '2.3522');
