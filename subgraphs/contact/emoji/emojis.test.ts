import { expect, test } from 'vitest';
import { findEmoji } from './resolvers.ts';

/** Code points from Unicode's emoji-test.txt: input, name, fully qualified form. */
const emojiRows = `
1F600 | grinning face | 1F600
1F602 | face with tears of joy | 1F602
1F44B | waving hand | 1F44B
1F44B 1F3FB | waving hand: light skin tone | 1F44B 1F3FB
1F44B 1F3FF | waving hand: dark skin tone | 1F44B 1F3FF
1F44D 1F3FC | thumbs up: medium-light skin tone | 1F44D 1F3FC
1F44D 1F3FE | thumbs up: medium-dark skin tone | 1F44D 1F3FE
270C | victory hand | 270C FE0F
270C FE0F | victory hand | 270C FE0F
270C 1F3FD | victory hand: medium skin tone | 270C 1F3FD
263A | smiling face | 263A FE0F
263A FE0E | smiling face | 263A FE0F
2764 | red heart | 2764 FE0F
2764 FE0F | red heart | 2764 FE0F
2764 FE0F 200D 1F525 | heart on fire | 2764 FE0F 200D 1F525
2764 200D 1F525 | heart on fire | 2764 FE0F 200D 1F525
2600 | sun | 2600 FE0F
2709 | envelope | 2709 FE0F
2708 FE0F | airplane | 2708 FE0F
00A9 | copyright | 00A9 FE0F
00AE FE0F | registered | 00AE FE0F
2122 | trade mark | 2122 FE0F
0023 FE0F 20E3 | keycap: # | 0023 FE0F 20E3
0023 20E3 | keycap: # | 0023 FE0F 20E3
002A FE0F 20E3 | keycap: * | 002A FE0F 20E3
0030 FE0F 20E3 | keycap: 0 | 0030 FE0F 20E3
0039 20E3 | keycap: 9 | 0039 FE0F 20E3
1F51F | keycap: 10 | 1F51F
1F1FA 1F1F8 | flag: United States | 1F1FA 1F1F8
1F1E8 1F1ED | flag: Switzerland | 1F1E8 1F1ED
1F1EF 1F1F5 | flag: Japan | 1F1EF 1F1F5
1F1EA 1F1FA | flag: European Union | 1F1EA 1F1FA
1F1FA 1F1F3 | flag: United Nations | 1F1FA 1F1F3
1F3F4 E0067 E0062 E0065 E006E E0067 E007F | flag: England | 1F3F4 E0067 E0062 E0065 E006E E0067 E007F
1F3F4 E0067 E0062 E0073 E0063 E0074 E007F | flag: Scotland | 1F3F4 E0067 E0062 E0073 E0063 E0074 E007F
1F3F4 E0067 E0062 E0077 E006C E0073 E007F | flag: Wales | 1F3F4 E0067 E0062 E0077 E006C E0073 E007F
1F3F3 FE0F 200D 1F308 | rainbow flag | 1F3F3 FE0F 200D 1F308
1F3F3 200D 1F308 | rainbow flag | 1F3F3 FE0F 200D 1F308
1F3F3 FE0F 200D 26A7 FE0F | transgender flag | 1F3F3 FE0F 200D 26A7 FE0F
1F3F4 200D 2620 FE0F | pirate flag | 1F3F4 200D 2620 FE0F
1F468 200D 1F469 200D 1F467 | family: man, woman, girl | 1F468 200D 1F469 200D 1F467
1F469 200D 1F4BB | woman technologist | 1F469 200D 1F4BB
1F469 1F3FD 200D 1F680 | woman astronaut: medium skin tone | 1F469 1F3FD 200D 1F680
1F9D1 200D 1F384 | Mx Claus | 1F9D1 200D 1F384
1F937 200D 2642 FE0F | man shrugging | 1F937 200D 2642 FE0F
1F937 200D 2642 | man shrugging | 1F937 200D 2642 FE0F
1F9D1 1F3FB 200D 1F91D 200D 1F9D1 1F3FF | people holding hands: light skin tone, dark skin tone | 1F9D1 1F3FB 200D 1F91D 200D 1F9D1 1F3FF
1F415 200D 1F9BA | service dog | 1F415 200D 1F9BA
1F408 200D 2B1B | black cat | 1F408 200D 2B1B
1F43B 200D 2744 FE0F | polar bear | 1F43B 200D 2744 FE0F
1F636 200D 1F32B FE0F | face in clouds | 1F636 200D 1F32B FE0F
1FAE0 | melting face | 1FAE0
1FAE9 | face with bags under eyes | 1FAE9
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

const parseCharacter = (codes: string) =>
  String.fromCodePoint(...codes.split(' ').map((code) => parseInt(code, 16)));

test('the emoji table of this test has at least 40 emoji', () =>
  expect(emojiRows.length).toBeGreaterThanOrEqual(40));

test.each(emojiRows)(
  'REF-001 REF-005: the emoji %s is found and returned as %s',
  (input = '', name = '', full = '') => {
    expect(findEmoji(parseCharacter(input))).toMatchObject({ name, emoji: parseCharacter(full) });
  },
);

test.each(['', ' ', 'no such emoji', '1F1E6 1F1E6', '1F44B 1F3FB 1F3FB', '1F468 200D 1F414', '20E3', 'FE0F'])(
  'REF-005: the text %s is rejected because it is not an emoji',
  (input) => {
    const text = /^[0-9A-F]{4}/.test(input) ? parseCharacter(input) : input;
    expect(findEmoji(text) ?? null).toBeNull();
  },
);
