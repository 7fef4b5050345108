/** Names of the Islamic months as spelled in the rules of date-holidays; the first is Muharram. */
export const hijriMonths = [
  'Muharram',
  'Safar',
  'Rabi al-awwal',
  'Rabi al-thani',
  'Jumada al-awwal',
  'Jumada al-thani',
  'Rajab',
  'Shaban',
  'Ramadan',
  'Shawwal',
  'Dhu al-Qidah',
  'Dhu al-Hijjah',
] as const;

/** A day of the Islamic year, and the day number of the first day of its month in the Umm al-Qura calendar. */
export interface HijriDay {
  /** 1 to 12. */
  readonly month: number;
  /** Day of the month, 1 to 30. */
  readonly day: number;
  readonly firstOfMonth: number;
}

const hijriRulePattern = new RegExp(`(?:(\\d+) days? (before|after) )?(\\d{1,2}) (${hijriMonths.join('|')})`);

/** Whether a rule of date-holidays follows the Islamic calendar. */
export const isIslamicRule = (rule: string): boolean => hijriRulePattern.test(rule);

/**
 * Returns the day of the Islamic year in a rule of date-holidays. Returns an empty object for a rule without such a day.
 * @param first day number of the first day of the holiday
 */
export function parseHijriPlace(rule: string, first: number): { readonly hijri?: HijriDay } {
  const match = hijriRulePattern.exec(rule);
  if (match === null) return {};
  const [, distance = '0', direction, day = '1', name] = match;
  const shift = direction === 'before' ? -Number(distance) : Number(distance);
  const month = hijriMonths.findIndex((each) => each === name) + 1;
  return { hijri: { month, day: Number(day), firstOfMonth: first - shift - (Number(day) - 1) } };
}
