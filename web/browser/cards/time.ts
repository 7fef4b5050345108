import dateQuery from '../../queries/date.graphql';
import measureQuery from '../../queries/measure.graphql';
import zoneQuery from '../../queries/zone.graphql';
import { at, number, text } from '../request.ts';
import { facts, joined, namesOf, numberText, prefixed, words, yesOrNo, zoneOf, type Card } from './card.ts';

export const timeCards = {
  zone: {
    query: zoneQuery,
    field: 'timezone',
    finding: (record) => ({
      title: text(record, 'id') ?? '',
      subtitle: text(record, 'now.name') ?? 'a time zone',
      mark: 'TZ',
      facts: facts(
        ['Offset', text(record, 'now.offset')],
        ['DST flag', yesOrNo(at(record, 'now.dst'))],
        ['Next change', text(record, 'now.nextDst.at')?.replace('T', ' ').slice(0, 16) ?? 'none in 400 days'],
        ['Offset after the change', text(record, 'now.nextDst.offset')],
        ['Countries', namesOf(record, 'countries', 6)],
      ),
      clock: zoneOf(record),
      point: null,
    }),
  },
  date: {
    query: dateQuery,
    field: 'date',
    finding: (record, { label }) => ({
      title: text(record, 'date') ?? label,
      subtitle: text(record, 'weekdayName') ?? 'not a date',
      mark: text(record, 'date')?.slice(8, 10) ?? '',
      facts: facts(
        [
          'ISO week',
          joined(
            [prefixed('W', numberText(record, 'week')), prefixed('of ', numberText(record, 'weekYear'))],
            ' ',
          ),
        ],
        ['Day of the year', number(record, 'dayOfYear')],
        ['Quarter', number(record, 'quarter')],
        ['Leap year', yesOrNo(at(record, 'leap'))],
        ['Days in the month', number(record, 'daysInMonth')],
        ['Unix time', number(record, 'unix')],
      ),
      clock: null,
      point: null,
    }),
  },
  measure: {
    query: measureQuery,
    field: 'measure',
    finding: (record, { label }) => ({
      title: joined([text(record, 'amount'), text(record, 'unit')], ' ') || label,
      subtitle: text(record, 'type') ?? words(text(record, 'reason')) ?? 'not a measure',
      mark: text(record, 'unit') ?? '=',
      facts: facts(
        ['Read as', text(record, 'measure')],
        ['Amount', text(record, 'amount')],
        ['Unit', text(record, 'unit')],
        ['Which unit?', namesOf(record, 'choices', 8)],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
