import emailQuery from '../../queries/email.graphql';
import emojiQuery from '../../queries/emoji.graphql';
import phoneQuery from '../../queries/phone.graphql';
import { getValueAt, getTextAt } from '../request.ts';
import {
  findCapitalPoint,
  createCountryFact,
  removeUnknownFacts,
  joinKnownTexts,
  findOnlyZone,
  formatTexts,
  formatWords,
  formatYesOrNo,
  type Card,
} from './card.ts';

export const contactsCards = {
  phone: {
    query: phoneQuery,
    field: 'phone',
    finding: (record, { label }) => ({
      title: getTextAt(record, 'international') ?? label,
      subtitle: getValueAt(record, 'valid') === true ? 'a valid number' : 'not a valid number',
      mark: '–',
      flag: getTextAt(record, 'country.code'),
      facts: removeUnknownFacts(
        createCountryFact(record),
        ['Line type', getTextAt(record, 'type')],
        ['National format', getTextAt(record, 'national')],
        ['E.164', getTextAt(record, 'phone')],
        ['Number block of', joinKnownTexts([getTextAt(record, 'cityName'), getTextAt(record, 'stateName')])],
      ),
      clock: findOnlyZone(record),
      point: findCapitalPoint(record),
    }),
  },
  email: {
    query: emailQuery,
    field: 'email',
    finding: (record) => ({
      title: getTextAt(record, 'email') ?? '',
      subtitle: getValueAt(record, 'valid') === true ? 'well-formed' : 'not an address',
      mark: '@',
      facts: removeUnknownFacts(
        ['Did you mean', getTextAt(record, 'suggestion')],
        ['Domain', getTextAt(record, 'domainName')],
        ['Disposable', formatYesOrNo(getValueAt(record, 'disposable'))],
        ['Free mailbox', formatYesOrNo(getValueAt(record, 'free'))],
        ['Role account', formatYesOrNo(getValueAt(record, 'role'))],
        ['Domain type', getTextAt(record, 'domainType')],
        ['Provider', getTextAt(record, 'mailProvider')],
      ),
      clock: null,
      point: null,
    }),
  },
  emoji: {
    query: emojiQuery,
    field: 'emoji',
    finding: (record, { label }) => ({
      title: getTextAt(record, 'name') ?? label,
      subtitle: joinKnownTexts([
        formatWords(getTextAt(record, 'category')),
        formatWords(getTextAt(record, 'subcategory')),
      ]),
      mark: getTextAt(record, 'emoji') ?? label,
      facts: removeUnknownFacts(
        ['Shortcodes', formatTexts(record, 'shortcodes', ':')],
        ['Code points', formatTexts(record, 'codepoints')],
        ['Keywords', formatTexts(record, 'keywords')],
        ['Emoji version', getTextAt(record, 'version')],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
