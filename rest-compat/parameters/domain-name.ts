import { text } from './text.ts';

export const domain = text('Domain name; upper case and Unicode are accepted.', {
  in: 'path',
  example: 'example.com',
  maximum: 255,
});

/** A name that works, and never the one that did not. */
export const anotherName = (name: unknown): string =>
  String(name).toLowerCase().replace(/\.$/, '') === 'example.com' ? 'gmail.com' : 'example.com';
