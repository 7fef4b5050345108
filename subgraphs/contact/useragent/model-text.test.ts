import { describe, expect, test } from 'vitest';
import { findModelText } from './model-text.ts';

const formatAndroid = (comment: string) => `Mozilla/5.0 (Linux; Android 9; ${comment}) AppleWebKit/537.36`;

describe('model in the comment of an Android header', () => {
  test.each([
    ['X9', 'X9'],
    ['SM-G960F Build/PPR1.180610.011', 'SM-G960F'],
    ['SM-G960F build/ppr1', 'SM-G960F'],
    ['Redmi 5 MIUI/V9', 'Redmi 5'],
    ['A210 Release/3.2', 'A210'],
    ['A210 release/3.2', 'A210'],
    // A word that merely ends in Build is kept.
    ['Rebuild/A', 'Rebuild/A'],
    ['X9/4.2', 'X9'],
    ['X9/V12a', 'X9'],
    ['X9/Plus', 'X9/Plus'],
    ['X9/4.2 Pro', 'X9/4.2 Pro'],
    ['X9 AppleWebKit/533.1', 'X9'],
    ['de-de, X9', 'X9'],
    ['de-de##X9', 'X9'],
    // A name of one character is not a model.
    ['X; Y9', 'Y9'],
    ['Android 9; Y9', 'Y9'],
    ['ANDROID TV; Y9', 'Y9'],
    ['Androidx; Y9', 'Androidx'],
  ])('the User-Agent comment %s contains the device model %s', (comment, model) => {
    expect(findModelText(formatAndroid(comment))).toBe(model);
  });

  test.each([
    ...[
      'U',
      'I',
      'N',
      'wv',
      'K',
      'Mobile',
      'Tablet',
      'Phone',
      'TV',
      'Linux',
      'Desktop',
      'arm',
      'arm64',
      'arm_64',
    ],
    ...[
      'armv7l',
      'aarch64',
      'x86',
      'x86_64',
      '64bit',
      'rv:68.0',
      'Release/9',
      'de',
      'de-de',
      'zh_cn',
      'es-419',
    ],
    ...[
      'deu',
      '4.4.2',
      'Build/PPR1',
      'unknown',
      'api28',
      'sdk_gphone',
      'like Gecko',
      'KHTML',
      'dpi 480',
      '480dpi',
    ],
    ...['1080x1920', ''],
  ])('the text %j is never read as a device model, in upper or lower case', (part) => {
    for (const spelling of [part, part.toLowerCase(), part.toUpperCase()])
      expect(findModelText(formatAndroid(`${spelling}; Y9`)), spelling).toBe('Y9');
  });

  test.each(['Mobiles', 'My Phone', 'Linux X', 'x86_640', 'deutsch', 'de-deutsch', '480dpi X', 'a1080x1920'])(
    'a device model may contain an excluded word: %s',
    (model) => {
      expect(findModelText(formatAndroid(`${model}; Y9`))).toBe(model);
    },
  );

  test('the device model is one of the first seven parts after the operating system', () => {
    expect(findModelText(formatAndroid(`${'U; '.repeat(6)}Y9`))).toBe('Y9');
    expect(findModelText(formatAndroid(`${'U; '.repeat(7)}Y9`))).toBeNull();
  });

  test('a device model ends at the end of the comment or of a truncated User-Agent header', () => {
    expect(findModelText('Mozilla/5.0 (Linux; Android 9) X9; Y9)')).toBeNull();
    expect(findModelText('Mozilla/5.0 (Linux; Android 9; X9')).toBe('X9');
  });

  test.each(['Android', 'ANDROID', 'Andr0id', 'Adr'])(
    'a device model may follow the system name %s',
    (word) => {
      expect(findModelText(`Mozilla/5.0 (Linux; ${word} 9; X9)`)).toBe('X9');
      expect(findModelText(`Mozilla/5.0 (Linux; ${word}9; X9)`)).toBeNull();
    },
  );
});

test('the model of a KaiOS device follows its form factor', () => {
  expect(findModelText('Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 KAIOS/2.5')).toBe(
    'Nokia_8110_4G',
  );
  expect(findModelText('Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0')).toBeNull();
  expect(findModelText('Mozilla/5.0 (Tablet; X9) KAIOS/2.5')).toBeNull();
});

test('a device model may be at the beginning of the User-Agent header', () => {
  const findModelBefore = (name: string, system = 'Linux/3.4.5') =>
    findModelText(`${name}/1.0 ${system} Release/3`);
  expect(findModelBefore('Coolpad8720L_CMCC_TD')).toBe('Coolpad8720L_CMCC_TD');
  expect(findModelBefore('X9', 'Android/4.3')).toBeNull();
  expect(findModelBefore('X90', 'Android/4.3')).toBe('X90');
  expect(findModelBefore('x'.repeat(40))).toBe('x'.repeat(40));
  expect(findModelBefore('x'.repeat(41))).toBeNull();
  expect(findModelBefore('X90', 'Darwin/1')).toBeNull();
  for (const name of ['Mozilla', 'Opera', 'Dalvik', 'UCWEB']) expect(findModelBefore(name), name).toBeNull();
  expect(findModelText('(X90/1.0 Linux/3.4.5')).toBeNull();
});
