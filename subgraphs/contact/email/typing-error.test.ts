import { describe, expect, test } from 'vitest';
import { readCompanyFacts } from '../../../db/importers/company/company-facts.ts';
import { readFacts } from '../../../facts/fact-table.ts';
import { findEmailDomain } from './email-domain.ts';
import { findNearestProvider, findSingleEdit } from './typing-error.ts';

/**
 * Typos in the names of providers: a letter is missing, doubled, swapped or replaced by its neighbour, or the end is truncated or
 * garbled.
 */
const typosByDomain: Readonly<Record<string, string>> = {
  'gmail.com':
    'gmial.com gmal.com gmil.com gmai.com gamil.com gmali.com gmaill.com ggmail.com gmaiil.com gmmail.com gnail.com gmsil.com gmaul.com gmaik.com gmai1.com gmail.co gmail.cm gmail.om gmail.con gmail.cmo gmail.comm gmail.vom gmail.xom gmail.cpm gmail.ocm mgail.com',
  'hotmail.com':
    'hotmial.com hotmal.com hotmil.com hotmai.com htomail.com hotmaill.com hotnail.com hormail.com hotmaul.com hitmail.com homail.com otmail.com hotmail.co hotmail.con hotmail.cm hotmsil.com hotmeil.com',
  'yahoo.com':
    'yaho.com yhaoo.com yahooo.com yaoo.com yhoo.com yahho.com yaboo.com yahoo.co yahoo.con yahoo.cm ayhoo.com',
  'outlook.com':
    'outlok.com outllook.com outloook.com otulook.com outlool.com outlook.co outlook.con utlook.com outlouk.com',
  'icloud.com': 'iclod.com icoud.com icluod.com iclould.com icloud.co icloud.con icloid.com',
  'protonmail.com': 'protonmial.com protonmal.com protonmail.con',
  'googlemail.com': 'googlemial.com googelmail.com gogglemail.com',
  'aol.com': 'aol.con aol.comm',
  'live.com': 'live.con live.cmo',
  'yahoo.co.uk': 'yahoo.co.ukk yaho.co.uk yahoo.couk',
  'comcast.net': 'comcas.net comcsst.net comcast.ner',
  'verizon.net': 'verizom.net verzion.net',
  'orange.fr': 'ornage.fr orage.fr',
  'rediffmail.com': 'redifmail.com rediffmial.com',
};
const typoPairs = Object.entries(typosByDomain).flatMap(([intended, typed]) =>
  typed.split(' ').map((domain) => [domain, intended] as const),
);

test('the table of mistyped email domains has at least 60 pairs', () =>
  expect(new Set(typoPairs).size).toBeGreaterThanOrEqual(60));

test.each(typoPairs)(
  'the correct domain is suggested for a mistyped email domain: %s → %s',
  (domain, intended) => {
    expect(findEmailDomain(domain)?.suggestion).toBe(intended);
  },
);

test.each(['gmial.com', 'hotmial.com', 'gmal.com', 'yaho.com', 'gamil.com'])(
  'a correction of the email domain %s is suggested, whether or not it is on the disposable list',
  (domain) => {
    const emailDomainFacts = findEmailDomain(domain);
    expect(emailDomainFacts?.suggestion).not.toBeNull();
    expect(emailDomainFacts?.free).toBe(false);
  },
);

test('some of the mistyped email domains are on the disposable list', () => {
  expect(typoPairs.filter(([domain]) => findEmailDomain(domain)?.disposable === true).length).toBeGreaterThan(
    0,
  );
});

/** Well-known sites, some chosen for their similarity to a provider. */
const wellKnownDomains =
  `cloud.com love.com line.com like.com give.com five.com alive.com olive.com lives.com aon.com all.com
  able.com acl.com man.com msnbc.com box.net fox.net att.com at.net never.com soho.com zoo.com email.com mail.com ymail.com
  yahoo.de yahoo.gr yahoo.net hotmail.gr hotmail.hr hotmail.com.tr outlook.fr gmail.de gmx.org gmx.at web.com web.dev
  mail.de mail.com.tr inbox.com rmail.com tmail.com mailo.com email.de e-mail.com orange.com oranges.fr range.com libera.it
  verizon.com comcast.com horizon.com proton.com photon.com tutanota.com hushmail.com posteo.de mailbox.org fastly.com
  amazon.com apple.com google.com microsoft.com github.com gitlab.com wikipedia.org bbc.co.uk ibm.com intel.com oracle.com
  cisco.com sap.com siemens.com bosch.com nestle.com ikea.com spotify.com netflix.com ebay.com paypal.com airbnb.com uber.com
  mit.edu harvard.edu stanford.edu ox.ac.uk cam.ac.uk ethz.ch nasa.gov whitehouse.gov europa.eu un.org who.int nytimes.com
  cnn.com reuters.com lemonde.fr spiegel.de elpais.com corriere.it baidu.com weibo.com rakuten.co.jp docomo.ne.jp vk.com
  ok.ru mail.ru list.ru yandex.com.tr globo.com uol.com.br example.com`
    .split(/\s+/)
    .filter((domain) => domain !== '');

