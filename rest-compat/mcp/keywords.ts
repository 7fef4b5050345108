/**
 * Additional search words for an operation, in addition to its own texts. They have the same weight as the words of the path. A
 * phrase such as "time zone" becomes one word, see `phrases`.
 */
export const keywords: Readonly<Record<string, string>> = {
  '/address': 'autocomplete suggest street typeahead house',
  '/address/{address}': 'geocode geocoding street house validate deliverable coordinates usps',
  '/asn/{asn}': 'autonomous system bgp isp network operator announced announces prefix netblock owner',
  '/bin/{bin}': 'card credit debit visa mastercard amex issuer issuing scheme brand payment prepaid',
  '/bloc': 'organisation alliance union list all',
  '/bloc/{code}': 'organisation alliance union trade eu nato member',
  '/bloc/{code}/countries': 'member belong organisation alliance union eu nato opec asean countries',
  '/caller/{number}': 'callerid cnam who called owner subscriber registered',
  '/carrier/{number}': 'operator network provider mobile landline voip line type burner prepaid',
  '/city': 'autocomplete suggest typeahead complete nearest coordinates closest reverse begin prefix typing',
  '/city/id/{id}': 'stable id identifier',
  '/city/{name}':
    'population town place latitude longitude coordinates big inhabitants people live located geocode where capital',
  '/city/{name}/nearby': 'around near close neighbouring surrounding within radius km',
  '/company':
    'ticker stock symbol business corporation firm website domain industry listed nasdaq nyse search find cik lei',
  '/company/directory/coverage': 'coverage count covered directory',
  '/company/id/{id}': 'stable id profile',
  '/company/{number}':
    'registration registry register registered incorporated company number organisation abn siret',
  '/continent': 'list all continents',
  '/continent/{code}': 'continent africa asia europe',
  '/continent/{code}/countries': 'countries africa asia europe america oceania antarctica list',
  '/country': 'list all countries nations',
  '/country/{code}':
    'nation flag capital population area languages spoken language dialling dial calling prefix tld driving side drive left right neighbours borders emoji emergency plug',
  '/country/{code}/states': 'provinces regions subdivisions states cantons departments counties list',
  '/currency/{base}/{quote}':
    'exchange rate convert conversion fx forex worth usd eur dollars euros pounds yen historical money',
  '/currency/{code}': 'symbol decimals minor unit money iso4217 legal tender',
  '/datasets': 'licence license attribution provenance sources data versions fresh freshness',
  '/date': 'difference between dates today weekday count days until from unix timestamp epoch',
  '/date/{date+}': 'weekday day week number leap valid calendar quarter difference days iso until',
  '/date/{date}/business': 'working business workday workdays trading settlement add banking open',
  '/district/{code}': 'county fips department municipality borough',
  '/dns/{domain}': 'dns record records txt cname nameserver nameservers spf dmarc caa aaaa ns soa resolve',
  '/domain/{domain}':
    'whois rdap registrar registration registered expire expires expiry expiration available availability owner suffix tld',
  '/elevation': 'altitude height above sea level high hill mountain profile path metres terrain',
  '/email/{email}':
    'mail disposable temporary throwaway valid validate verify role deliverable mailbox free provider typo fake real',
  '/emoji': 'search find emojis keyword meaning for',
  '/emoji/{emoji}': 'emoji unicode codepoint shortcode smiley meaning name mean',
  '/hlr/{number}': 'reachable active roaming ported switched sim live subscriber handset connected hlr',
  '/holiday/{country}': 'public bank national holidays calendar year christmas off days free',
  '/holiday/{country}/bridges': 'long weekend weekends bridge days off vacation best time take plan',
  '/holiday/{country}/{date}': 'is date holiday public today day off',
  '/iban/{iban}': 'bank account iban bic swift sepa valid validate checksum',
  '/ip': 'my own caller address ip',
  '/ip/{ip}':
    'geolocate geolocation geoip located location where country city vpn proxy tor datacenter hosting anonymous isp visitor threat abuse registry network',
  '/language/{code}': 'language iso639 script rtl direction written native name',
  '/mac/{mac}': 'hardware oui vendor manufacturer maker made device bluetooth wifi ethernet eui',
  '/measure/units': 'units list supported which aliases',
  '/measure/{measure+}':
    'convert conversion unit units miles kilometres km kg pounds lb celsius fahrenheit feet inches litres gallons parse weight length temperature',
  '/mx/{domain}':
    'mx mail exchanger records server servers receive receives accept incoming host hosts handles',
  '/naics': 'industry search classification sector',
  '/naics/{code}': 'industry classification code sector naics',
  '/name/{name}': 'person split parse first last given family surname middle title full names capitalise',
  '/npi/{npi}': 'doctor physician provider healthcare health care hospital nurse medical taxonomy',
  '/phone/{number}':
    'telephone tel number valid validate format e164 international country area code mobile landline',
  '/point':
    'reverse geocode coordinates latitude longitude lat lon country which gps position at administrative',
  '/postal/{code}': 'zip zipcode postcode post code plz where belongs town locality',
  '/postal/{code}/distance/{other}': 'distance far between miles kilometres apart',
  '/postal/{code}/nearby': 'near nearby around within radius close',
  '/state/{code}': 'province region subdivision canton california bavaria capital tax sales iso3166',
  '/state/{code}/children': 'parts subdivisions below provinces within',
  '/state/{code}/districts': 'counties county departments',
  '/tariff': 'customs import duty hs code search product goods harmonised',
  '/tariff/{code}': 'customs import duty hs code rate tariff harmonised hts',
  '/time': 'now current clock local city place hour airport coordinates unix timestamp epoch',
  '/time/editions': 'tzdata version release edition versions',
  '/time/editions/{before}/{after}': 'changed change changes differences between releases compare',
  '/time/zones': 'timezone list all zones country search name have',
  '/time/zones/{timezone+}':
    'dst daylight saving change changes transitions transition clocks forward back next history when start end summer winter',
  '/time/{timezone+}': 'convert between meeting zone utc offset at another time zone',
  '/useragent': 'browser os device bot crawler mobile parse operating',
  '/vat/{number}': 'vat tax tva mwst ust gst vies valid validate number business eu',
  '/vin/{vin}': 'car vehicle make model year chassis recall recalls engine truck manufactured',
  '/weather': 'forecast temperature rain snow wind sunny umbrella hot cold weather tomorrow',
};

