const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october'],
  ...['november', 'december'],
];

interface TypedDate {
  /** `2026-12-25` */
  readonly iso: string;
  readonly label: string;
}

/**
 * Returns the calendar dates that a text can mean. `5/6/2026` means 6 May in the United States and 5 June in most other
 * countries, so both dates are returned.
 */
export function findDates(text: string): readonly TypedDate[] {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  if (year !== undefined) return parseDate(year, month, day);
  const [, first, separator, second, last] = /^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (last !== undefined) {
    const dayFirstDates = parseDate(last, second, first);
    if (separator === '.') return dayFirstDates;
    const allDates = [...parseDate(last, first, second), ...dayFirstDates];
    return allDates.filter(({ iso }, index) => allDates.findIndex((each) => each.iso === iso) === index);
  }
  const [, dayBefore, named, yearAfter] =
    /^(\d{1,2})\.?\s+(\p{L}+)\.?,?\s+(\d{4})$/u.exec(text) ?? reorderDate(text) ?? [];
  return parseDate(yearAfter, parseMonth(named), dayBefore);
}

/** Reorders `December 25, 2026` as `25 December 2026`. */
function reorderDate(text: string): readonly string[] | null {
  const [all, month, day, year] = /^(\p{L}+)\.?\s+(\d{1,2}),?\s+(\d{4})$/u.exec(text) ?? [];
  return all === undefined || month === undefined || day === undefined || year === undefined
    ? null
    : [all, day, month, year];
}

function parseMonth(name: string | undefined): string | undefined {
  const lowerCaseName = name?.toLowerCase() ?? '';
  const index = months.includes(lowerCaseName)
    ? months.indexOf(lowerCaseName)
    : monthNames.indexOf(lowerCaseName);
  return index < 0 ? undefined : `${index + 1}`;
}

function parseDate(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): readonly TypedDate[] {
  if (year === undefined || month === undefined || day === undefined) return [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const instant = new Date(`${iso}T00:00:00Z`);
  // `Date` changes an invalid date such as 31 April to 1 May.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(iso)
    ? [{ iso, label: iso }]
    : [];
}