test('the table of well-known domains has at least 60 entries', () =>
  expect(new Set(wellKnownDomains).size).toBeGreaterThanOrEqual(60));

test.each(wellKnownDomains)('no correction is suggested for the well-known domain %s', (domain) => {
  expect(findEmailDomain(domain)?.suggestion).toBeNull();
});

test('no correction is suggested for the domains of providers and the websites of listed companies', () => {
  const providers = readFacts('mailbox-providers').map(({ domain = '' }) => domain);
  const websites = readCompanyFacts().flatMap(({ websites }) =>
    websites.map(({ domain }) => domain.replace(/^www\./, '')),
  );
  expect(websites.length).toBeGreaterThan(490);
  const suggestedDomains = [...providers, ...websites].filter(
    (domain) => findEmailDomain(domain)?.suggestion !== null,
  );
  expect(suggestedDomains).toEqual([]);
});

test('findSingleEdit recognises an insertion, a deletion, a substitution and a swap of neighbouring letters', () => {
  expect(findSingleEdit('ab', 'ba')).toEqual({ at: 0, typed: 'ab', intended: 'ba' });
  expect(findSingleEdit('abc', 'abd')).toEqual({ at: 2, typed: 'c', intended: 'd' });
  expect(findSingleEdit('abc', 'ab')).toEqual({ at: 2, typed: 'c', intended: '' });
  expect(findSingleEdit('abc', 'abxc')).toEqual({ at: 2, typed: '', intended: 'x' });
  for (const [typed = '', intended = ''] of [
    ['abc', 'abc'],
    ['abcd', 'badc'],
    ['abc', 'a'],
    ['abc', 'cab'],
    // A typo that replaces two letters by one is a substitution and a deletion.
    ['gmxail', 'gmbcail'],
    ['gmbcail', 'gmxail'],
  ])
    expect(findSingleEdit(typed, intended)).toBeNull();
  expect(findNearestProvider('a.com', ['b.com'], true)).toBeNull();
  // A host below a real domain is not a typo, unless the domain cannot exist.
  expect(findNearestProvider('hot.mail.com', ['hotmail.com'], true)).toBeNull();
  expect(findNearestProvider('hot.mail.com', ['hotmail.com'], false)).toBe('hotmail.com');
});

describe('findSingleEdit compared with all possible edits', () => {
  const letters = [...'abc'];
  const listWords = (length: number): string[] =>
    length === 0 ? [''] : listWords(length - 1).flatMap((word) => letters.map((letter) => word + letter));
  const words = [0, 1, 2, 3, 4].flatMap(listWords);
  /** Returns every word that is one insertion, deletion, substitution or swap away. */
  const applyEdits = (word: string) => {
    const editedTexts = new Set<string>();
    for (let index = 0; index <= word.length; index += 1) {
      const [before, after] = [word.slice(0, index), word.slice(index)];
      for (const letter of letters)
        editedTexts.add(before + letter + after).add(before + letter + after.slice(1));
      editedTexts.add(before + after.slice(1));
      if (after.length > 1) editedTexts.add(before + after[1] + after[0] + after.slice(2));
    }
    editedTexts.delete(word);
    return editedTexts;
  };

  test('findSingleEdit finds an edit exactly when one exists', () => {
    for (const typed of words) {
      const editedWords = applyEdits(typed);
      for (const intended of words)
        expect(findSingleEdit(typed, intended) !== null, `${typed} ${intended}`).toBe(
          editedWords.has(intended),
        );
    }
  });

  test('the edit that findSingleEdit returns turns one word into the other', () => {
    for (const typed of words) {
      for (const intended of words) {
        const edit = findSingleEdit(typed, intended);
        if (edit === null) continue;
        expect(typed.slice(edit.at, edit.at + edit.typed.length), `${typed} ${intended}`).toBe(edit.typed);
        expect(typed.slice(0, edit.at) + edit.intended + typed.slice(edit.at + edit.typed.length)).toBe(
          intended,
        );
      }
    }
  });
});

test.each(['g-ail.com', 'gm-il.com', 'gma-l.com'])(
  'an email domain with a hyphen in place of a letter is not a typo: %s',
  (domain) => {
    expect(findEmailDomain(domain)?.suggestion ?? null).toBeNull();
  },
);

test.each([
  // An extra letter is an error in a long name, or next to a neighbouring key.
  ['comcqast.net', 'comcast.net'],
  ['yaghoo.com', 'yahoo.com'],
  ['yahzoo.com', null],
  ['zyahoo.com', null],
  ['yahoos.com', null],
  ['gmapil.com', null],
])('the correction for the email domain %s is %s (null: there is no correction)', (domain, intended) => {
  expect(findEmailDomain(domain)?.suggestion ?? null).toBe(intended);
});