/**
 * Groups of words with one meaning, and the word that operation texts use for it. The order of the groups is the order of the
 * checks.
 */
export const phrases: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\btime[- ]?zones?\b/g, 'timezone zones'],
  [
    /\b(?:what(?:'s| is)? (?:the )?(?:current |local )?time|what time|current time|local time)\b/g,
    'time now clock city',
  ],
  [/\b(?:zip|post(?:al)?) ?codes?\b/g, 'postal'],
  [/\buser[- ]?agents?\b/g, 'useragent'],
  [/\be-?mails?\b/g, 'email'],
  [/\bcredit cards?|debit cards?|card numbers?\b/g, 'card'],
  [/\bline type\b/g, 'carrier line type'],
  [/\b(?:business|working|work|trading|banking) ?days?\b/g, 'business workday'],
  [/\blong weekends?\b/g, 'bridge weekend'],
  [/\b(?:mac|hardware) address(?:es)?\b/g, 'mac'],
  [/\bip address(?:es)?\b/g, 'ip'],
  [/\b(?:sea level|how high)\b/g, 'elevation altitude'],
  [/\bday of the week\b|\bweek ?day\b/g, 'weekday date'],
  [/\bdial(?:l?ing)? (?:code|prefix)|calling code|country code\b/g, 'country dialling'],
  [/\b(?:health ?care provider|doctor)s?\b/g, 'npi doctor'],
  [/\b(?:hs|hts) codes?\b/g, 'tariff'],
  [/\bmail servers?\b|\bmx(?: records?)?\b/g, 'mx exchanger'],
  [/\bsummer time\b|\bdaylight[- ]saving(?:s)?\b/g, 'dst transition'],
];

/** Values in a known notation, and words that describe the kind of value. */
export const notations: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g, 'email'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b|\b[\da-f]{1,4}:[\da-f:]*:[\da-f]{0,4}\b/gi, 'ip'],
  [/\b(?:[\da-f]{2}[:-]){5}[\da-f]{2}\b/gi, 'mac'],
  [/\+\d[\d ()-]{6,}\d/g, 'phone'],
  [/\+\d{1,4}\b/g, 'country dialling calling'],
  [/\bas\d{2,10}\b/gi, 'asn'],
  [/\b[a-z]{2}\d{2}(?: ?[\da-z]{4}){3,7}(?: ?[\da-z]{1,3})?\b/gi, 'iban'],
  [/\b(?=[\da-z]*\d)(?=[\da-z]*[a-z])[a-hj-npr-z\d]{17}\b/gi, 'vin'],
  [/\b[\w-]+\.(?:com|org|net|io|de|uk|fr|no|eu|dev|app|edu|gov)\b/gi, 'domain'],
  [/\b\d{4}-\d\d-\d\d\b/g, 'date'],
  [/-?\d{1,2}\.\d+ ?, ?-?\d{1,3}\.\d+/g, 'point coordinates'],
  [/\p{Extended_Pictographic}/gu, 'emoji'],
  [
    /\b\d+(?:\.\d+)? ?(?:km|kg|lb|lbs|mi|miles?|feet|ft|cm|inch(?:es)?|litres?|gallons?|°[cf]|celsius|fahrenheit|pounds|kilometres?|kilometers?)(?= (?:in|to|as|into)\b)/gi,
    'measure convert',
  ],
];
