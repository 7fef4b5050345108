import { text } from './text.ts';

export const domain = text('Domain name; upper case and Unicode are accepted.', {
  in: 'path',
  example: 'example.com',
  maximum: 255,
});
