import { invalid, unavailable } from '../../lookup-error.ts';
import type { Provider } from '../../provider.ts';
import { isJsonObject, textAt } from '../../../facts/json.ts';

export interface VatAddressRecord {
  readonly lines: readonly string[];
  readonly street: string | null;
  readonly city: string | null;
  readonly postal: string | null;
  readonly countryCode: string;
}

/** What the tax office says of a number. */
export interface VatRegistrationRecord {
  readonly registered: boolean | null;
  readonly name: string | null;
  readonly address: VatAddressRecord | null;
  /** The reference that proves the consultation, given when the asker named its own number. */
  readonly consultation: string | null;
  /** ISO 8601 instant. */
  readonly consultedAt: string | null;
}

export const unknownRegistration: VatRegistrationRecord = {
  registered: null,
  name: null,
  address: null,
  consultation: null,
  consultedAt: null,
};

interface VatNumber {
  /** `EL`, `XI`, else the country's code. */
  readonly prefix: string;
  readonly countryCode: string;
  readonly number: string;
}

/** VIES prints dashes for what a member state does not publish. */
const published = (text: string | null): string | null => (text === null || /^-+$/.test(text) ? null : text);

/**
 * Reads the printed address. Only its last line is understood, and only as "postal code, then city", which most
 * member states print; any other form leaves postal and city null.
 */
function addressOf(text: string | null, countryCode: string): VatAddressRecord | null {
  const lines = (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const last = /^(?:[A-Z]{1,2}-)?(\d{3,5}(?:[ -]?\d{2,3})?(?: [A-Z]{2})?)\s+(\D.*)$/.exec(lines.at(-1) ?? '');
  if (lines.length === 0) return null;
  const street = (last === null ? lines : lines.slice(0, -1)).join(', ');
  return {
    lines,
    street: street === '' ? null : street,
    city: last?.[2]?.trim() ?? null,
    postal: last?.[1] ?? null,
    countryCode,
  };
}

/**
 * Asks VIES, the register of the Union's tax offices, over its REST interface.
 * @param asker the asker's own number; VIES then gives a consultation reference
 * @throws service_unavailable whenever VIES or the member state behind it does not answer the question;
 *   invalid_request when VIES refuses the asker's number
 */
export async function askVies(
  provider: Provider,
  asked: VatNumber,
  asker: VatNumber | null,
  signal: AbortSignal | undefined,
): Promise<VatRegistrationRecord> {
  const query =
    asker === null
      ? ''
      : `?requesterMemberStateCode=${asker.prefix}&requesterNumber=${encodeURIComponent(asker.number)}`;
  const path = `/ms/${asked.prefix}/vat/${encodeURIComponent(asked.number)}${query}`;
  const { status, value } = await provider.json(path, { signal, headers: { Accept: 'application/json' } });
  const failure = (what: string) =>
    unavailable(`${provider.name} ${what}. It is configured by ${provider.setting}; try again later.`);
  if (status !== 200 || !isJsonObject(value))
    throw failure(`answered ${status} in a form that we do not know`);

  const verdict = value['isValid'];
  const remark = textAt(value, 'userError');
  if (remark === 'INVALID_REQUESTER_INFO') {
    throw invalid(
      'from',
      'from must be your own registered VAT number, as DE136695976: VIES does not know this one.',
    );
  }
  if (remark !== null && remark !== 'VALID' && remark !== 'INVALID') {
    throw failure(`could not ask the tax office (${remark.slice(0, 40)})`);
  }
  // Two fields say the same; where they do not, nobody has answered.
  if (typeof verdict !== 'boolean' || (remark !== null && (remark === 'VALID') !== verdict)) {
    throw failure('answered without a verdict');
  }
  const date = textAt(value, 'requestDate');
  const instant = date === null ? NaN : Date.parse(date);
  return {
    registered: verdict,
    name: verdict ? published(textAt(value, 'name')) : null,
    address: verdict ? addressOf(published(textAt(value, 'address')), asked.countryCode) : null,
    consultation: published(textAt(value, 'requestIdentifier')),
    consultedAt: Number.isNaN(instant) ? null : new Date(instant).toISOString(),
  };
}
