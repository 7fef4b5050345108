import emailQuery from '../../queries/email.graphql';
import emojiQuery from '../../queries/emoji.graphql';
import phoneQuery from '../../queries/phone.graphql';
import { at, text } from '../request.ts';
import {
  capitalPoint,
  country,
  facts,
  joined,
  onlyZone,
  textsOf,
  words,
  yesOrNo,
  type Card,
} from './card.ts';

export const contactsCards = {
  phone: {
    query: phoneQuery,
    field: 'phone',
    finding: (record, { label }) => ({
      title: text(record, 'international') ?? label,
      subtitle: at(record, 'valid') === true ? 'a valid number' : 'not a valid number',
      mark: '–',
      flag: text(record, 'country.code'),
      facts: facts(
        country(record),
        ['Line type', text(record, 'type')],
        ['National format', text(record, 'national')],
        ['E.164', text(record, 'phone')],
        ['Number block of', joined([text(record, 'cityName'), text(record, 'stateName')])],
      ),
      clock: onlyZone(record),
      point: capitalPoint(record),
    }),
  },
  email: {
    query: emailQuery,
    field: 'email',
    finding: (record) => ({
      title: text(record, 'email') ?? '',
      subtitle: at(record, 'valid') === true ? 'well-formed' : 'not an address',
      mark: '@',
      facts: facts(
        ['Did you mean', text(record, 'suggestion')],
        ['Domain', text(record, 'domainName')],
        ['Disposable', yesOrNo(at(record, 'disposable'))],
        ['Free mailbox', yesOrNo(at(record, 'free'))],
        ['Role account', yesOrNo(at(record, 'role'))],
        ['Domain type', text(record, 'domainType')],
        ['Provider', text(record, 'mailProvider')],
      ),
      clock: null,
      point: null,
    }),
  },
  emoji: {
    query: emojiQuery,
    field: 'emoji',
    finding: (record, { label }) => ({
      title: text(record, 'name') ?? label,
      subtitle: joined([words(text(record, 'category')), words(text(record, 'subcategory'))]),
      mark: text(record, 'emoji') ?? label,
      facts: facts(
        ['Shortcodes', textsOf(record, 'shortcodes', ':')],
        ['Code points', textsOf(record, 'codepoints')],
        ['Keywords', textsOf(record, 'keywords')],
        ['Emoji version', text(record, 'version')],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
