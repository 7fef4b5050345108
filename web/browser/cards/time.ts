import dateQuery from '../../queries/date.graphql';
import measureQuery from '../../queries/measure.graphql';
import zoneQuery from '../../queries/zone.graphql';
import { getValueAt, getNumberAt, getTextAt } from '../request.ts';
import {
  removeUnknownFacts,
  joinKnownTexts,
  formatNames,
  formatNumberAt,
  addPrefix,
  formatWords,
  formatYesOrNo,
  findZone,
  type Card,
} from './card.ts';

export const timeCards = {
  zone: {
    query: zoneQuery,
    field: 'timezone',
    finding: (record) => ({
      title: getTextAt(record, 'id') ?? '',
      subtitle: getTextAt(record, 'now.name') ?? 'a time zone',
      mark: 'TZ',
      facts: removeUnknownFacts(
        ['Offset', getTextAt(record, 'now.offset')],
        ['DST flag', formatYesOrNo(getValueAt(record, 'now.dst'))],
        [
          'Next change',
          getTextAt(record, 'now.nextDst.at')?.replace('T', ' ').slice(0, 16) ?? 'none in 400 days',
        ],
        ['Offset after the change', getTextAt(record, 'now.nextDst.offset')],
        ['Countries', formatNames(record, 'countries', 6)],
      ),
      clock: findZone(record),
      point: null,
    }),
  },
  date: {
    query: dateQuery,
    field: 'date',
    finding: (record, { label }) => ({
      title: getTextAt(record, 'date') ?? label,
      subtitle: getTextAt(record, 'weekdayName') ?? 'not a date',
      mark: getTextAt(record, 'date')?.slice(8, 10) ?? '',
      facts: removeUnknownFacts(
        [
          'ISO week',
          joinKnownTexts(
            [
              addPrefix('W', formatNumberAt(record, 'week')),
              addPrefix('of ', formatNumberAt(record, 'weekYear')),
            ],
            ' ',
          ),
        ],
        ['Day of the year', getNumberAt(record, 'dayOfYear')],
        ['Quarter', getNumberAt(record, 'quarter')],
        ['Leap year', formatYesOrNo(getValueAt(record, 'leap'))],
        ['Days in the month', getNumberAt(record, 'daysInMonth')],
        ['Unix time', getNumberAt(record, 'unix')],
      ),
      clock: null,
      point: null,
    }),
  },
  measure: {
    query: measureQuery,
    field: 'measure',
    finding: (record, { label }) => ({
      title: joinKnownTexts([getTextAt(record, 'amount'), getTextAt(record, 'unit')], ' ') || label,
      subtitle: getTextAt(record, 'type') ?? formatWords(getTextAt(record, 'reason')) ?? 'not a measure',
      mark: getTextAt(record, 'unit') ?? '=',
      facts: removeUnknownFacts(
        ['Read as', getTextAt(record, 'measure')],
        ['Amount', getTextAt(record, 'amount')],
        ['Unit', getTextAt(record, 'unit')],
        ['Which unit?', formatNames(record, 'choices', 8)],
      ),
      clock: null,
      point: null,
    }),
  },
} satisfies Readonly<Record<string, Card>>;
