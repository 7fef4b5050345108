import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { findDisablingSetting } from '../../../core/setting.ts';
import type { CompanySettings } from '../settings.ts';
import { createProvider, createSourceError, type Provider } from '../../provider.ts';
import { isJsonObject, getTextAt } from '../../../core/json.ts';
import { parsePrintedAddress, type VatAddressRecord } from './printed-address.ts';

/** Registration of a number according to the tax office. */
export interface VatRegistrationRecord {
  readonly registered: boolean | null;
  readonly name: string | null;
  readonly address: VatAddressRecord | null;
  /** Reference that proves the consultation. Null unless the request contained the requester's own number. */
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
  /** The prefix of the member state: `EL`, `XI`, otherwise the country code. */
  readonly prefix: string;
  readonly countryCode: string;
  readonly number: string;
}

/** Returns a published field; null for dashes, which mean that the member state does not publish the field. */
const toPublishedText = (text: string | null): string | null =>
  text === null || /^-+$/.test(text) ? null : text;

/**
 * Creates one provider for each tax office of VIES, so that a slow or failing office opens only its own circuit breaker.
 * Requests are not retried, because two attempts with the timeout of 15 s would take half a minute.
 */
export function createVies(settings: CompanySettings): (memberState: string) => Provider {
  const providersByState = new Map<string, Provider>();
  return (memberState) => {
    let memberStateProvider = providersByState.get(memberState);
    if (memberStateProvider === undefined) {
      memberStateProvider = createProvider({
        name: `VIES for ${memberState}`,
        setting: 'VIES_URL',
        baseUrl: settings.VIES_URL,
        turnedOffBy: findDisablingSetting(settings, 'VIES_URL'),
        timeoutMs: 15_000,
        retries: 0,
      });
      providersByState.set(memberState, memberStateProvider);
    }
    return memberStateProvider;
  };
}

/** Returns the error code of a VIES response without a verdict. */
const findError = (response: unknown): string | null =>
  getTextAt(response, 'errorWrappers', 0, 'error') ?? getTextAt(response, 'userError');

/**
 * Queries VIES, the register of the Union's tax offices, over its REST API (POST /check-vat-number). Source:
 * ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml, with the errors of the tax offices.
 * @param requester the requester's own number, for which VIES returns a consultation reference
 * @throws service_unavailable when VIES or the member state's tax office fails; invalid_request when VIES rejects the
 * requester's number
 */
export async function queryVies(
  provider: Provider,
  requested: VatNumber,
  requester: VatNumber | null,
  signal: AbortSignal | undefined,
): Promise<VatRegistrationRecord> {
  const { status, value } = await provider.json('/check-vat-number', {
    method: 'POST',
    signal,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      countryCode: requested.prefix,
      vatNumber: requested.number,
      ...(requester === null
        ? {}
        : { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number }),
    }),
  });
  const createFailure = (what: string) => createSourceError(provider, what);
  if ((status !== 200 && status !== 400) || !isJsonObject(value))
    throw createFailure(`returned status ${status} in an unknown format`);

  const error = findError(value);
  if (error === 'INVALID_REQUESTER_INFO') {
    throw createInvalidInputError(
      'from',
      'from must be your own registered VAT number, and VIES does not have this one: for example, use DE136695976.',
    );
  }
  // The error means that the number has an invalid format.
  if (error === 'INVALID_INPUT') return { ...unknownRegistration, registered: false };
  if (error !== null && error !== 'VALID' && error !== 'INVALID') {
    throw createFailure(`could not reach the tax office (${error.slice(0, 40)})`);
  }
  const validity = value['valid'];
  // The response contains the verdict in two fields. If the fields contradict each other, the verdict is unknown.
  if (
    status !== 200 ||
    typeof validity !== 'boolean' ||
    (error !== null && (error === 'VALID') !== validity)
  ) {
    throw createFailure('returned no verdict');
  }
  const date = getTextAt(value, 'requestDate');
  const instant = date === null ? NaN : Date.parse(date);
  return {
    registered: validity,
    name: validity ? toPublishedText(getTextAt(value, 'name')) : null,
    address: validity
      ? parsePrintedAddress(toPublishedText(getTextAt(value, 'address')), requested.countryCode)
      : null,
    consultation: toPublishedText(getTextAt(value, 'requestIdentifier')),
    consultedAt: Number.isNaN(instant) ? null : new Date(instant).toISOString(),
  };
}
