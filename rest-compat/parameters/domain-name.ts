import { textParameter } from './text.ts';

export const domain = textParameter('Domain name, case-insensitive, ASCII or Unicode.', {
  in: 'path',
  example: 'example.com',
  maximum: 255,
});

/** Returns an example domain other than the one that failed. */
export const suggestOtherDomain = (name: unknown): string =>
  String(name).toLowerCase().replace(/\.$/, '') === 'example.com' ? 'gmail.com' : 'example.com';
