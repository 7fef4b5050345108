/** Documented examples that need a provider, the internet or an imported table. Tests expect 503 for them. */
export const needsProvider: ReadonlySet<string> = new Set([
  '/address/350%205th%20Ave,%20New%20York,%20NY%2010118',
  '/address?q=350+5th+av&state=NY',
  '/caller/+12125550123',
  '/currency/GBP/JPY?date=2024-02-29&amount=99.95',
  '/currency/USD/EUR',
  '/dns/example.com',
  '/dns/example.com?type=A,MX',
  '/domain/xn--mnchen-3ya.de?deep=true',
  '/email/jane@gmail.com?deep=true',
  '/hlr/+447400123456?deep=true',
  '/mx/gmail.com',
  '/tariff/0901.21?deep=true',
  '/time?address=350%20Fifth%20Avenue%20New%20York&country=US',
  '/vat/IE6433435F?deep=true',
  '/weather?lat=52.52&lon=13.41',
]);
