export interface paths {
    "/continent/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A continent by code
         * @description A continent by code: name, region, population and area.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getContinentByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/continent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The seven continents
         * @description The seven continents.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getContinent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/continent/{code}/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The countries whose main continent has this code
         * @description The countries whose main continent has this code.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getContinentCountriesByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bloc/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A union or alliance of countries by code, with its number of members
         * @description A union or alliance of countries by code, with its number of members.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getBlocByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bloc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All blocs
         * @description All blocs.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getBloc"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bloc/{code}/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A bloc's member countries
         * @description A bloc's member countries.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getBlocCountriesByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A country by ISO 3166-1 code or name
         * @description A country by ISO 3166-1 code or name: capital, currency, languages, time zones, population.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCountryByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries and territories of ISO 3166-1, and Kosovo
         * @description All countries and territories of ISO 3166-1, and Kosovo.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/country/{code}/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ISO 3166-2 divisions of a country
         * @description The ISO 3166-2 divisions of a country; empty if none are recorded. For Viet Nam, the 63 divisions before 2025-07-01.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCountryStatesByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A state, province or other division by ISO 3166-2 code
         * @description A state, province or other division by ISO 3166-2 code. Population, area, area codes and tax are null or empty if no reliable value is recorded.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getStateByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The most populous city with exactly this name
         * @description The most populous city with exactly this name; matches counts all of them.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCityByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Autocompletes city names
         * @description - with `q`: Autocompletes city names; tolerates typos.
         *     - with `lat` and `lon`: The city nearest to a point, with its distance in kilometres and miles.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/{name}/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cities around a city, by distance
         * @description Cities around a city, by distance.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCityNearbyByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/city/id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A city by its stable ID
         * @description A city by its stable ID.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCityById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A language by ISO 639 code
         * @description A language by ISO 639 code: name, script and direction.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getLanguageByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ip/{ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Location and network of an IP address
         * @description Location and network of an IP address: country, autonomous system, network.
         *
         *     With deep=true: state, city, coordinates and time zone, if the operator imported geofeeds (RFC 8805, declared by network operators) or a city dataset (estimates); else they are null. A geofeed takes precedence over an estimate, and the smallest of several blocks applies. A response never combines both.
         *
         *     Locations are estimates: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0, or the city dataset that /datasets lists with its attribution. Anycast addresses are in several places at the same time.
         *
         *     For private and special-use addresses all facts are null.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getIpByIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Location and network of the client’s IP address
         * @description Location and network of the client’s IP address. Needs no key.
         *
         *     With deep=true: state, city, coordinates and time zone, if the operator imported geofeeds (RFC 8805, declared by network operators) or a city dataset (estimates); else they are null. A geofeed takes precedence over an estimate, and the smallest of several blocks applies. A response never combines both.
         *
         *     Locations are estimates: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0, or the city dataset that /datasets lists with its attribution. Anycast addresses are in several places at the same time.
         *
         *     For private and special-use addresses all facts are null.
         *
         *     Needs no key.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asn/{asn}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An autonomous system by number
         * @description An autonomous system by number: name, country and up to 100 announced blocks.
         *
         *     The country is an estimate of where most of the addresses are used, not where the holder is registered.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getAsnByAsn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/point": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reverse geocoding of a point
         * @description Reverse geocoding of a point: country, state, district, time zone and the nearest city.
         *
         *     State and district come from boundaries: US Census Bureau in the US, else Natural Earth, generalised to about one kilometre. French departments and most British authorities are included, with coasts up to 5 km offshore. Outside of these boundaries, the nearest recorded place within 50 km in the country (for a district: in the state) applies. method and district_method report the source.
         *
         *     Measured on 50,000 recorded cities, each without its own record. Correct countries: 99.9 %, states: 98.6 %, US counties: 99.1 %, French departments: 98.9 %.
         *
         *     Disputed areas are assigned as in ISO 3166-1. Zone boundaries: © OpenStreetMap contributors (ODbL).
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getPoint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address/{address}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A US address with its coordinates
         * @description A US address with its coordinates. Details are null unless exactly one record matches; matches is the number of matching records.
         *
         *     US addresses only, from the National Address Database or OpenAddresses, which the operator imports. Matching is exact except for USPS abbreviations. Coordinates are never estimated. Before the import the response is 503.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getAddressByAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Autocompletes US addresses
         * @description Autocompletes US addresses. If there are no results, reason has the cause.
         *
         *     US addresses only, from the National Address Database or OpenAddresses, which the operator imports. Matching is exact except for USPS abbreviations. Coordinates are never estimated. Before the import the response is 503.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/elevation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Elevation of a point above sea level, in metres and feet
         * @description Elevation of a point above sea level, in metres and feet.
         *
         *     - with `points`: Elevations of up to 512 points.
         *     - with `path`: Elevations at equal distances along a path.
         *
         *     Metres and feet above sea level. method is the source of the height: tile (SRTM or Copernicus tiles of the operator, ELEVATION_TILES), sea (0 by definition) or estimate. Estimates come from a relief of the globe with cells of 9 km, adjusted to the known heights of the nearest places. Two thirds of the estimates are within accuracy metres. Peaks and gorges far from places are flattened.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getElevation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/weather": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Current weather at a point
         * @description Current weather at a point: temperature, wind, humidity and condition, in metric and imperial units; deep=true adds forecasts.
         *
         *     deep=true adds forecasts: hours (24), days, text periods (forecast), active alerts and air quality (air, µg/m³). open-meteo has hours, days and air; met-no has hours; nws has hours, forecast and alerts. Values that the provider does not supply are null.
         *
         *     WEATHER_PROVIDER selects the provider. Without one, or when it fails, the response is 503. Values are cached for up to 10 minutes, for points of about 1 km; observed_at is their time.
         *
         *     station is null for values of a model. Temperatures are °C and °F, wind km/h and miles per hour, pressure hPa, visibility km and miles, precipitation mm.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getWeather"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/district/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A district by its US county FIPS, French INSEE department or British GSS code
         * @description A district by its US county FIPS, French INSEE department or British GSS code. Area, property tax and population (US, UK) are null until the operator imports official files.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getDistrictByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/{code}/districts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The districts of a state
         * @description The districts of a state; empty outside the United States, France and the United Kingdom.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getStateDistrictsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/state/{code}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The direct subdivisions of a state by ISO 3166-2, such as the provinces of a region or the councils of England
         * @description The direct subdivisions of a state by ISO 3166-2, such as the provinces of a region or the councils of England; empty for a state without subdivisions.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getStateChildrenByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postal/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A postal or ZIP code
         * @description A postal or ZIP code: city, state, coordinates, time zone, population.
         *
         *     Countries with bundled postal codes: US, CA (first three characters), JP, FR, IN, IT, ES, UA, CH, DE, TW (first three digits), NO, HU, TH, MY, PH, TR, AU, FI. Codes of other countries return 503 service_unavailable until the operator imports the country’s GeoNames file: `npm run data -- import postal-geonames --from <file>`.
         *
         *     Territories in the postal system of another country resolve by either country code: PR, GU, VI, AS, MP and UM with US, GP, MQ, GF, RE, YT, PM, BL, MF, WF, PF and NC with FR, SJ with NO, AX with FI, GL with DK, CX, CC and NF with AU.
         *
         *     A ZIP+4 code resolves to its ZIP code. Military mail has the state AA, AE or AP and no place.
         *
         *     Coordinates are those of the municipality or district in FR, JP, TW, NO, HU, TH, TR and FI.
         *
         *     tax and tax_rate: the general consumption tax of the country, in the US of the state. tax_rate_state is the part of the state.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getPostalByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postal/{code}/nearby": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Postal codes around a postal code, by distance
         * @description Postal codes around a postal code, by distance.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getPostalNearbyByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/postal/{code}/distance/{other}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The distance between two postal codes of a country, in kilometres and miles
         * @description The distance between two postal codes of a country, in kilometres and miles.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getPostalDistanceByCodeAndOther"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Time zone identifiers, including aliases
         * @description Time zone identifiers, including aliases; details=true adds their local times.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/zones/{timezone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A time zone for configuration
         * @description A time zone for configuration: aliases, Windows identifiers, countries, and its rules as a POSIX string and as an iCalendar VTIMEZONE.
         *
         *     /time/zones/America/New_York?from=2026&format=ics returns the VTIMEZONE as an iCalendar file.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getTimeZonesByTimezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/editions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The available editions of the time-zone database
         * @description The available editions of the time-zone database: bundled and imported. Each is a valid value of edition.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getTimeEditions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/editions/{before}/{after}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The differences between two editions
         * @description The differences between two editions: zones, periods and changed values. With zone, every period of this zone with the values of both editions.
         *
         *     Editions are compared up to the end of 2100. from is null from the first record on, until is null for a permanent difference. changed lists offset, standard_offset, dst and abbreviation.
         *
         *     The operator can import additional editions: npm run data -- import timezones --from tzdata2026f.tar.gz.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getTimeEditionsByBeforeAndAfter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The current time in UTC, or the local time of the zone in id
         * @description The current time in UTC, or the local time of the zone in id.
         *
         *     - with `ip`: The local time at the location of an IP address.
         *     - with `city`: The local time of a city.
         *     - with `iata`: The local time of an airport, by its IATA code.
         *     - with `icao`: The local time of an airport, by its ICAO code.
         *     - with `unlocode`: The local time of a port.
         *     - with `address`: The local time of a US address.
         *     - with `country`: The local time of a country with one time zone; else its zones.
         *     - with `lat` and `lon`: The local time at a latitude and longitude; a nautical zone over open ocean.
         *
         *     Cities come from the bundled city records, US addresses from imported address points, countries from the zone table of the edition. IP locations come from imported geofeeds or measured coordinates, else from countries (estimates). Airports come from an open airport dataset, ports from a national port index (incomplete coverage of UN/LOCODE).
         *
         *     Zone boundaries: © OpenStreetMap contributors (ODbL), by timezone-boundary-builder.
         *
         *     dst is the flag of the time-zone rule, including negative DST (Ireland in winter, Morocco in Ramadan). It does not mean that clocks are ahead of UTC.
         *
         *     Rules come from IANA edition 2026c in its main form, unless the operator sets another default or the request has edition. Early records may be incomplete, and future rules may change.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getTime"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/time/{timezone}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The local time of a time zone, with UTC offset and DST
         * @description The local time of a time zone, with UTC offset and DST; deep=true adds its rules around that instant.
         *
         *     - with `to`: Converts an instant or a wall time to another time zone.
         *     - with `targets`: Converts an instant or a wall time to up to ten time zones.
         *
         *     dst is the flag of the time-zone rule, including negative DST (Ireland in winter, Morocco in Ramadan). It does not mean that clocks are ahead of UTC.
         *
         *     Rules come from IANA edition 2026c in its main form, unless the operator sets another default or the request has edition. Early records may be incomplete, and future rules may change.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getTimeByTimezone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public holidays of a country in a year, by date
         * @description The public holidays of a country in a year, by date. coverage is false if no calendar is recorded for the country.
         *
         *     - with `year`: The public holidays of a country in a year, by date. coverage is false if no calendar is recorded for the country.
         *
         *     Calendar apps can subscribe to /holiday/FR?format=ics. Each day is an event with a stable UID. Unannounced days that depend on the moon are tentative.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getHolidayByCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/{country}/bridges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The long weekends of a country in a year, and single working days between days off
         * @description The long weekends of a country in a year, and single working days between days off. coverage is false if no calendar is recorded for the country.
         *
         *     - with `year`: The long weekends of a country in a year, and single working days between days off. coverage is false if no calendar is recorded for the country.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getHolidayBridgesByCountry"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/holiday/{country}/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The holiday of a country on a date
         * @description The holiday of a country on a date; holiday is null on all other dates.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getHolidayByCountryAndDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/date/{date}/business": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Business days of a country, region or settlement calendar
         * @description Business days of a country, region or settlement calendar: whether the date is one, the next and previous one, business days added, and the count up to another date.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getDateBusinessByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/date/{date}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A calendar date
         * @description A calendar date: whether it exists, its weekday, ISO week and more, and the days to another date.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getDateByDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/date": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today in UTC, and the days to another date
         * @description Today in UTC, and the days to another date.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getDate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/measure/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All supported units, by type, then by size
         * @description All supported units, by type, then by size.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getMeasureUnits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/measure/{measure}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parses and converts a quantity exactly
         * @description Parses and converts a quantity exactly. For ambiguous units, the response has reason and choices and never guesses.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getMeasureByMeasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A currency by ISO 4217 code
         * @description A currency by ISO 4217 code: name, symbols, minor units, numeric code and countries.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCurrencyByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/currency/{base}/{quote}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The official daily exchange rate of a currency pair, and a converted amount
         * @description The official daily exchange rate of a currency pair, and a converted amount.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getCurrencyByBaseAndQuote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/iban/{iban}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validates an International Bank Account Number and extracts bank, branch and account
         * @description Validates an International Bank Account Number and extracts bank, branch and account.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getIbanByIban"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bin/{bin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The scheme and, where known, the issuer of a payment card by the first digits of its number
         * @description The scheme and, where known, the issuer of a payment card by the first digits of its number.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getBinByBin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vat/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validates a VAT number by the format and check digits of its country
         * @description Validates a VAT number by the format and check digits of its country. deep=true queries the tax office through VIES.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Costs one additional deep VAT unit if a tax office responds (European Union and Northern Ireland); every plan includes some.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getVatByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/npi/{npi}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validates a US National Provider Identifier and returns the provider from the national registry (NPPES)
         * @description Validates a US National Provider Identifier and returns the provider from the national registry (NPPES): from its imported file, else live. Unknown values are null; unknown enrollments are null, never an empty list.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getNpiByNpi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vin/{vin}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validates a vehicle identification number and returns make, model and year
         * @description Validates a vehicle identification number and returns make, model and year.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getVinByVin"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariff/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A line of the customs tariff by its code
         * @description A line of the customs tariff by its code. Chapters come from the Harmonized System, the lines below them from the US schedule.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getTariffByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tariff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches the customs tariff by words or by the start of a code
         * @description - with `q`: Searches the customs tariff by words or by the start of a code; up to 20 lines.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getTariff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naics/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A class of the North American Industry Classification System (NAICS 2022) by code
         * @description A class of the North American Industry Classification System (NAICS 2022) by code. For withdrawn 2017 codes, the response lists their successors.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getNaicsByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/naics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches NAICS titles and descriptions
         * @description - with `q`: Searches NAICS titles and descriptions; corrects typos and reports the correction.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getNaics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/phone/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Validates and formats a phone number by its numbering plan
         * @description Validates and formats a phone number by its numbering plan. Costs no carrier unit. A valid number can be unassigned.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getPhoneByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/carrier/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Carrier, line type and burner classification of a phone number
         * @description Carrier, line type and burner classification of a phone number. City and state are those of the number block, not of the phone.
         *
         *     One carrier unit for a valid number; invalid numbers and errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getCarrierByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caller/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The name that a phone number is registered to
         * @description The name that a phone number is registered to. Requires a configured provider.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         *
         *     The plan must include the feature `caller`.
         */
        get: operations["getCallerByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/hlr/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live status of a mobile number in its home network (HLR)
         * @description Live status of a mobile number in its home network (HLR). Requires a configured provider.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         *
         *     The plan must include the feature `hlr`.
         */
        get: operations["getHlrByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Checks an email address
         * @description Checks an email address: syntax, domain, role, disposable, free. deep=true queries the DNS. Mailboxes are never probed.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Costs one additional deep email unit if the DNS responds; every plan includes some.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getEmailByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/domain/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Availability of a domain, from its registry (RDAP, then WHOIS)
         * @description Availability of a domain, from its registry (RDAP, then WHOIS).
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getDomainByDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mx/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mail exchangers of a domain, in order of preference
         * @description Mail exchangers of a domain, in order of preference. A single "." means that the domain accepts no mail.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getMxByDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dns/{domain}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * DNS records of a name, without addresses that are not public
         * @description DNS records of a name, without addresses that are not public.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getDnsByDomain"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/useragent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Device, operating system, browser and bot of the User-Agent header
         * @description Device, operating system, browser and bot of the User-Agent header. Needs no key.
         *
         *     - with `ua`: Device, operating system, browser and bot of a User-Agent string.
         *
         *     Needs no key.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getUseragent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mac/{mac}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vendor and type of a MAC address
         * @description Vendor and type of a MAC address. Locally administered addresses have no vendor.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getMacByMac"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/name/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Splits a person's name into its parts and corrects its capitalisation
         * @description Splits a person's name into its parts and corrects its capitalisation.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in plans with paid deep fields; in other plans deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getNameByName"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emoji/{emoji}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An emoji by character, shortcode or name
         * @description An emoji by character, shortcode or name.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getEmojiByEmoji"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/emoji": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches emoji by words
         * @description - with `q`: Searches emoji by words; best matches first.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getEmoji"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches a fixed selection of 500 leading US public companies by name, website, ticker or identifier
         * @description Searches a fixed selection of 500 leading US public companies by name, website, ticker or identifier. Also lists them by country and industry. It is not complete business coverage: an empty result does not prove that a business does not exist. Candidates are never selected automatically. Phone numbers and email addresses are not verified for reachability or ownership. A logo is a reference, not a permission to use it. The status does not establish that the business operates, is listed or is solvent.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/directory/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coverage of the company directory
         * @description Coverage of the company directory: counts, countries, date of the latest observation.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCompanyDirectoryCoverage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/id/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company profile by its stable ID
         * @description A company profile by its stable ID. A missing ID does not prove that a business does not exist.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCompanyById"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A company by its register number
         * @description A company by its register number: a CIK with or without leading zeros, or another identifier. With country, numbers of Australia, France, Norway and the United Kingdom are validated. The name of their holder requires a configured national register.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
         *
         *     From the loaded datasets, which change only with an import. Can be cached for a day and revalidated with If-None-Match.
         */
        get: operations["getCompanyByNumber"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/datasets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data sources with version, licence and attribution
         * @description All data sources with version, licence and attribution: datasets, packages, tables and live providers. Needs no key.
         *
         *     Needs no key.
         *
         *     `deep=true`: No additional fields: deep is an empty object.
         *
         *     Live: evaluated for each request; must not be cached (Cache-Control: no-store).
         */
        get: operations["getDatasets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Runs many lookups in one request.
         * @description One output row for each input row, in the same order, without a row limit. The response streams while the request is sent. The server reads rows only as fast as the client reads results, so read while you send.
         *
         *     Without add, each row has a documented path. The output row is `{"row": 1, "answer": {…}}` or `{"row": 2, "error": {…}}`, with the usual error object. With add, each row is a record that gets fields of one family, its status (found, not_found, ambiguous, invalid, unavailable, empty) and its error.
         *
         *     Each row has the cost and permissions of a separate request. At the rate limit the request waits for the next window. When units are used up, the rows report it. Rows without a response are not charged.
         */
        post: operations["postBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Address: {
            /** @description In one line: as recorded when one matches, else as it was asked for. */
            address: string;
            /** @description Whether it has the form of a US address: house number and street. */
            valid: boolean;
            /** @description Whether it is among the recorded addresses. */
            registered: boolean;
            /** @description How many recorded addresses it can mean: with more than 1, name city, state or ZIP code. */
            matches: number;
            /** @description House number. Null: unknown. */
            number: string | null;
            /** @description Street, as recorded. Null: unknown. */
            street: string | null;
            /** @description Apartment, suite … Null when the address has none. */
            unit: string | null;
            /** @description Postal city. Null when not recorded. */
            city: string | null;
            /** @description Its FIPS code. Null when name and point do not tell one. */
            district: string | null;
            /** @description County, as recorded, else that of the point. Null when neither tells. */
            district_name: string | null;
            /** @description USPS code of the state. Null: unknown. */
            state: string | null;
            /** @description English name of the state. Null: unknown. */
            state_name: string | null;
            /** @description ZIP code, five digits. Null when not recorded. */
            postal: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. Null: unknown. */
            country: string | null;
            /** @description English name of the country. Null: unknown. */
            country_name: string | null;
            /** @description Of the recorded point: degrees, WGS 84. Null: unknown. */
            latitude: number | null;
            /** @description Of the recorded point: degrees, WGS 84. Null: unknown. */
            longitude: number | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        AddressSearch: {
            /** @description The value from the request. Start of the address: number, street, and optionally the place. */
            q: string;
            /** @description The value from the request. Restricts results to this ZIP code. */
            postal?: string;
            /** @description The value from the request. Restricts results to this city, by its complete name. */
            city?: string;
            /** @description The value from the request. Restricts results to this state: NY or US-NY. */
            state?: string;
            /** @description The value from the request. Country; only US has data. Default: the country of ip, else US. */
            country?: string;
            /** @description By street, state and city. */
            addresses: {
                /** @description In one line: as recorded when one matches, else as it was asked for. */
                address: string;
                /** @description House number. Null: unknown. */
                number: string | null;
                /** @description Street, as recorded. Null: unknown. */
                street: string | null;
                /** @description Apartment, suite … Null when the address has none. */
                unit: string | null;
                /** @description Postal city. Null when not recorded. */
                city: string | null;
                /** @description USPS code of the state. Null: unknown. */
                state: string | null;
                /** @description ZIP code, five digits. Null when not recorded. */
                postal: string | null;
                /** @description Of the recorded point: degrees, WGS 84. Null: unknown. */
                latitude: number | null;
                /** @description Of the recorded point: degrees, WGS 84. Null: unknown. */
                longitude: number | null;
            }[];
            /**
             * @description Why there are none. Null when there are.
             * @enum {string|null}
             */
            reason: "more_input" | "missing_context" | "no_matches" | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Asn: {
            /** @description 1 to 4294967295. */
            asn: number;
            /** @description Name of the organization. */
            name: string;
            /** @description ISO 3166-1 alpha-2 code of the country where most of its addresses are, by estimate. Null when unknown. */
            country: string | null;
            /** @description English name of that country. Null when unknown. */
            country_name: string | null;
            /** @description How many blocks it announces, neighbours joined. */
            prefix_count: number;
            /** @description The blocks that it announces, neighbours joined, in CIDR notation: IPv4 first, by address. */
            prefixes: string[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Bin: {
            /** @description The digits asked for. */
            bin: string;
            /** @description The leading digits by which the scheme was recognised. */
            prefix: string;
            /** @description ISO 3166-1 alpha-2 code of the issuer's country. Null when the issuer is not known. */
            country: string | null;
            /** @description The issuing bank. Null when not known, or when sources disagree. */
            issuer: string | null;
            /** @description The scheme as one word: `visa`, `american-express`. */
            brand: string;
            /** @description The scheme's name: `Visa`, `American Express`. */
            brand_name: string;
            /**
             * @description Kind of card. Null: not known from open data.
             * @enum {string|null}
             */
            type: "credit" | "debit" | null;
            /** @description True for prepaid cards. Null: not known from open data. */
            prepaid: boolean | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Bloc: {
            /** @description Code, upper case: EU, NATO, MERCOSUR. */
            bloc: string;
            /** @description English name. */
            name: string;
            /** @description How many countries are members. */
            members: number;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        BlocCountries: {
            /** @description Code, upper case: EU, NATO, MERCOSUR. */
            bloc: string;
            /** @description Its member countries, by code. */
            countries: components["schemas"]["CountryCountries"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Blocs: {
            /** @description All blocs, by code. */
            blocs: {
                /** @description Code, upper case: EU, NATO, MERCOSUR. */
                bloc: string;
                /** @description English name. */
                name: string;
                /** @description How many countries are members. */
                members: number;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        BoundingBox: {
            /** @description Longitude of the western side, -180 to 180. */
            west: number;
            /** @description Latitude of the southern side. */
            south: number;
            /** @description Longitude of the eastern side, -180 to 180. */
            east: number;
            /** @description Latitude of the northern side. */
            north: number;
        };
        CalendarDateDeep: {
            /** @description Year, 1 to 9999. Null: unknown. */
            year: number | null;
            /** @description Month, 1 to 12. Null: unknown. */
            month: number | null;
            /** @description English name of the month. Null: unknown. */
            month_name: string | null;
            /** @description Day of the month, 1 to 31. Null: unknown. */
            day: number | null;
            /** @description Day of the ISO week: 1 is Monday, 7 is Sunday. Null: unknown. */
            weekday: number | null;
            /** @description English name of the weekday. Null: unknown. */
            weekday_name: string | null;
            /** @description ISO 8601 week, 1 to 53. Null: unknown. */
            week: number | null;
            /** @description Year that the ISO week belongs to; it differs from `year` around New Year. Null: unknown. */
            week_year: number | null;
            /** @description Day of the year, 1 to 366. Null: unknown. */
            day_of_year: number | null;
            /** @description Quarter, 1 to 4. Null: unknown. */
            quarter: number | null;
            /** @description True in a leap year. Null: unknown. */
            leap: boolean | null;
            /** @description Days of the month, 28 to 31. Null: unknown. */
            days_in_month: number | null;
        };
        Caller: {
            /** @description E.164. Null when not valid. */
            phone: string | null;
            /** @description True when the number is valid in its numbering plan. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services. */
            country: string | null;
            /** @description The registered name. Null when the database has none, or the number is not valid. */
            caller: string | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Carrier: {
            /** @description E.164. Null when not valid. */
            phone: string | null;
            /** @description True when the number is valid in its numbering plan. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services. */
            country: string | null;
            /**
             * @description Line type. `unknown` when neither the network nor the numbering plan tells.
             * @enum {string}
             */
            type: "mobile" | "landline" | "voip" | "toll_free" | "unknown";
            /** @description Display name of the carrier. Without a network query: the original holder of the number block. Null when unknown. */
            carrier: string | null;
            /** @description Whether the carrier is a known burner-number app. Null when the carrier is unknown. */
            burner: boolean | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CarrierDeep"];
        };
        CarrierDeep: {
            /** @description City that the number block was issued for, not a live location. Null when unknown. */
            city: string | null;
            /** @description State or province code of the area code (North America). Null elsewhere. */
            state: string | null;
            /** @description State or province name of the area code (North America). Null elsewhere. */
            state_name: string | null;
        };
        City: {
            /** @description English name where there is one, else the native name. */
            name: string;
            /** @description Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
            name_local: string | null;
            /** @description capital, seat (of a division), place, section (of a place), or another kind of settlement. */
            type: string;
            /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
            state: string | null;
            /** @description English name of the state. Null when ISO 3166-2 has no such division. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
            district: string | null;
            /** @description English or native name of the district. Null when not recorded. */
            district_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            /** @description Degrees, WGS 84. */
            longitude: number;
            /** @description IANA identifier of its time zone. */
            timezone: string;
            /** @description People. Null when unknown. */
            population: number | null;
            /** @description Stable id: `city_` and twelve letters or digits. */
            id: string;
            /** @description How many cities have exactly the name that was asked for, this one included. */
            matches: number;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CityDeep"];
        };
        CityDeep: {
            /**
             * @description What it is the capital of. Null when it is of nothing.
             * @enum {string|null}
             */
            capital_of?: "country" | "state" | null;
            /** @description Metres above sea level, recorded or from an elevation model. Null when unknown. */
            elevation?: number | null;
            /** @description Feet above sea level. Null when unknown. */
            elevation_ft?: number | null;
            /** @description People. Null when unknown. */
            population?: number | null;
            /** @description The year that the population is for. Null: the source does not say. */
            population_period?: string | null;
            /** @description Total area, km². Null: not recorded. */
            area?: number | null;
            /** @description Land area, km². Null: not recorded. */
            land_area?: number | null;
            /** @description Water, km². Null: not recorded. */
            water_area?: number | null;
        };
        CityId: {
            /** @description English name where there is one, else the native name. */
            name: string;
            /** @description Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
            name_local: string | null;
            /** @description capital, seat (of a division), place, section (of a place), or another kind of settlement. */
            type: string;
            /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
            state: string | null;
            /** @description English name of the state. Null when ISO 3166-2 has no such division. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
            district: string | null;
            /** @description English or native name of the district. Null when not recorded. */
            district_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            /** @description Degrees, WGS 84. */
            longitude: number;
            /** @description IANA identifier of its time zone. */
            timezone: string;
            /** @description People. Null when unknown. */
            population: number | null;
            /** @description Stable id: `city_` and twelve letters or digits. */
            id: string;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CityDeep"];
        };
        CityNearby: {
            /** @description English name where there is one, else the native name. */
            city: string;
            /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
            state: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description The value from the request. Maximum distance, above 0 and up to 500 km or 310 miles. */
            radius: number;
            /**
             * @description The value from the request. Unit of radius and distances.
             * @enum {string}
             */
            unit: "km" | "mi";
            /** @description Cities around it, itself excluded, by distance. */
            nearby: {
                /** @description English name where there is one, else the native name. */
                name: string;
                /** @description Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
                name_local: string | null;
                /** @description capital, seat (of a division), place, section (of a place), or another kind of settlement. */
                type: string;
                /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
                state: string | null;
                /** @description English name of the state. Null when ISO 3166-2 has no such division. */
                state_name: string | null;
                /** @description Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
                district: string | null;
                /** @description English or native name of the district. Null when not recorded. */
                district_name: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description English name of the country. */
                country_name: string;
                /** @description Degrees, WGS 84. */
                latitude: number;
                /** @description Degrees, WGS 84. */
                longitude: number;
                /** @description IANA identifier of its time zone. */
                timezone: string;
                /** @description People. Null when unknown. */
                population: number | null;
                /** @description Stable id: `city_` and twelve letters or digits. */
                id: string;
                /** @description Distance from the point or city that was asked for, with two decimals. */
                distance: number;
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["CityDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        CityNearest: {
            /** @description English name where there is one, else the native name. */
            name: string;
            /** @description Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
            name_local: string | null;
            /** @description capital, seat (of a division), place, section (of a place), or another kind of settlement. */
            type: string;
            /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
            state: string | null;
            /** @description English name of the state. Null when ISO 3166-2 has no such division. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
            district: string | null;
            /** @description English or native name of the district. Null when not recorded. */
            district_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Degrees, WGS 84. */
            latitude: number;
            /** @description Degrees, WGS 84. */
            longitude: number;
            /** @description IANA identifier of its time zone. */
            timezone: string;
            /** @description People. Null when unknown. */
            population: number | null;
            /** @description Stable id: `city_` and twelve letters or digits. */
            id: string;
            /** @description Distance from the point or city that was asked for, with two decimals. */
            distance: number;
            /** @description Distance from the point or city that was asked for, with two decimals. */
            distance_mi: number;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CityDeep"];
        };
        CitySearch: {
            /** @description The value from the request. Start of the name. */
            q: string;
            /** @description The value from the request. Restricts the search to a country: ISO 3166-1 code. */
            country?: string;
            /** @description The value from the request. State or province: ISO 3166-2 code. Without the country prefix it requires country. */
            state?: string;
            /** @description The likeliest first; empty when nothing was found. */
            cities: {
                /** @description English name where there is one, else the native name. */
                name: string;
                /** @description Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
                name_local: string | null;
                /** @description capital, seat (of a division), place, section (of a place), or another kind of settlement. */
                type: string;
                /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
                state: string | null;
                /** @description English name of the state. Null when ISO 3166-2 has no such division. */
                state_name: string | null;
                /** @description Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
                district: string | null;
                /** @description English or native name of the district. Null when not recorded. */
                district_name: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description English name of the country. */
                country_name: string;
                /** @description Degrees, WGS 84. */
                latitude: number;
                /** @description Degrees, WGS 84. */
                longitude: number;
                /** @description IANA identifier of its time zone. */
                timezone: string;
                /** @description People. Null when unknown. */
                population: number | null;
                /** @description Stable id: `city_` and twelve letters or digits. */
                id: string;
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["CityDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ClockAlternatives: {
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description Whole seconds since 1970-01-01T00:00:00Z, rounded down. Null: unknown. */
            unix: number | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
        };
        ClockBefore: {
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description UTC offset in seconds, east positive. Null: unknown. */
            offset_seconds: number | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
        };
        ClockNextDst: {
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
        };
        ClockSetting: {
            /** @description Short name of the time in force: `EST`, `+0545`. */
            abbreviation: string;
            /** @description UTC offset as `±HH:MM`, with `:SS` if it has seconds. */
            offset: string;
            /** @description UTC offset in seconds, east positive. */
            offset_seconds: number;
            /** @description UTC offset of standard time, in seconds. */
            standard_offset_seconds: number;
            /** @description The rule's own DST flag. */
            dst: boolean;
        };
        ClockTo: {
            /** @description IANA identifier as asked for, in the spelling of the database. Null: unknown. */
            timezone: string | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description Whole seconds since 1970-01-01T00:00:00Z, rounded down. Null: unknown. */
            unix: number | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeep"];
        };
        Company: {
            /** @description Stable id: `co_` and 12 lower-case characters; kept when name, symbols or CIK change. */
            id: string;
            /** @description Primary display name. */
            name: string;
            /** @description Recorded country of incorporation, ISO 3166-1 alpha-2; says nothing about headquarters or operations. Null when not recorded. */
            country: string | null;
            /** @description Recorded website URL. Null when no single URL is recorded; hostnames then has every known hostname. */
            website: string | null;
            /** @description Recorded listings; none is marked as primary. Empty when none is recorded, which does not make it a private company. */
            listings: components["schemas"]["CompanyListing"][];
            /** @description One recorded address: the first headquarters, else business, else registered, else mailing address. Null when none is recorded. */
            address: components["schemas"]["CompanyAddress"] | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CompanySearchCompany"];
        };
        CompanyAddress: {
            /** @description `headquarters`, `business`, `registered`, `mailing`, or another word of the source. */
            type: string;
            /** @description Street and number, perhaps with suite or floor. Null when unknown. */
            street: string | null;
            /** @description City. Null when unknown. */
            city: string | null;
            /** @description Subdivision code within the country, as `CA`. Null when unknown, or when the recorded one conflicts with the country. */
            state: string | null;
            /** @description Postal code. Null when unknown. */
            postal: string | null;
            /** @description ISO 3166-1 alpha-2. Null when unknown. */
            country: string | null;
        };
        CompanyCoverage: {
            /** @description Label of the selection: `us_public_top500`. */
            scope: string;
            /** @description Name of the directory. */
            label: string;
            /** @description What the counts do and do not establish. */
            description: string;
            /** @description Latest observation of a fact at its source, ISO 8601 UTC. Null when nothing is loaded. */
            snapshot_at: string | null;
            /** @description Loaded profiles. */
            companies: number;
            /** @description Countries of incorporation of the loaded profiles, ISO 3166-1 alpha-2, sorted. */
            countries: string[];
            /** @description Profiles with at least one website hostname. */
            with_website: number;
            /** @description Profiles with at least one listing. */
            with_listings: number;
            /** @description Profiles with at least one address. */
            with_address: number;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        CompanyEmailAddress: {
            /** @description The address. */
            address: string;
            /** @description Purpose as the source states it. Null when it does not. */
            type: string | null;
        };
        CompanyFounding: {
            /** @description YYYY, YYYY-MM or YYYY-MM-DD, by precision. */
            value: string;
            /**
             * @description How much of the date is recorded.
             * @enum {string}
             */
            precision: "year" | "month" | "day";
        };
        CompanyHostname: {
            /** @description Hostname, lower case. */
            domain: string;
            /** @description Recorded URL. Null when only the hostname is known. */
            url: string | null;
        };
        CompanyIdentifier: {
            /** @description Kind of number: `cik`, `ein`, `lei`. */
            type: string;
            /** @description Who gave it: `sec`, `irs`, `gleif`. */
            authority: string;
            /** @description The number as the authority writes it, leading zeros included. */
            value: string;
        };
        CompanyIndustry: {
            /** @description Classification: `sic`. */
            type: string;
            /** @description Code, leading zeros included. */
            code: string;
            /** @description Title of the code. Null when unknown. */
            name: string | null;
        };
        CompanyJurisdiction: {
            /** @description ISO 3166-1 alpha-2. */
            country: string;
            /** @description Subdivision code within the country, as `DE` for Delaware. Null when the jurisdiction is the country as a whole. */
            state: string | null;
        };
        CompanyListing: {
            /** @description Recorded label of the exchange or market, as `Nasdaq`; not a MIC. */
            exchange: string;
            /** @description Symbol on that exchange; a share class is set off by a point: `BRK.B`. */
            symbol: string;
        };
        CompanyNumber: {
            /** @description The number in the register's spelling. */
            company: string;
            /** @description False when the form of the country's numbers or their check digits are broken. Numbers of the directory are valid. */
            valid: boolean;
            /** @description Whether the register has the number. Null when no register of the country can be asked. */
            registered: boolean | null;
            /** @description Recorded country of incorporation, else of the register, ISO 3166-1 alpha-2. Null when not recorded. */
            country: string | null;
            /** @description Kind of number: `cik`, `ein`, `lei` of the directory; `company_number`, `siren`, `siret`, `acn`, `abn`, `orgnr` of national registers. Null when it has the form of none. */
            type: string | null;
            /** @description Primary display name. Null: unknown. */
            name: string | null;
            /** @description Whether the recorded legal-entity status is `active`. Null when no status is recorded. */
            active: boolean | null;
            /** @description Street and number of the recorded address. Null when unknown. */
            address: string | null;
            /** @description City of the recorded address. Null when unknown. */
            city: string | null;
            /** @description Subdivision code of the recorded address within its country. Null when unknown. */
            state: string | null;
            /** @description Postal code of the recorded address. Null when unknown. */
            postal: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CompanyRegistrationDeep"];
        };
        CompanyPhoneNumber: {
            /** @description The number, E.164 where the source allows it. */
            number: string;
            /** @description Purpose as the source states it. Null when it does not. */
            type: string | null;
        };
        CompanyRegistrationDeep: {
            /** @description Title of the first recorded industry, or its code where the register gives no title. Null when none is recorded. */
            activity: string | null;
            /** @description Name of the subdivision of the recorded address. Null when unknown. */
            state_name: string | null;
            /** @description English short name. Null when not recorded. */
            country_name: string | null;
            /** @description VAT number. Null when none is recorded. */
            vat: string | null;
            /** @description Goods and services tax number. Null when none is recorded. */
            gst: string | null;
            /** @description Australian company number. Null when none is recorded. */
            acn: string | null;
            /** @description French company number. Null when none is recorded. */
            siren: string | null;
            /** @description French establishment number of the head office. Null when none is recorded. */
            siege: string | null;
            /** @description Kind of legal entity, in the words or the code of the register. Null when none is recorded. */
            kind: string | null;
            /** @description Address for electronic invoices. Null when none is recorded. */
            invoice: string | null;
        };
        CompanySearch: {
            /** @description The company. */
            companies: {
                /** @description Stable id: `co_` and 12 lower-case characters; kept when name, symbols or CIK change. */
                id: string;
                /** @description Primary display name. */
                name: string;
                /** @description Recorded country of incorporation, ISO 3166-1 alpha-2; says nothing about headquarters or operations. Null when not recorded. */
                country: string | null;
                /** @description Recorded website URL. Null when no single URL is recorded; hostnames then has every known hostname. */
                website: string | null;
                /** @description Recorded listings; none is marked as primary. Empty when none is recorded, which does not make it a private company. */
                listings: components["schemas"]["CompanyListing"][];
                /** @description One recorded address: the first headquarters, else business, else registered, else mailing address. Null when none is recorded. */
                address: components["schemas"]["CompanyAddress"] | null;
                /** @description What in the company answered the search. */
                match: {
                    /** @description The REST key of the matching fact, or `ticker`, `identifier`, or `filters` when there was no selector. */
                    field: string;
                    /** @description The matching fact as recorded. Null when there was no selector. */
                    value: string | null;
                    /** @description Label of the exchange of this listing. */
                    exchange?: string;
                    /** @description Kind of number, as `cik`. */
                    type?: string;
                    /** @description Who gave it, as `sec`. */
                    authority?: string;
                };
                /** @description The company. */
                deep?: components["schemas"]["CompanySearchCompany"];
            }[];
            /** @description Position behind the last company of the page. Null when the page is empty. */
            next: string | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        CompanySearchCompany: {
            /** @description Registered legal name. Null when not recorded. */
            legal_name: string | null;
            /** @description Alternative and former names; empty when none is recorded. */
            aliases: string[];
            /** @description Recorded jurisdiction of incorporation, never inferred from an address. Null when not recorded. */
            jurisdiction: components["schemas"]["CompanyJurisdiction"] | null;
            /** @description Recorded legal-entity status; it does not establish that the business operates, is listed, solvent or accepting customers. Null when not recorded. */
            status: string | null;
            /** @description Further website hostnames in recorded order, without the hostname of website. A hostname can belong to several companies. */
            domains: components["schemas"]["CompanyHostname"][];
            /** @description Recorded identifiers; a number is scoped to its authority. */
            identifiers: components["schemas"]["CompanyIdentifier"][];
            /** @description Day of incorporation, YYYY-MM-DD. Null when not recorded to the day. */
            incorporated: string | null;
            /** @description All recorded addresses but the one in address, in recorded order; empty when there is none. */
            addresses: components["schemas"]["CompanyAddress"][];
            /** @description Industry codes; empty when none is recorded. */
            industries: components["schemas"]["CompanyIndustry"][];
            /** @description Id of a known parent in this directory. Null when none is known or it is outside the directory. */
            parent: string | null;
            /** @description Business summary: from filings, or of our own where no source is named for it. Null when not recorded. */
            description?: string | null;
            /** @description HTTP(S) URL of a logo: a reference, not a permission to use it. Null when not recorded. */
            logo?: string | null;
            /** @description Profiles on social platforms; empty when none is recorded. Null when the loaded edition carries no descriptive facts at all. */
            social_profiles?: components["schemas"]["CompanySocialProfile"][] | null;
            /** @description When it was founded; another fact than its incorporation. Null when not recorded. */
            founded?: components["schemas"]["CompanyFounding"] | null;
            /** @description A reported size of the workforce, never an estimate of ours. Null when none is recorded. */
            employees?: components["schemas"]["CompanyWorkforce"] | null;
            /** @description Where descriptive facts come from; empty when no source is recorded. Null when the loaded edition carries no descriptive facts at all. */
            sources?: components["schemas"]["CompanySource"][] | null;
            /** @description Recorded phone numbers; neither reachability nor ownership is verified. Null when none is selected. */
            phone_numbers?: components["schemas"]["CompanyPhoneNumber"][] | null;
            /** @description Recorded email addresses; neither reachability nor ownership is verified. Null when none is selected. */
            email_addresses?: components["schemas"]["CompanyEmailAddress"][] | null;
        };
        CompanySocialProfile: {
            /** @description Platform, as `linkedin`. Null when unknown. */
            platform: string | null;
            /** @description HTTP(S) URL. */
            url: string;
            /** @description Name of the account. Null when unknown. */
            handle: string | null;
        };
        CompanySource: {
            /**
             * @description Kind of source.
             * @enum {string}
             */
            type: "website" | "sec_filing";
            /** @description HTTP(S) URL that was read. */
            url: string;
            /** @description REST keys of the facts in this record that come from the source. */
            fields: string[];
            /** @description When the source was read, ISO 8601 UTC. */
            observed_at: string;
            /** @description When the source says it was updated, ISO 8601 UTC. Null when it does not say. */
            updated_at: string | null;
        };
        CompanyWorkforce: {
            /** @description Number of people or full-time equivalents, by basis. Null when unknown. */
            count: number | null;
            /** @description The day that the count is for, YYYY-MM-DD. Null when unknown. */
            as_of: string | null;
            /** @description Whom it counts, as `global`. Null when unknown. */
            scope: string | null;
            /** @description How it was obtained, as `reported`. Null when unknown. */
            method: string | null;
            /** @description Whether the source calls the count approximate. Null when unknown. */
            approximate: boolean | null;
            /**
             * @description What is counted. Null when unknown.
             * @enum {string|null}
             */
            basis: "headcount" | "full_time" | "full_time_equivalent" | null;
        };
        Continent: {
            /** @description AF, AN, AS, EU, NA, OC or SA. */
            continent: string;
            /** @description English name. */
            name: string;
            /** @description Region of UN M49, in English. Null for Antarctica, which has none. */
            region: string | null;
            /** @description Subregion of UN M49, in English. Null when the continent has several. */
            subregion: string | null;
            /** @description People, as the sum of its countries: regions overseas count where they lie, everyone once. Null for Antarctica. */
            population: number | null;
            /** @description The year that the population is for. Null when the population is. */
            population_period: string | null;
            /** @description km², as the sum of its countries. Null: unknown. */
            area: number | null;
            /** @description Globe emoji that shows it. */
            emoji: string;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ContinentCountries: {
            /** @description AF, AN, AS, EU, NA, OC or SA. */
            continent: string;
            /** @description The countries whose main continent it is, by code. */
            countries: components["schemas"]["CountryCountries"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Continents: {
            /** @description The seven continents, by code. */
            continents: {
                /** @description AF, AN, AS, EU, NA, OC or SA. */
                continent: string;
                /** @description English name. */
                name: string;
                /** @description Region of UN M49, in English. Null for Antarctica, which has none. */
                region: string | null;
                /** @description Subregion of UN M49, in English. Null when the continent has several. */
                subregion: string | null;
                /** @description People, as the sum of its countries: regions overseas count where they lie, everyone once. Null for Antarctica. */
                population: number | null;
                /** @description The year that the population is for. Null when the population is. */
                population_period: string | null;
                /** @description km², as the sum of its countries. Null: unknown. */
                area: number | null;
                /** @description Globe emoji that shows it. */
                emoji: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Countries: {
            /** @description Countries by ISO 3166-1 code, at most 300, in the order asked for; an element is null when no country has the code. Without codes: all of a continent, or all there are, by code. */
            countries: (components["schemas"]["CountryCountries"] | null)[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Country: {
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country: string;
            /** @description English short name. */
            name: string;
            /** @description Name in the main language and its script. Null when it equals the English name. */
            name_local: string | null;
            /** @description English name of the capital. Null when there is none. */
            capital: string | null;
            /** @description Code of the main continent. */
            continent: string;
            /** @description ISO 4217 alphabetic code, upper case. Null when there is none, or none is recorded. */
            currency: string | null;
            /** @description English name, as `US Dollar`. Null when there is none, or none is recorded. */
            currency_name: string | null;
            /** @description Sign used in English text, as `$`; the code itself when English has no other sign. Null when none is recorded. */
            currency_symbol: string | null;
            /** @description Calling code with plus sign, such as `+44`; shared by several countries in North America. Null when there is none. */
            calling_code: string | null;
            /** @description Flag emoji. */
            emoji: string;
            /** @description BCP 47 shortest codes of its languages, the main one first. */
            languages: string[];
            /** @description IANA identifier, in the spelling of the database. An alias stays the alias. */
            timezones: string[];
            /** @description People; of France and Finland with their regions that have a code of their own, of Moldova without the left bank of the Nistru. Null when nobody lives there. */
            population: number | null;
            /** @description The year that the population is for. Null when the population is, or its year is not certain. */
            population_period: string | null;
            /** @description How many divisions of ISO 3166-2 it has, without divisions of those. */
            states: number;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CountryDeep"];
        };
        CountryCountries: {
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country: string;
            /** @description English short name. */
            name: string;
            /** @description Flag emoji. */
            emoji: string;
            /** @description Calling code with plus sign, such as `+44`; shared by several countries in North America. Null when there is none. */
            calling_code: string | null;
        };
        CountryDeep: {
            /** @description ISO 3166-1 alpha-3 code, upper case. Null on a plan without paid facts. */
            iso3?: string | null;
            /** @description ISO 3166-1 numeric code: three digits, leading zeros kept. Null for Kosovo. */
            numeric?: string | null;
            /** @description English official name. Null on a plan without paid facts. */
            full_name?: string | null;
            /** @description English word for its people; several with comma. Null when not known for certain. */
            demonym?: string | null;
            /** @description English name of the capital. Null when there is none. */
            capital?: string | null;
            /** @description Latitude of the capital, degrees. Null when there is none, or it is not known. */
            capital_lat?: number | null;
            /** @description Longitude of the capital, degrees. Null when there is none, or it is not known. */
            capital_lon?: number | null;
            /** @description Region of UN M49, in English. Null for Antarctica. */
            region?: string | null;
            /** @description Subregion of UN M49, in English. Null for Antarctica. */
            subregion?: string | null;
            /** @description People; of France and Finland with their regions that have a code of their own, of Moldova without the left bank of the Nistru. Null when nobody lives there. */
            population?: number | null;
            /** @description The year that the population is for. Null when the population is, or its year is not certain. */
            population_period?: string | null;
            /** @description Total area, km². Null when not known for certain. */
            area?: number | null;
            /** @description Land area, km². Null when not known for certain. */
            land_area?: number | null;
            /** @description Inland water, km². Null when not known for certain. */
            water_area?: number | null;
            /** @description Length of the coast, km; 0 = landlocked. Null when not known for certain. */
            coastline?: number | null;
            /** @description Mean elevation, metres above sea level. Null when not known for certain. */
            elevation?: number | null;
            /** @description The lowest point. Null when not known for certain. */
            lowest_point?: components["schemas"]["Summit"] | null;
            /** @description The highest point. Null when not known for certain. */
            highest_point?: components["schemas"]["Summit"] | null;
            /** @description Top-level domain with its dot. Null when there is none. */
            tld?: string | null;
            /** @description Name of the general tax on consumption. Null when there is none, or it is not known for certain. */
            tax?: string | null;
            /** @description Standard rate of that tax, percent. Null when it differs within the country, or is not known for certain. */
            tax_rate?: number | null;
            /** @description Written form of a business's number for that tax: N digit, A letter, X either. Null when not recorded. */
            tax_id_format?: string | null;
            /** @description Regular expression for that number, anchored. Null when not recorded. */
            tax_id_regex?: string | null;
            /** @description ISO 3166-1 alpha-2 codes of the countries across its land borders, by code. Null on a plan without paid facts. */
            borders?: string[] | null;
            /** @description Codes of the blocs that it is a member of, by code. Null on a plan without paid facts. */
            blocs?: string[] | null;
            /**
             * @description First day of the week. Null on a plan without paid facts.
             * @enum {string|null}
             */
            week_start?: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun" | null;
            /**
             * @description System of measures. Null on a plan without paid facts.
             * @enum {string|null}
             */
            units?: "metric" | "us" | "uk" | null;
            /**
             * @description Side of the road. Null when there are no roads.
             * @enum {string|null}
             */
            driving_side?: "left" | "right" | null;
            /** @description Household plugs, IEC letters; empty when not known for certain. Null on a plan without paid facts. */
            plugs?: string[] | null;
            /** @description Household voltage, V. Null when it differs within the country, or is not known. */
            voltage?: number | null;
            /** @description Household frequency, Hz. Null when it differs within the country, or is not known. */
            frequency?: number | null;
            /** @description Emergency numbers. Null on a plan without paid facts. */
            emergency?: {
                /** @description Police. Null: unknown. */
                police: string | null;
                /** @description Ambulance. Null: unknown. */
                ambulance: string | null;
                /** @description Fire brigade. Null: unknown. */
                fire: string | null;
            } | null;
            /** @description Written form of postal codes: N digit, A letter. Null when there are none. */
            postal_format?: string | null;
            /** @description Regular expression for postal codes, anchored. Null when there are none. */
            postal_regex?: string | null;
            /** @description Code of its Olympic committee. Null when it has none. */
            ioc?: string | null;
            /** @description Trigram of its football association. Null when it has none, or several. */
            fifa?: string | null;
            /** @description Distinguishing sign of its vehicles abroad. Null when it has none. */
            plate?: string | null;
            /** @description Latitude of a point on its largest land, degrees: the middle, where that is land; of Monaco, the Vatican and small islands the capital's. Null when neither is known. */
            latitude?: number | null;
            /** @description Longitude of a point on its largest land, degrees: the middle, where that is land; of Monaco, the Vatican and small islands the capital's. Null when neither is known. */
            longitude?: number | null;
            /** @description The box around all its lands. Null when its outlines are not known. */
            bounding_box?: components["schemas"]["BoundingBox"] | null;
            /** @description ISO 4217 codes of all currencies that are legal tender in it today, by code; empty when there is none. */
            currencies?: string[];
            /** @description Further names that it is found by, in several languages: short forms, former names, other spellings. Those of `translations` are not repeated. */
            aliases?: string[];
        };
        CountryStates: {
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country: string;
            /** @description Its divisions of ISO 3166-2, by code, without divisions of those; empty when none are recorded. */
            states: {
                /** @description The part of the code behind the country: `CA`. */
                state: string;
                /** @description English name. */
                name: string;
                /** @description What the country calls it: state, province, ... Null when not known for certain. */
                type: string | null;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Currency: {
            /** @description ISO 4217 alphabetic code, upper case. */
            currency: string;
            /** @description English name, as `US Dollar`. */
            name: string;
            /** @description Sign used in English text, as `$`; the code itself when English has no other sign. Null when none is recorded. */
            symbol: string | null;
            /** @description Sign used where the currency is at home, as `kr.`. Null when none is recorded. */
            symbol_native: string | null;
            /** @description Decimal places of the minor unit: 2, 0 for the yen, 3 for the Kuwaiti dinar. Null when the standard gives none. */
            digits: number | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CurrencyDeep"];
        };
        CurrencyDeep: {
            /** @description ISO 4217 numeric code: three digits, leading zeros kept. Null when it never had one. */
            numeric: string | null;
            /** @description English name of several units, as `US dollars`. */
            name_plural: string;
            /** @description ISO 3166-1 alpha-2 codes of the countries where it is legal tender today, sorted; empty when there is none. */
            countries: string[];
            /** @description True unless it is withdrawn today. */
            active: boolean;
            /** @description Last day as legal tender of a currency that ISO 4217 no longer lists, YYYY-MM-DD. Null while it is listed. */
            withdrawn: string | null;
        };
        CurrencyRate: {
            /** @description Code of the currency to change from. */
            base: string;
            /** @description Code of the currency to change to. */
            quote: string;
            /** @description Units of the quote currency for one unit of the base currency, rounded half up to 10 significant digits. Null: unknown. */
            rate: number | null;
            /** @description Day of publication, YYYY-MM-DD; of a currency to itself where no bank publishes it, the day asked for. Null: unknown. */
            date: string | null;
            /** @description Who published it. Null when there is no rate, and of a currency to itself. */
            source: string | null;
            /** @description The amount asked for. Null when none was. */
            amount?: number | null;
            /** @description The amount in the quote currency, rounded half up to its minor unit. Null without amount or rate. */
            converted?: number | null;
            /** @description True when the rate is more than 7 days older than the day asked for: the stored rates are out of date. */
            stale?: boolean;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Datasets: {
            /** @description What answers rest on, by name: datasets of the store, packages, tables of our own, and who is asked live. The error `invalid_request` for a family that there is not. */
            datasets: {
                /** @description Name of the dataset, the package, the table or who is asked, as `cities`. */
                name: string;
                /** @description Edition, as the source names it: a release, a date, a package version; `live` for who is asked. */
                edition: string;
                /** @description Where it comes from: a package, a file's name, a URL, the setting that names who is asked. */
                source: string;
                /** @description Its licence: an SPDX expression, or whose terms hold. Of a package: what its package.json says. */
                licence: string;
                /** @description The line that the licence asks to be shown. Null when none is asked for. */
                attribution: string | null;
                /** @description How many rows are in use. Null where it is no table. */
                row_count: number | null;
                /** @description When they were imported, ISO 8601 in UTC. Null for what is not imported: a part of the installation, or asked live. */
                imported_at: string | null;
                /** @description The families whose answers rest on it, each the first segment of its path. Never null. */
                families: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Date: {
            /** @description ISO date, `YYYY-MM-DD`; the text as given when it is no date. */
            date: string;
            /** @description True when the text is a date that exists. */
            valid: boolean;
            /** @description Whole seconds from 1970-01-01T00:00:00Z to the start of the date in UTC; negative before. Null: unknown. */
            unix: number | null;
            /** @description ISO form of the other date of the difference. Null when none was given. */
            to?: string | null;
            /** @description Whole days from the date to the other one; negative when that is earlier. Null when none was given. */
            days?: number | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CalendarDateDeep"];
        };
        DateBusiness: {
            /** @description ISO date. */
            date: string;
            /** @description ISO 3166-1 alpha-2 code of the country; null for a settlement calendar. */
            country: string | null;
            /**
             * @description The settlement calendar; null for a country.
             * @enum {string|null}
             */
            market: "target2" | "federal_reserve" | "nyse" | "lse" | null;
            /** @description False when the source has no calendar of the country: then only its weekends count. */
            coverage: boolean;
            /** @description True: work is done, neither a day of rest of the week nor a public holiday for the whole day. */
            business: boolean;
            /** @description True: a day of rest of the week. */
            weekend: boolean;
            /** @description English name of the public holiday. Null when it is none. */
            holiday: string | null;
            /** @description The first business day after the date. */
            next: string;
            /** @description The last business day before the date. */
            previous: string;
            /** @description The date so many business days away as `add` asks for; the date itself for 0. Null without `add`. */
            result?: string | null;
            /** @description ISO form of the date up to which was counted. Null without `to`. */
            to?: string | null;
            /** @description Business days after the date, up to and including `to`; negative when that is earlier. Null without `to`. */
            days?: number | null;
            /** @description True: a holiday that decides the answer follows from the moon and has not been announced. */
            estimated: boolean;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        District: {
            /** @description US county FIPS (five digits), French INSEE department, GSS of the United Kingdom (nine characters). */
            district: string;
            /** @description Official name. */
            name: string;
            /** @description What the country calls it: county, parish, department, London borough, ... */
            type: string;
            /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
            state: string | null;
            /** @description English name of the state. Null when ISO 3166-2 has no such division. */
            state_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country whose scheme it is. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Latitude of the seat, degrees; of a point inside where only an official list tells. Null when neither is recorded. */
            latitude: number | null;
            /** @description Longitude of the seat, degrees; of a point inside where only an official list tells. Null when neither is recorded. */
            longitude: number | null;
            /** @description IANA identifier of the zone with most people. Null when not recorded. */
            timezone: string | null;
            /** @description IANA identifiers of the zones of its cities, the one with most people first; empty when not recorded. */
            timezones: string[];
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["DistrictDistrictDeep"];
        };
        DistrictDistrictDeep: {
            /** @description People. Null when not recorded: of US counties and British authorities until the operator imports an official file. */
            population?: number | null;
            /** @description The year that the population is for. Null when the population is. */
            population_period?: string | null;
            /** @description Total area, km². Null until the operator imports an official file that tells (us-counties, gb-districts). */
            area?: number | null;
            /** @description Land area, km². Null until the operator imports an official file that tells. */
            land_area?: number | null;
            /** @description Inland water, km²; of US counties also coastal water. Null until the operator imports an official file that tells. */
            water_area?: number | null;
            /** @description Where it is governed from. Null when not recorded. */
            seat?: string | null;
            /** @description What owners pay in tax on their home. Null outside the United States, until the operator imports us-property-tax, and where too few were asked. */
            property_tax?: components["schemas"]["PropertyTax"] | null;
        };
        Dns: {
            /** @description The name that was asked for: ASCII, lower case. */
            domain: string;
            /** @description The records, by type in the order asked for. Addresses that are not public are left out. */
            records: {
                /** @description Owner: lower case, without the final dot; another name than asked for where an alias led there. */
                name: string;
                /**
                 * @description Its type.
                 * @enum {string}
                 */
                type: "A" | "AAAA" | "CNAME" | "MX" | "NS" | "TXT" | "SOA" | "CAA" | "SRV" | "PTR";
                /** @description How many seconds it may be cached. */
                ttl: number;
                /** @description The data in presentation form, such as `10 mail.example.com` for MX; TXT strings are joined and not quoted. */
                value: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Domain: {
            /** @description ASCII (A-labels), lower case. */
            domain: string;
            /** @description True: free to register. False: taken or reserved. Null: not known. Fails when no registry answers; a failure is never a verdict. */
            available: boolean | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["DomainDeep"];
        };
        DomainDeep: {
            /** @description The registration, as the registry publishes it. Null when there is none. Fails when no registry answers. */
            registration?: {
                /** @description True: the registry has a registration. */
                registered: boolean;
                /** @description When it was first registered, ISO 8601: a UTC time, or a date. Null when not published. */
                created: string | null;
                /** @description When it was last changed, ISO 8601: a UTC time, or a date. Null when not published. */
                updated: string | null;
                /** @description When it ends, ISO 8601: a UTC time, or a date. Null when not published. */
                expires: string | null;
                /** @description The registrar's name. Null when not published. */
                registrar: string | null;
                /** @description EPP status values in lower case with spaces, as in RDAP. */
                status: string[];
                /** @description Whether the delegation is signed. Null when not published. */
                dnssec: boolean | null;
            } | null;
        };
        DstSeason: {
            /** @description Null when it began before the year 1, or before all records. */
            start: components["schemas"]["Transition"] | null;
            /** @description Null when it ends after the year 9999, or never. */
            end: components["schemas"]["Transition"] | null;
        };
        Elevation: {
            /** @description Degrees. */
            latitude: number;
            /** @description Degrees. */
            longitude: number;
            /** @description Metres above sea level; 0 at sea, negative on land below it. */
            elevation: number;
            /** @description Feet of 0.3048 metres above sea level. */
            elevation_ft: number;
            /** @description Metres between the heights that the answer is made of: 30 or 90 for tiles, 9260 for the relief of the globe. */
            resolution: number;
            /**
             * @description How the height is known.
             * @enum {string}
             */
            method: "tile" | "estimate" | "sea";
            /** @description Metres that 95 of 100 estimates with such a relief and so far from places are within, summits among them. Null unless it is an estimate. */
            accuracy: number | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ElevationPath: {
            /** @description The value from the request. Number of points along the path, including both ends. */
            samples: number;
            /** @description Heights at equal distances along a path of great circles, its ends included. */
            points: components["schemas"]["ElevationPointsElevation"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ElevationPoints: {
            /** @description Heights of 1 to 512 points, in the order asked for. */
            points: components["schemas"]["ElevationPointsElevation"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ElevationPointsElevation: {
            /** @description Degrees. */
            latitude: number;
            /** @description Degrees. */
            longitude: number;
            /** @description Metres above sea level; 0 at sea, negative on land below it. */
            elevation: number;
            /** @description Feet of 0.3048 metres above sea level. */
            elevation_ft: number;
            /** @description Metres between the heights that the answer is made of: 30 or 90 for tiles, 9260 for the relief of the globe. */
            resolution: number;
            /**
             * @description How the height is known.
             * @enum {string}
             */
            method: "tile" | "estimate" | "sea";
            /** @description Metres that 95 of 100 estimates with such a relief and so far from places are within, summits among them. Null unless it is an estimate. */
            accuracy: number | null;
        };
        Email: {
            /** @description The address: local part as written, domain in lower case. As written when not valid. */
            email: string;
            /** @description The address with the likely typo in its domain mended. Null when none is suspected. */
            didyoumean: string | null;
            /** @description True when the syntax is right; says nothing about whether the mailbox exists. */
            valid: boolean;
            /** @description Whether everyone can have an address there for free. Null when not valid. */
            free: boolean | null;
            /** @description The domain in ASCII, lower case. Null when not valid. */
            domain: string | null;
            /**
             * @description By the public suffix. Null for all others.
             * @enum {string|null}
             */
            domain_type: "academic" | "government" | "military" | null;
            /** @description False when the domain cannot exist or, live, takes no mail; true when, live, it does. Null when not asked live, or not valid. */
            domain_valid: boolean | null;
            /** @description Whether the local part names a role (admin, info, support), not a person. Null when not valid. */
            role: boolean | null;
            /** @description Whether the domain, or one above it, gives out throw-away addresses. Null when not valid. */
            disposable: boolean | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["EmailDeep"];
        };
        EmailDeep: {
            /** @description The first name that the local part begins with, where it is a known one. Null otherwise. */
            first_name: string | null;
            /** @description Whether the local part says that nobody reads it. Null when not valid. */
            no_reply: boolean | null;
            /** @description What follows the plus sign in the local part. Null when there is none. */
            tag: string | null;
            /** @description Who runs the domain's mail servers, by their host names. Asks the DNS. Null when unknown. */
            mail_provider: string | null;
            /** @description False when the domain takes no mail. Asks the DNS. Null otherwise: mailboxes are never probed. */
            deliverable: boolean | null;
            /** @description Always null: mailboxes are never probed. */
            catchall: boolean | null;
            /**
             * @description What can be said of delivery. Asks the DNS. Null when nothing can.
             * @enum {string|null}
             */
            status: "deliverable" | "undeliverable" | "risky" | null;
            /** @description Why the status is so: `invalid`, `no_domain`, `no_mail_server`, `null_mx` (RFC 7505), `disposable` or `role`. Asks the DNS. Null without status. Text, since not every router's parser takes a value of an enum that begins with `null`. */
            reason: string | null;
        };
        Emoji: {
            /** @description The character in its fully qualified form. */
            emoji: string;
            /** @description CLDR short name in English. */
            name: string;
            /** @description Shortcodes without colons, of the GitHub, CLDR, Slack and JoyPixels sets. */
            shortcodes: string[];
            /** @description Group of the Unicode emoji list, such as `smileys-emotion`. */
            category: string;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["EmojiDeep"];
        };
        EmojiDeep: {
            /** @description Code points, such as `U+1F44B`. */
            codepoints: string[];
            /** @description Code points in hexadecimal, joined by `-`. */
            hex: string;
            /** @description `fully-qualified`, or `component` for skin tones and hair. */
            status: string;
            /** @description Version of the emoji list that brought it, such as `0.6`. */
            version: string;
            /** @description Search words. */
            keywords: string[];
            /** @description The same with each skin tone; empty when it has none. */
            skins: components["schemas"]["EmojiSkin"][];
        };
        EmojiSearch: {
            /** @description The words, trimmed. */
            q: string;
            /** @description Best first: exact name or shortcode, then beginnings, then keywords. */
            emojis: {
                /** @description The character in its fully qualified form. */
                emoji: string;
                /** @description CLDR short name in English. */
                name: string;
                /** @description Shortcodes without colons, of the GitHub, CLDR, Slack and JoyPixels sets. */
                shortcodes: string[];
                /** @description Group of the Unicode emoji list, such as `smileys-emotion`. */
                category: string;
                /** @description Additional fields; only with deep=true. */
                deep?: components["schemas"]["EmojiDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        EmojiSkin: {
            /** @description The character. */
            emoji: string;
            /** @description `light`, `medium-light`, `medium`, `medium-dark` or `dark`; those of several persons are joined by a comma. */
            tone: string;
            /** @description Code points, such as `U+1F44B U+1F3FB`. */
            unicode: string;
            /** @description Code points in hexadecimal, joined by `-`. */
            hex: string;
        };
        Hlr: {
            /** @description E.164. Null when not valid. */
            phone: string | null;
            /** @description True when the number is valid in its numbering plan. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services. */
            country: string | null;
            /** @description True when a network knows the subscriber, false when none does. Null when undetermined or not valid. */
            live: boolean | null;
            /** @description True when the handset is reachable now. Null when undetermined or not valid. */
            connected: boolean | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["HlrDeep"];
        };
        HlrDeep: {
            /** @description True when it is in a foreign network. Null when unknown. */
            roaming: boolean | null;
            /** @description Name of the visited network. Null when not roaming or unknown. */
            roaming_network: string | null;
            /** @description ISO 3166-1 alpha-2 code of the visited country. Null when not roaming or unknown. */
            roaming_country: string | null;
            /** @description Name of the network that serves the number. Null when unknown. */
            network: string | null;
            /** @description Name of the network that the number was issued to. Null when unknown. */
            original_network: string | null;
            /** @description Mobile country code, three digits. Null when unknown. */
            mcc: string | null;
            /** @description Mobile network code, two or three digits. Null when unknown. */
            mnc: string | null;
        };
        Holiday: {
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country: string;
            /** @description Gregorian year. */
            year: number;
            /** @description False when the source has no calendar of this country: then the empty list says nothing. */
            coverage: boolean;
            /** @description One entry for each day and name, by date; nationwide ones first. Empty when none, at most 1,000. */
            holidays: components["schemas"]["HolidayHolidays"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        HolidayBridges: {
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country: string;
            /** @description Gregorian year. */
            year: number;
            /** @description False when the source has no calendar of this country: then the empty lists say nothing. */
            coverage: boolean;
            /** @description Business days with a day off on both sides, by date, at most 100. */
            bridge_days: {
                /** @description ISO date. */
                date: string;
                /** @description The first day off before it, in a row. */
                from: string;
                /** @description The last day off after it, in a row. */
                to: string;
                /** @description Days in a row that are free if it is. */
                days: number;
            }[];
            /** @description Three or more days off in a row that begin in the year and hold a public holiday, by date, at most 100. */
            long_weekends: {
                /** @description ISO date of the first day. */
                from: string;
                /** @description ISO date of the last day. */
                to: string;
                /** @description How many. */
                days: number;
                /** @description English names of the holidays in it, by date. */
                holidays: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        HolidayDate: {
            /** @description ISO 3166-1 alpha-2 code, upper case. */
            country: string;
            /** @description ISO date, as asked for. */
            date: string;
            /** @description False when the source has no calendar of this country: then `holiday: null` says nothing. */
            coverage: boolean;
            /** @description The holiday of the date: nationwide before regional, public before observance. Null when it is none. */
            holiday: components["schemas"]["HolidayHolidays"] | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        HolidayHolidays: {
            /** @description ISO date in the country's own calendar day. */
            date: string;
            /** @description English name; the local one when no English one is recorded. */
            name: string;
            /** @description Name in the first language of the country or region. */
            name_local: string;
            /**
             * @description Whether it is a day off.
             * @enum {string}
             */
            type: "public" | "observance";
            /** @description Regions that keep it: ISO 3166-2 codes without the country, ordered. Null: nationwide. */
            regions: string[] | null;
            /** @description True: a day off in place of one that fell on a weekend or on another holiday. */
            substitute: boolean;
            /** @description True: the date follows from the moon and has not been announced, so that it may yet fall on another one, from `earliest` to `latest`: as a rule a day to either side. */
            estimated: boolean;
            /** @description The first date on which it may fall: that of the day itself unless it is estimated. */
            earliest: string;
            /** @description The last date on which it may fall: that of the day itself unless it is estimated. */
            latest: string;
            /** @description Local time, `HH:MM`, from which it is kept, where a law says so. Null: from midnight on. */
            from: string | null;
            /** @description Local time, `HH:MM`, until which it is kept, where a law says so. Null: until midnight. */
            to: string | null;
        };
        Iban: {
            /** @description The IBAN in its electronic form, without blanks. Null when it is not valid. */
            iban: string | null;
            /** @description True when country, length, format and check digits are right. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code (or XK) of its prefix. Null when it is not valid. */
            country: string | null;
            /** @description In groups of four, as printed. Null when it is not valid. */
            formatted: string | null;
            /** @description National code of the bank. Null when it is not valid or the format is not registered. */
            bank: string | null;
            /** @description Name of the bank. Null unless it is one of the few whose name we know for certain. */
            bank_name: string | null;
            /** @description BIC of the bank by the official list of bank codes. Known for most banks of AT, BE, DE, ES, LU and NL; null for all others. */
            bic: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["IbanDeep"];
        };
        IbanDeep: {
            /** @description The two check digits. Null when it is not valid. */
            checksum: string | null;
            /** @description National code of the branch. Null when the format has none. */
            branch: string | null;
            /** @description The account within the bank, leading zeros kept, without check digits. Null when it is not valid or not known. */
            account: string | null;
            /** @description True when the country belongs to the Single Euro Payments Area. Null when it is not valid. */
            sepa: boolean | null;
        };
        Ip: {
            /** @description The address in its canonical form (RFC 5952); one of IPv4 mapped into IPv6 is that of IPv4. */
            ip: string;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when unknown, or nobody's. */
            country: string | null;
            /** @description English name of the country. Null when unknown, or nobody's. */
            country_name: string | null;
            /** @description Code of the country's continent. Null when unknown, or nobody's. */
            continent: string | null;
            /** @description Number of the autonomous system that announces it, in digits. Null when none does. */
            asn: string | null;
            /** @description Name of the autonomous system's organization. Null when none announces it. */
            asn_name: string | null;
            /** @description The largest announced block around it, in CIDR notation. Null when none is announced. */
            network: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["IpDeep"];
        };
        IpDeep: {
            /** @description Code of the state, without the country. Null: no geofeed or dataset of cities that is imported tells it. */
            state?: string | null;
            /** @description City in the words of the dataset. Null: no geofeed or dataset of cities that is imported tells it. */
            city?: string | null;
            /** @description Regional registry that administers the block by IANA's table: afrinic, apnic, arin, lacnic or ripe; the holder may have moved to another since. Null for special-use and unassigned blocks. */
            registry?: string | null;
            /** @description Whether it is in a data centre. Null: no list of such networks is in use. */
            datacenter?: boolean | null;
            /** @description Whether it is the exit of a privacy relay. Null: no list of such networks is in use. */
            relay?: boolean | null;
            /** @description Whether it is an exit of Tor. Null: no list of such networks is in use. */
            tor?: boolean | null;
            /** @description Whether it is the exit of a VPN. Null: no list of such networks is in use. */
            vpn?: boolean | null;
            /** @description Name of the data centre, relay or VPN. Null: no list of such networks is in use. */
            provider?: string | null;
            /** @description Degrees, WGS 84: of the city, an estimate. Null when not known, or the name fits several cities. */
            latitude?: number | null;
            /** @description Degrees, WGS 84: of the city, an estimate. Null when not known, or the name fits several cities. */
            longitude?: number | null;
            /** @description IANA identifier of the zone at the city or state. Null when only the country is known, or it can be in several. */
            timezone?: string | null;
        };
        Language: {
            /** @description The BCP 47 shortest code: ISO 639-1 where there is one, else ISO 639-3. */
            language: string;
            /** @description English name. */
            name: string;
            /** @description Name in the language itself. Null when not recorded. */
            name_local: string | null;
            /** @description ISO 15924 code of the script that it is mostly written in. Null when not recorded. */
            script: string | null;
            /**
             * @description Direction of the main script. Null when the script is not recorded.
             * @enum {string|null}
             */
            direction: "ltr" | "rtl" | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["LanguageDeep"];
        };
        LanguageDeep: {
            /** @description ISO 639-3 code. */
            iso3: string;
            /** @description ISO 3166-1 alpha-2 codes of the countries that have it among their languages, by code. */
            countries: string[];
        };
        LocationCandidate: {
            /** @description Stable id of the place in its dataset: of a city, an airport, a port. Null when it has none. */
            id: string | null;
            /** @description Name in the source. Null when it has none. */
            name: string | null;
            /** @description ISO 3166-1 alpha-2 code. Null when none is recorded. */
            country: string | null;
            /** @description Code of the state or province without the country's prefix. Null when none is recorded. */
            state: string | null;
            /** @description IANA identifier. Null when it is not known. */
            timezone: string | null;
            /** @description WGS 84 degrees. Null when not recorded. */
            latitude: number | null;
            /** @description WGS 84 degrees. Null when not recorded. */
            longitude: number | null;
        };
        LocationInput: {
            /** @description Name of the selector: `ip`, `city`, `country`, `iata`, `icao`, `unlocode`, `address`. */
            type: string;
            /** @description Its value, normalized. */
            value: string;
        };
        Mac: {
            /** @description Upper case with colons. Null when not valid. */
            mac: string | null;
            /** @description True when it is an EUI-48 or EUI-64. */
            valid: boolean;
            /** @description The organisation that the address block is assigned to. Null when none, private, locally administered, or not valid. */
            vendor: string | null;
            /** @description Whether it is locally administered (made up by software). Null when not valid. */
            local: boolean | null;
            /** @description Whether it addresses a group. Null when not valid. */
            multicast: boolean | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Measure: {
            /** @description Amount and unit as read, in normal form; the text as given when it is no quantity. */
            measure: string;
            /** @description True when the text is a quantity whose unit is known, and its conversion is clear. */
            valid: boolean;
            /** @description Type of quantity, as in `length`. Null: unknown. */
            type: string | null;
            /** @description Amount in `unit`, as a plain decimal: exact when it has at most 34 significant digits, else rounded half to even to 20. Null: unknown. */
            amount: string | null;
            /** @description Key of the unit of the amount. Null: unknown. */
            unit: string | null;
            /**
             * @description Why it is not valid. Null when it is.
             * @enum {string|null}
             */
            reason: "malformed" | "unknown_unit" | "mixed_units" | "ambiguous_unit" | "out_of_range" | null;
            /** @description The units that an ambiguous text can mean. Empty unless the reason is `ambiguous_unit`. */
            choices: {
                /** @description Key: what answers call it, and `to` accepts. */
                unit: string;
                /** @description English name, singular. */
                name: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        MeasureUnits: {
            /** @description The units that can be converted, in the order of the table: by type, then by size. */
            units: {
                /** @description Key: what answers call it, and `to` accepts. */
                unit: string;
                /** @description English name, singular. */
                name: string;
                /** @description Type of quantity, as in `length`. */
                type: string;
                /** @description Further spellings that are read. */
                aliases: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Mx: {
            /** @description The domain that was asked for: ASCII, lower case. */
            domain: string;
            /** @description In order of preference. Empty when none is published; one record `.` with priority 0 says that the domain takes no mail (RFC 7505). */
            mx: {
                /** @description Lower is preferred. */
                priority: number;
                /** @description Host name: lower case, without the final dot; `.` for none. */
                host: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Naics: {
            /** @description Two to six digits, or the range of a sector: `31-33`. */
            naics: string;
            /** @description Title in English. */
            name: string;
            /** @description 2: sector, 3: subsector, 4: industry group, 5: industry, 6: national industry. */
            level: number;
            /** @description Code of the class above. Null for a sector. */
            parent: string | null;
            /** @description Title of the class above. Null for a sector. */
            parent_name: string | null;
            /** @description Year of the edition. */
            year: number;
            /** @description ISO 3166-1 alpha-2 code of the country whose edition it is. */
            country: string;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["NaicsDeep"];
            /** @description Of a class that the edition in use no longer has: those that took over its parts. Empty for all others. */
            successors?: components["schemas"]["NaicsChildren"][];
        };
        NaicsChildren: {
            /** @description Two to six digits, or the range of a sector: `31-33`. */
            naics: string;
            /** @description Title in English. */
            name: string;
        };
        NaicsDeep: {
            /** @description What belongs to the class; paragraphs are separated by a blank line. Null when the edition has none. */
            description?: string | null;
            /** @description The classes below, by code; empty for a national industry. */
            children?: components["schemas"]["NaicsChildren"][];
            /** @description What the description says does not belong to the class; empty when it says nothing. Null on a plan without paid facts. */
            exclusions?: components["schemas"]["NaicsExclusion"][] | null;
        };
        NaicsExclusion: {
            /** @description The paragraph that says so. */
            description: string;
            /** @description Codes of the classes that the paragraph names. */
            codes: string[];
        };
        NaicsSearch: {
            /** @description What was searched for, without surrounding blanks. */
            q: string;
            /** @description Year of the edition. */
            year: number;
            /** @description ISO 3166-1 alpha-2 code of the country whose edition it is. */
            country: string;
            /** @description The best first; empty when nothing was found. */
            results: {
                /** @description Two to six digits, or the range of a sector: `31-33`. */
                naics: string;
                /** @description Title in English. */
                name: string;
                /** @description 2: sector, 3: subsector, 4: industry group, 5: industry, 6: national industry. */
                level: number;
                /** @description Code of the class above. Null for a sector. */
                parent: string | null;
                /** @description Title of the class above. Null for a sector. */
                parent_name: string | null;
                /** @description Year of the edition. */
                year: number;
                /** @description ISO 3166-1 alpha-2 code of the country whose edition it is. */
                country: string;
                /** @description How the search found it. */
                match: {
                    /**
                     * @description Where it was found.
                     * @enum {string}
                     */
                    field: "code" | "name" | "index" | "description";
                    /** @description The title, the code, or the sentence of the description. */
                    text: string;
                    /** @description Words of the query that were replaced; empty when none was. */
                    corrections: {
                        /** @description The word as searched at first: lower case, singular. */
                        from: string;
                        /** @description The nearest word that occurs. */
                        to: string;
                    }[];
                };
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["NaicsDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Name: {
            /** @description The name with its case repaired. As written when not valid. */
            name: string;
            /** @description True when the text can be a person's name. */
            valid: boolean;
            /** @description Title before the name, such as `Dr.`. Null when there is none. */
            prefix: string | null;
            /** @description Given name. Null when there is none. */
            first: string | null;
            /** @description Middle names. Null when there are none. */
            middle: string | null;
            /** @description Family name. Null when there is none. */
            last: string | null;
            /** @description What follows the name, such as `Jr.`. Null when there is none. */
            suffix: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["PersonNameDeep"];
        };
        Npi: {
            /** @description As asked, without blanks and hyphens. */
            npi: string;
            /** @description True when form and check digit are right. */
            valid: boolean;
            /** @description True when the registry has the number. Null: unknown. */
            registered: boolean | null;
            /** @description False when the registry has deactivated the number. Null: unknown. */
            active: boolean | null;
            /** @description Whether the provider is barred from federal health care programs. Always null: no source is read for it. */
            excluded: boolean | null;
            /**
             * @description Who has the number. Null when it is not valid or not registered.
             * @enum {string|null}
             */
            type: "individual" | "organization" | null;
            /** @description Full name of the person or organization, as recorded. Null: unknown. */
            name: string | null;
            /** @description First name. Null for an organization. */
            first: string | null;
            /** @description Last name. Null for an organization. */
            last: string | null;
            /** @description Credential as the person wrote it, as `MD`. Null: unknown. */
            credential: string | null;
            /** @description Name of the primary taxonomy. Null from an imported file, which has codes only. */
            specialty: string | null;
            /** @description Code of the primary taxonomy (NUCC). Null: unknown. */
            taxonomy: string | null;
            /** @description Street of the practice. Null: unknown. */
            address: string | null;
            /** @description City of the practice. Null: unknown. */
            city: string | null;
            /** @description State of the practice, as its postal code has it: `NY`. Null: unknown. */
            state: string | null;
            /** @description Name of the state. Null: unknown. */
            state_name: string | null;
            /** @description Postal code of the practice; ZIP+4 with its hyphen. Null: unknown. */
            postal: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country of the practice. Null: unknown. */
            country: string | null;
            /** @description Telephone of the practice: E.164 for a North American number, else as recorded. Null: unknown. */
            phone: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["NpiDeep"];
        };
        NpiDeep: {
            /** @description Whether the provider is enrolled in Medicare. Always null: no source is read for it. */
            medicare?: boolean | null;
            /** @description Whether the provider has opted out of Medicare. Always null: no source is read for it. */
            opt_out?: boolean | null;
            /** @description Enrollments in Medicare. Always null, never empty: no source is read for them, so none can be ruled out. */
            enrollments?: {
                /** @description Kind of enrollment. Null: unknown. */
                type: string | null;
                /** @description Specialty enrolled for. Null: unknown. */
                specialty: string | null;
                /** @description State of enrollment, as `NY`. Null: unknown. */
                state: string | null;
            }[] | null;
            /** @description Day of deactivation as recorded. Null while active. */
            deactivated_at?: string | null;
        };
        PersonNameDeep: {
            /**
             * @description By the title, or by US birth records of the given name (at least 50 births, 9 of 10 of one sex). Null when unclear.
             * @enum {string|null}
             */
            gender?: "female" | "male" | null;
            /** @description Title and family name, such as `Mr. Smith`. Null when title or family name is unknown. */
            salutation?: string | null;
            /** @description Given and family name. Null when not valid. */
            short?: string | null;
            /** @description Family name, comma, the rest. Null when not valid. */
            directory?: string | null;
            /** @description First letters of given, middle and family names. Null when not valid. */
            initials?: string | null;
        };
        Phone: {
            /** @description E.164: plus sign, calling code, number; no spaces. Null when not valid. */
            phone: string | null;
            /** @description True when the number is valid in its numbering plan; says nothing about whether it is assigned. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for international services (+800, +882, ...). */
            country: string | null;
            /**
             * @description Line type by the numbering plan: never `voip`. Null when not valid.
             * @enum {string|null}
             */
            type: "mobile" | "landline" | "voip" | "toll_free" | "unknown" | null;
            /** @description In the national format. Null when not valid. */
            national: string | null;
            /** @description In the international format. Null when not valid. */
            international: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["PhoneDeep"];
        };
        PhoneDeep: {
            /** @description State or province code of the area code (North America). Null elsewhere and for non-geographic codes. */
            state: string | null;
            /** @description State or province name of the area code (North America). Null elsewhere and for non-geographic codes. */
            state_name: string | null;
            /** @description IANA zone of the number block. Null when the block spans several zones, or none is recorded. */
            timezone: string | null;
        };
        Point: {
            /** @description Degrees, -90 to 90. */
            latitude: number;
            /** @description Degrees, -180 to 180. */
            longitude: number;
            /** @description ISO 3166-1 alpha-2 code of the country or territory. Null over the sea. */
            country: string | null;
            /** @description English name of the country or territory. Null over the sea. */
            country_name: string | null;
            /** @description Code of the state without the country: `NY`. Null when unknown. */
            state: string | null;
            /** @description English name of the state. Null when unknown. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French INSEE department, GSS of the United Kingdom. Null elsewhere, and when unknown. */
            district: string | null;
            /** @description English or native name of the district. Null when unknown. */
            district_name: string | null;
            /**
             * @description How the state was found. Null when it is unknown.
             * @enum {string|null}
             */
            method: "polygon" | "nearest" | null;
            /**
             * @description How the district was found. Null when it is unknown.
             * @enum {string|null}
             */
            district_method: "polygon" | "nearest" | null;
            /** @description IANA identifier, in the spelling of the database. An alias stays the alias. Null where the boundaries have a hole. */
            timezone: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["PointDeep"];
        };
        PointDeep: {
            /** @description Metres above sea level, as `elevation` tells them; 0 at sea. Null: never, a failure is an error. */
            elevation: number | null;
            /** @description Feet above sea level. Null: never, a failure is an error. */
            elevation_ft: number | null;
            /** @description Metres between the heights that the elevation is made of. Null: never, a failure is an error. */
            resolution: number | null;
            /** @description The nearest city. Null when there is none within 200 km. */
            city: {
                /** @description English name where there is one, else the native name. Null when there is none within 200 km. */
                name: string | null;
                /** @description Native name in the country's own script. Null when that is the Latin script, or the record has none or several. */
                name_local: string | null;
                /** @description capital, seat (of a division), place, section (of a place), or another kind of settlement. Null when there is none within 200 km. */
                type: string | null;
                /** @description Code of the state without the country: `CA`. Null when ISO 3166-2 has no such division. */
                state: string | null;
                /** @description English name of the state. Null when ISO 3166-2 has no such division. */
                state_name: string | null;
                /** @description Code of the district: US county FIPS, French department, GSS where the record names the authority. Null elsewhere. */
                district: string | null;
                /** @description English or native name of the district. Null when not recorded. */
                district_name: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. Null when there is none within 200 km. */
                country: string | null;
                /** @description English name of the country. Null when there is none within 200 km. */
                country_name: string | null;
                /** @description Degrees, WGS 84. Null when there is none within 200 km. */
                latitude: number | null;
                /** @description Degrees, WGS 84. Null when there is none within 200 km. */
                longitude: number | null;
                /** @description IANA identifier of its time zone. Null when there is none within 200 km. */
                timezone: string | null;
                /** @description People. Null when unknown. */
                population: number | null;
                /** @description Distance from the point or city that was asked for, with two decimals. */
                distance: number;
                /** @description Distance from the point or city that was asked for, with two decimals. */
                distance_mi: number;
                /** @description Stable id: `city_` and twelve letters or digits. Null when there is none within 200 km. */
                id: string | null;
            } | null;
        };
        Postal: {
            /** @description The code as its country writes it. */
            postal: string;
            /** @description The place, of several the main one: English or officially romanized where a source has that, else native. */
            city: string;
            /** @description Native name of the place. Null when it equals `city`, or is not recorded. */
            city_local: string | null;
            /** @description Other places with the code, at most 50; empty when none are recorded. */
            localities?: {
                /** @description The place, of several the main one: English or officially romanized where a source has that, else native. */
                city: string;
                /** @description Code of the state without the country: `CA`. Null when not recorded. */
                state: string | null;
                /** @description English name of the state. Null when not recorded. */
                state_name: string | null;
            }[];
            /** @description Code of the district: US county FIPS or French department. Null elsewhere, or when not recorded. */
            district: string | null;
            /** @description Name of the district, English or officially romanized where a source has that. Null when not recorded. */
            district_name: string | null;
            /** @description Native name of the district. Null when it equals `districtName`, or is not recorded. */
            district_name_local: string | null;
            /** @description Code of the state without the country: `CA`. Null when not recorded. */
            state: string | null;
            /** @description English name of the state. Null when not recorded. */
            state_name: string | null;
            /** @description Native name of the state. Null when it equals `stateName`, or is not recorded. */
            state_name_local: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Degrees, WGS 84; in some countries those of the municipality. Null when not recorded. */
            latitude: number | null;
            /** @description Degrees, WGS 84; in some countries those of the municipality. Null when not recorded. */
            longitude: number | null;
            /** @description IANA identifier: of the district or state where it has one zone, else of the nearest city of the country. Null when not known. */
            timezone: string | null;
            /** @description People. Null when not recorded. */
            population: number | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["PostalDeep"];
        };
        PostalDeep: {
            /** @description Metres above sea level at its coordinates, as `elevation` tells them. Null when the coordinates are. */
            elevation?: number | null;
            /** @description Feet above sea level at its coordinates. Null when the coordinates are. */
            elevation_ft?: number | null;
            /** @description People. Null when not recorded. */
            population?: number | null;
            /** @description The year that the population is for. Null when the population is. */
            population_period?: string | null;
            /** @description Area that the code serves, km². Null: not recorded. */
            area?: number | null;
            /** @description Land in that area, km². Null: not recorded. */
            land_area?: number | null;
            /** @description Water in that area, km². Null: not recorded. */
            water_area?: number | null;
            /** @description ISO 4217 code of the country's currency. Null when there is none. */
            currency?: string | null;
            /** @description Name of the general tax on consumption: of the country, in US of the state. Null when there is none, or it is not known for certain. */
            tax?: string | null;
            /** @description Rate of that tax with all its parts, percent: the country's standard rate where it holds everywhere. Null when parts of it are not known (US, CA), or in areas of a country that have rates of their own. */
            tax_rate?: number | null;
            /** @description The state's part of it, percent (US). Null elsewhere, or when the state has no such tax. */
            tax_rate_state?: number | null;
            /** @description The county's part of it, percent. Null: not recorded. */
            tax_rate_county?: number | null;
            /** @description The city's part of it, percent. Null: not recorded. */
            tax_rate_city?: number | null;
            /** @description Parts of it for special districts, percent. Null: not recorded. */
            tax_rate_special?: number | null;
            /** @description The ten codes of the country nearest to it within 40 km, by distance; empty when its coordinates are not recorded. Null on a plan without paid facts. */
            neighbors?: string[] | null;
            /** @description Metropolitan areas that the code's addresses lie in. Null: not recorded. */
            metros?: {
                /** @description Code of the Census Bureau (CBSA). */
                code: string;
                /** @description Its name. */
                name: string;
                /** @description Metropolitan or micropolitan. Null: unknown. */
                type: string | null;
                /** @description Part of all addresses, 0 to 1. Null: not recorded. */
                share: number | null;
                /** @description Part of the residential addresses, 0 to 1. Null: not recorded. */
                residential_share: number | null;
                /** @description Part of the business addresses, 0 to 1. Null: not recorded. */
                business_share: number | null;
                /** @description Part of the other addresses, 0 to 1. Null: not recorded. */
                other_share: number | null;
            }[] | null;
            /** @description Yearly tax on a typical home. Null: not recorded. */
            property_tax?: components["schemas"]["PropertyTax"] | null;
        };
        PostalDistance: {
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description The first. */
            from: components["schemas"]["PostalFrom"];
            /** @description The second. */
            to: components["schemas"]["PostalFrom"];
            /** @description Great-circle distance on a sphere of radius 6,371.0088 km, two decimals. Null when coordinates are not recorded. */
            distance: number | null;
            /** @description Great-circle distance on a sphere of radius 6,371.0088 km, two decimals. Null when coordinates are not recorded. */
            distance_mi: number | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        PostalFrom: {
            /** @description The code as its country writes it. */
            postal: string;
            /** @description The place, of several the main one: English or officially romanized where a source has that, else native. */
            city: string;
        };
        PostalNearby: {
            /** @description The code as its country writes it. */
            postal: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description The value from the request. Maximum distance, above 0 and up to 500 km or 310 miles. */
            radius: number;
            /**
             * @description The value from the request. Unit of the radius.
             * @enum {string}
             */
            unit: "km" | "mi";
            /** @description Codes of the country around it, itself excluded, by distance; empty when its coordinates are not recorded. */
            nearby: {
                /** @description The code as its country writes it. */
                postal: string;
                /** @description The place, of several the main one: English or officially romanized where a source has that, else native. */
                city: string;
                /** @description Code of the state without the country: `CA`. Null when not recorded. */
                state: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description Distance from the code whose surroundings were asked for, with two decimals. */
                distance: number;
                /** @description Distance from the code whose surroundings were asked for, with two decimals. */
                distance_mi: number;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        PropertyTax: {
            /** @description Median of what owners pay in a year, in the currency. */
            annual_median: number;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description The last year of the survey. */
            period: string;
        };
        State: {
            /** @description The part of the code behind the country: `CA`. */
            state: string;
            /** @description English name. */
            name: string;
            /** @description Name in the main language and its script. Null when it equals the English name, or is not recorded. */
            name_local: string | null;
            /** @description What the country calls it: state, province, ... Null when not known for certain. */
            type: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Latitude of the capital, degrees. Null when the capital is not recorded. */
            latitude: number | null;
            /** @description Longitude of the capital, degrees. Null when the capital is not recorded. */
            longitude: number | null;
            /** @description IANA identifier of the zone with most people. Null when no city of the state is recorded. */
            timezone: string | null;
            /** @description IANA identifiers of the zones of its cities, the one with most people first. */
            timezones: string[];
            /** @description ISO 3166-2 code: `US-CA`. */
            iso_3166_2: string;
            /** @description People, by the last census or estimate whose figure is certain; `populationPeriod` says of when. Null when there is none. */
            population: number | null;
            /** @description The year that the population is for. Null when the population is. */
            population_period: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["StateDeep"];
        };
        StateChildren: {
            /** @description The part of the code behind the country: `CA`. */
            state: string;
            /** @description English name. */
            state_name: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description The divisions of ISO 3166-2 right within it, by code: the provinces of a region, the councils of England. Empty where it has none. */
            children: {
                /** @description The part of the code behind the country: `CA`. */
                state: string;
                /** @description English name. */
                name: string;
                /** @description Name in the main language and its script. Null when it equals the English name, or is not recorded. */
                name_local: string | null;
                /** @description What the country calls it: state, province, ... Null when not known for certain. */
                type: string | null;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        StateDeep: {
            /** @description People, by the last census or estimate whose figure is certain; `populationPeriod` says of when. Null when there is none. */
            population?: number | null;
            /** @description The year that the population is for. Null when the population is. */
            population_period?: string | null;
            /** @description Total area, km². Null when not known for certain. */
            area?: number | null;
            /** @description FIPS code of the US Census Bureau, two digits. Null outside the United States. */
            fips?: string | null;
            /** @description Its capital or seat. Null when not recorded. */
            capital?: string | null;
            /** @description Telephone area codes; empty outside the United States and Canada, where none are recorded. Some provinces share theirs. Null on a plan without paid facts. */
            area_codes?: string[] | null;
            /** @description Name of the state's general tax on sales. Null when there is none, or it is not recorded. */
            tax?: string | null;
            /** @description Rate of that tax without local parts, percent; Canada's harmonized tax includes the federal part. Null when there is none, or it is not recorded. */
            tax_rate?: number | null;
            /** @description The box around all its lands. Null when its outlines are not known. */
            bounding_box?: components["schemas"]["BoundingBox"] | null;
        };
        StateDistricts: {
            /** @description The part of the code behind the country: `CA`. */
            state: string;
            /** @description English name. */
            state_name: string;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description English name of the country. */
            country_name: string;
            /** @description Its districts by code; empty where no scheme is recorded: outside the United States, France and the United Kingdom. */
            districts: {
                /** @description US county FIPS (five digits), French INSEE department, GSS of the United Kingdom (nine characters). */
                district: string;
                /** @description Official name. */
                name: string;
                /** @description What the country calls it: county, parish, department, London borough, ... */
                type: string;
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["StateDistrictsDistrictDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        StateDistrictsDistrictDeep: {
            /** @description People. Null when not recorded: of US counties and British authorities until the operator imports an official file. */
            population?: number | null;
            /** @description The year that the population is for. Null when the population is. */
            population_period?: string | null;
        };
        Summit: {
            /** @description English name. */
            name: string;
            /** @description Metres above sea level. Null when not known for certain. */
            elevation: number | null;
        };
        Tariff: {
            /** @description The code as printed: `0901.21.00`. */
            hts: string;
            /** @description Description of the line itself: read it with its lineage. */
            description: string;
            /** @description Descriptions of section, chapter and lines above, the outermost first. */
            lineage: string[];
            /** @description General rate of duty as printed, as `Free` or `8.5¢/kg`. Null when the line has none. */
            general: string | null;
            /** @description Edition of what the line was read from. */
            revision: string;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["TariffLineDeep"];
        };
        TariffLineDeep: {
            /** @description Country of origin that the rates are computed for. Always null: no measures are read. */
            origin?: string | null;
            /** @description Rate that the origin pays in the end. Always null: no measures are read. */
            effective_rate?: string | null;
            /** @description Additional duties and suspensions. Always null, never empty: no source is read for them, so none can be ruled out. */
            measures?: {
                /** @description Heading that sets it, as `9903.88.15`. */
                heading: string;
                /** @description What it says. Null: unknown. */
                description: string | null;
                /** @description Rate as printed. Null: unknown. */
                rate: string | null;
                /** @description First day, YYYY-MM-DD. Null: unknown. */
                from: string | null;
                /** @description Last day, YYYY-MM-DD. Null while it has no end. */
                until: string | null;
            }[] | null;
            /** @description Units of quantity; empty when the line has none. Null on a plan without paid facts. */
            units?: string[] | null;
            /** @description Special rates of duty by program, as printed. Null when the line has none. */
            special?: string | null;
            /** @description Rate of duty of column 2, as printed. Null when the line has none. */
            other?: string | null;
        };
        TariffSearch: {
            /** @description What was searched for, without surrounding blanks. */
            q: string;
            /** @description Edition of the schedule; that of the chapters while no schedule is imported. */
            revision: string;
            /** @description Chapters first; empty when nothing was found. */
            lines: {
                /** @description The code as printed: `0901.21.00`. */
                hts: string;
                /** @description Description of the line itself: read it with its lineage. */
                description: string;
                /** @description General rate of duty as printed, as `Free` or `8.5¢/kg`. Null when the line has none. */
                general: string | null;
                /** @description Descriptions of section, chapter and lines above, the outermost first. */
                lineage: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Time: {
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            latitude: number | null;
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            longitude: number | null;
            /** @description IANA identifier as asked for, in the spelling of the database. Null: unknown. */
            timezone: string | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description Whole seconds since 1970-01-01T00:00:00Z, rounded down. Null: unknown. */
            unix: number | null;
            /** @description The clock of `to` at the same instant. Null without `to`. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description The clocks of `targets` at the same instant, in their order. Null without `targets`. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeCoords: {
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            latitude: number | null;
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            longitude: number | null;
            /** @description IANA identifier as asked for, in the spelling of the database. Null: unknown. */
            timezone: string | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description Whole seconds since 1970-01-01T00:00:00Z, rounded down. Null: unknown. */
            unix: number | null;
            /** @description The clock of `to` at the same instant. Null without `to`. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description The clocks of `targets` at the same instant, in their order. Null without `targets`. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeCountry: {
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            latitude: number | null;
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            longitude: number | null;
            /** @description IANA identifier as asked for, in the spelling of the database. Null: unknown. */
            timezone: string | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description Whole seconds since 1970-01-01T00:00:00Z, rounded down. Null: unknown. */
            unix: number | null;
            /** @description The clock of `to` at the same instant. Null without `to`. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description The clocks of `targets` at the same instant, in their order. Null without `targets`. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description A country as the source of a clock: resolved when the table zone.tab has one zone for it, ambiguous when it has several, not_found when it has none. */
            location: {
                /** @description What was asked for. */
                input: components["schemas"]["LocationInput"];
                /**
                 * @description Whether the country stands for one zone.
                 * @enum {string}
                 */
                status: "resolved" | "ambiguous" | "not_found";
                /** @description The country's zones in the order of zone.tab. */
                candidates: components["schemas"]["LocationCandidate"][];
                /** @description Always false: no country has more than 50 zones. */
                truncated: boolean;
                /** @description Label of the data source. Null: unknown. */
                source: string | null;
            };
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeEditions: {
            /** @description The editions of the time-zone database that are here: that of the installation, then those that an operator has laid beside it, oldest first, at most 17. */
            editions: {
                /** @description Its name: `2026c`. */
                edition: string;
                /** @description True: answers rest on it unless another is asked for. */
                default: boolean;
                /** @description True: it came with the installation; false: an operator has imported it. */
                bundled: boolean;
                /** @description How many identifiers it has, aliases included. */
                zone_count: number;
                /** @description Where it came from: a package with its version, the name of a file. */
                source: string;
                /** @description When it was imported. Null when it came with the installation. */
                imported_at: string | null;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        TimeEditionsDiff: {
            /** @description Version of the one edition. */
            before: string;
            /** @description Version of the other one. */
            after: string;
            /** @description How many zones differ. */
            count: number;
            /** @description These zones, by identifier. */
            zones: {
                /** @description IANA identifier. */
                timezone: string;
                /** @description Version of the edition that has the zone, where the other one has not: then nothing else is told. Null: unknown. */
                only_in: string | null;
                /** @description What differs at any time. Empty where only one edition has the zone. */
                changed: ("offset" | "standard_offset" | "dst" | "abbreviation")[];
                /** @description The first instant at which they disagree. Null: since ever. */
                from: string | null;
                /** @description When they agree again for good, as far as they are compared. Null: they do not. */
                until: string | null;
                /** @description How often: times during which they disagree in one way. */
                times: number;
                /** @description These times, the first of them, in order. */
                periods?: {
                    /** @description When it begins. Null: since ever. */
                    from: string | null;
                    /** @description When it ends. Null: not before the end of 2100. */
                    until: string | null;
                    /** @description What clocks show then by the one edition. */
                    before: components["schemas"]["ClockSetting"];
                    /** @description What they show by the other. */
                    after: components["schemas"]["ClockSetting"];
                }[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        TimeLocation: {
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            latitude: number | null;
            /** @description WGS 84 degrees of the source: coordinates as given, or those of a resolved location. Null for other sources. */
            longitude: number | null;
            /** @description IANA identifier as asked for, in the spelling of the database. Null: unknown. */
            timezone: string | null;
            /** @description Short name of the time in force: `EST`, `+0545`. Null: unknown. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`, with `:SS` for historical offsets that have seconds. Null: unknown. */
            offset: string | null;
            /** @description The rule's own DST flag, which some zones set in winter (Ireland) or in Ramadan. It does not say that clocks are ahead of UTC or of standard time. Null: unknown. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601. Milliseconds are written when there are any. Null: unknown. */
            at: string | null;
            /** @description Whole seconds since 1970-01-01T00:00:00Z, rounded down. Null: unknown. */
            unix: number | null;
            /** @description The clock of `to` at the same instant. Null without `to`. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description The clocks of `targets` at the same instant, in their order. Null without `targets`. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description What exactly one location selector stands for. Several places are candidates: none is ever chosen by its size. A dataset that is not loaded is the error `service_unavailable`, never `not_found`. */
            location: {
                /** @description What was asked for. */
                input: components["schemas"]["LocationInput"];
                /**
                 * @description Whether it stands for one place.
                 * @enum {string}
                 */
                status: "resolved" | "ambiguous" | "not_found";
                /** @description The places found, at most 50, by country, state, name and id. One when resolved. */
                candidates: components["schemas"]["LocationCandidate"][];
                /** @description True when there are more than 50 places. */
                truncated: boolean;
                /** @description Label of the data source that was searched; for an airport that of its record. Null when it has none. */
                source: string | null;
            };
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeLocationClockDeep: {
            /** @description Friendly name of the time: `Eastern Time`. Null where CLDR has none, or where the rules in force do not bear it out. */
            name: string | null;
            /** @description Whole minutes of the UTC offset, east positive, truncated toward zero. Null: unknown. */
            offset_minutes: number | null;
            /** @description UTC offset in seconds, east positive. Null: unknown. */
            offset_seconds: number | null;
        };
        TimeLocationClockDeepDeep: {
            /** @description Friendly name of the time: `Eastern Time`. Null where CLDR has none, or where the rules in force do not bear it out. */
            name: string | null;
            /** @description Whole minutes of the UTC offset, east positive, truncated toward zero. Null: unknown. */
            offset_minutes: number | null;
            /** @description UTC offset in seconds, east positive. Null: unknown. */
            offset_seconds: number | null;
            /** @description UTC offset of standard time at this instant by the rules, as `offset`. Null: unknown. */
            standard_offset: string | null;
            /** @description UTC offset of standard time at this instant by the rules, in seconds. Null: unknown. */
            standard_offset_seconds: number | null;
            /** @description Seconds by which clocks are ahead of standard time; negative where the rules save in winter. Null: unknown. */
            dst_offset_seconds: number | null;
            /** @description The clock at the next change of the UTC offset, political changes included. Null when none comes within 400 days. */
            next_dst: components["schemas"]["ClockNextDst"] | null;
            /** @description The time during which the DST flag is set without a break, around this instant, or the next one that begins within 400 days. Null when there is none. */
            season: components["schemas"]["DstSeason"] | null;
            /** @description Edition of the rules. */
            timezone_database_version: string;
            /** @description How the wall time of a conversion became this instant. Null for now, for an explicit offset, without conversion. */
            resolution: components["schemas"]["WallTimeResolution"] | null;
        };
        TimeZones: {
            /** @description Edition of the rules. */
            timezone_database_version: string;
            /** @description Identifiers in the order asked for. */
            timezones: string[];
            /** @description The instant that all rows share, in UTC, with Z. */
            at?: string;
            /** @description What the clocks of each zone show at that instant, in the order of `timezones`. */
            zones?: {
                /** @description IANA identifier. */
                timezone: string;
                /** @description ISO 3166-1 alpha-2 codes of countries that keep the zone's time. Empty where none is recorded. */
                countries: string[];
                /** @description The text before the first slash of the identifier. Null without one. */
                area: string | null;
                /** @description Short name of the time in force. */
                abbreviation: string;
                /** @description UTC offset as `±HH:MM`, with `:SS` if it has seconds. */
                offset: string;
                /** @description UTC offset in seconds, east positive. */
                offset_seconds: number;
                /** @description The rule's own DST flag. */
                dst: boolean;
                /** @description Whether the DST flag is set at any time in the UTC calendar year of the instant. */
                observes_dst: boolean;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Timezone: {
            /** @description IANA identifier, in the spelling of the database. An alias stays the alias. */
            timezone: string;
        };
        Transition: {
            /** @description Instant in UTC, with Z. */
            at: string;
            /** @description The instant as clocks would show it by what held before. */
            before: components["schemas"]["ClockBefore"];
            /** @description The instant as clocks show it by what holds from then on. */
            after: components["schemas"]["ClockBefore"];
            /** @description Seconds by which clocks are set forward; 0 when only flag, abbreviation or standard offset change. */
            change_seconds: number;
        };
        Useragent: {
            /** @description The text. Null when none was sent. */
            useragent: string | null;
            /** @description Brand and model, or else the kind of device. Null when unknown. */
            device: string | null;
            /** @description Name of the operating system. Null when unknown. */
            os: string | null;
            /** @description Name of the browser. Null when unknown. */
            browser: string | null;
            /** @description Whether it is a program without a person in front. Null when no text was sent. */
            bot: boolean | null;
            /** @description Whether it is a phone. Null when the device is unknown. */
            mobile: boolean | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["UseragentDeep"];
        };
        UseragentDeep: {
            /** @description The device in detail. Null on a plan without paid facts. */
            device?: {
                /**
                 * @description Kind of device. Null when unknown.
                 * @enum {string|null}
                 */
                type: "desktop" | "mobile" | "tablet" | "console" | "smarttv" | "wearable" | "embedded" | "xr" | null;
                /** @description Maker. Null when unknown. */
                brand: string | null;
                /** @description Model as the device names itself. Null when unknown. */
                model: string | null;
                /** @description Processor architecture. Null when unknown. */
                cpu: string | null;
                /** @description Whether it has a touch screen, as far as its type tells. Null when unknown. */
                touchscreen: boolean | null;
            } | null;
            /** @description The operating system in detail. Null on a plan without paid facts. */
            os?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description Version as the text claims it: browsers have frozen some, so `10` of Windows, `10.15.7` of macOS and `18` of iOS stand for later ones too. Null when unknown. */
                version: string | null;
                /** @description Name of the platform family: `windows`, `apple`, `android`, `linux`, ... Null when unknown. */
                platform: string | null;
            } | null;
            /** @description The browser in detail. Null on a plan without paid facts. */
            browser?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description Version. Null when unknown. */
                version: string | null;
                /**
                 * @description Kind of program. Null when unknown.
                 * @enum {string|null}
                 */
                type: "browser" | "webview" | "app" | "headless" | null;
                /** @description Brands of the client hints; empty without them. The meaningless ones are left out. */
                brands: {
                    /** @description Name. */
                    brand: string;
                    /** @description Version. */
                    version: string;
                }[];
            } | null;
            /** @description The rendering engine. Null on a plan without paid facts. */
            engine?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description Version. Null when unknown. */
                version: string | null;
            } | null;
            /** @description Whether it is a browser run without a screen. Null when no text was sent. */
            headless?: boolean | null;
            /** @description The program. Null when it is none, or nothing is known of it. */
            bot?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description `ai-crawler`, `search-engine`, `seo`, `monitoring`, `social-preview`, `feed-reader`, `http-library`, `archiver`, `scanner`, `advertising`, `academic` or `browser-automation`. Null when unknown. */
                category: string | null;
                /** @description Page about it. Null when unknown. */
                url: string | null;
            } | null;
            /** @description Whether it is a crawler or agent of an AI service. Null when no text was sent. */
            ai?: boolean | null;
        };
        Vat: {
            /** @description Prefix and number without blanks, as DE136695976. Null when it is not valid. */
            vat: string | null;
            /** @description True when format and check digits are right by the rules of its country. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of its country: GR for the prefix EL, GB for XI. Null when it is not valid. */
            country: string | null;
            /** @description The asker's own number, as given. Null when none was given. */
            from?: string | null;
            /** @description What the tax office says, asked now through VIES: European Union and Northern Ireland. Every field is null for a number that is not valid and for other countries. An error when VIES or the tax office does not answer. */
            deep?: {
                /** @description True when the number is registered for cross-border trade. Null when nobody was asked. */
                registered: boolean | null;
                /** @description Name of the trader. Null when the member state does not publish it. */
                name: string | null;
                /** @description Address of the trader. Null when the member state does not publish it. */
                address: {
                    /** @description Street and number, or every line when the last is not understood. Null when there is none. */
                    street: string | null;
                    /** @description City. Null when the last line is not a postal code and a city. */
                    city: string | null;
                    /** @description Postal code. Null when the last line is not a postal code and a city. */
                    postal: string | null;
                    /** @description ISO 3166-1 alpha-2 code of the country of the tax office. */
                    country: string;
                } | null;
                /** @description Reference that proves the consultation; given when the asker's own number was sent. Null otherwise. */
                consultation: string | null;
                /** @description Instant of the consultation, ISO 8601 UTC. Null when nobody was asked. */
                consulted_at: string | null;
            };
        };
        Vin: {
            /** @description As asked, upper case, without blanks and hyphens. */
            vin: string;
            /** @description True for seventeen characters without I, O and Q that have the right check digit; where no law prescribes the check digit, it is not looked at. */
            valid: boolean;
            /** @description Model year. Null: unknown. */
            year: number | null;
            /** @description Make, as `Honda`. Null: unknown. */
            make: string | null;
            /** @description Model, as `Accord`. Null: unknown. */
            model: string | null;
            /** @description Trim, as the maker reports it; several are separated as the maker does. Null: unknown. */
            trim: string | null;
            /** @description Body, as `Sedan/Saloon`. Null: unknown. */
            body: string | null;
            /** @description Kind of vehicle, as `Passenger Car`. Null: unknown. */
            type: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["VinDeep"];
        };
        VinDeep: {
            /** @description Recalls. Always null, never empty: no source is read for them, so none can be ruled out. */
            recalls?: {
                /** @description Number of the campaign. */
                campaign: string;
                /** @description Day of the report, YYYY-MM-DD. Null when not recorded. */
                date: string | null;
                /** @description What is affected. Null when not recorded. */
                component: string | null;
                /** @description What is wrong. Null when not recorded. */
                summary: string | null;
            }[] | null;
            /** @description Series, as the maker reports it. Null: unknown. */
            series?: string | null;
            /** @description Doors. Null: unknown. */
            doors?: number | null;
            /** @description Cylinders. Null: unknown. */
            cylinders?: number | null;
            /** @description Displacement, litres. Null: unknown. */
            displacement?: number | null;
            /** @description Fuel, as `Gasoline` or `Electric`. Null: unknown. */
            fuel?: string | null;
            /** @description Power, brake horsepower. Null: unknown. */
            horsepower?: number | null;
            /** @description Driven wheels, as `4WD/4-Wheel Drive/4x4`. Null: unknown. */
            drive?: string | null;
            /** @description Kind of transmission, as `Automatic`. Null: unknown. */
            transmission?: string | null;
            /** @description Company that is registered for the identifier. Null: unknown. */
            manufacturer?: string | null;
            /** @description City of the plant. Null: unknown. */
            plant_city?: string | null;
            /** @description State of the plant. Null: unknown. */
            plant_state?: string | null;
            /** @description Country of the plant, as vPIC names it. Null: unknown. */
            plant_country?: string | null;
            /** @description Class of gross vehicle weight, with its bounds in pounds and kilograms. Null: unknown. */
            gvwr?: string | null;
        };
        WallTimeResolution: {
            /**
             * @description How often clocks show the wall time.
             * @enum {string}
             */
            kind: "unique" | "overlap" | "gap";
            /**
             * @description The policy in force, whether it had to decide or not.
             * @enum {string}
             */
            policy: "compatible" | "earlier" | "later" | "reject";
            /** @description Seconds from the wall time asked for to the one chosen: 0 unless clocks skip it. */
            adjustment_seconds: number;
            /** @description The two instants that an overlap or a gap offers, the earlier first. Empty for a unique wall time. */
            alternatives: components["schemas"]["ClockAlternatives"][];
        };
        Weather: {
            /** @description Degrees, as asked for. */
            latitude: number;
            /** @description Degrees, as asked for. */
            longitude: number;
            /** @description What the weather is. */
            current: {
                /** @description Temperature of the air, °C. Null: unknown. */
                temperature: number | null;
                /** @description Temperature of the air, °F. Null: unknown. */
                temperature_f: number | null;
                /** @description Temperature that it feels like, °C. Null when not told: it is not computed here. */
                feels_like: number | null;
                /** @description Temperature that it feels like, °F. Null when not told. */
                feels_like_f: number | null;
                /** @description Relative humidity, percent. Null when not told. */
                humidity: number | null;
                /** @description Wind, km/h. Null when not told. */
                wind_speed: number | null;
                /** @description Wind, miles per hour. Null when not told. */
                wind_speed_mph: number | null;
                /** @description Where the wind comes from, degrees from north. Null when not told, or the wind is calm. */
                wind_direction: number | null;
                /**
                 * @description Condition. Null when the provider does not tell it, or with a code that is not known.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition. Null when the condition is. */
                condition_name: string | null;
                /** @description Emoji of the condition, by day or by night. Null when the condition is. */
                condition_emoji: string | null;
                /** @description When it was measured, or what the model's value is for: ISO 8601 in UTC. */
                observed_at: string;
            };
            /** @description Who has measured it. Null: it is a model's value for the point. */
            station: {
                /** @description Identifier of the provider: `KNYC`. */
                id: string;
                /** @description Its name. Null when not told. */
                name: string | null;
                /** @description From the point that was asked for, km. Null: unknown. */
                distance: number | null;
                /** @description From the point that was asked for, miles. Null: unknown. */
                distance_mi: number | null;
            } | null;
            /** @description The model that tells it. Null: a station has measured it. */
            model: string | null;
            /** @description Provider: `open-meteo`, `met-no` or `nws`. */
            source: string;
            /** @description The line that the provider's licence asks to be shown. Null when none is asked for. */
            attribution: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["WeatherDeep"];
        };
        WeatherDeep: {
            /** @description What the weather is. */
            current?: {
                /** @description Dew point, °C. Null when not told. */
                dewpoint: number | null;
                /** @description Dew point, °F. Null when not told. */
                dewpoint_f: number | null;
                /** @description Air pressure at sea level, hPa. Null when not told. */
                pressure: number | null;
                /** @description How far one sees, km. Null when not told. */
                visibility: number | null;
                /** @description How far one sees, miles. Null when not told. */
                visibility_mi: number | null;
                /** @description Gusts, km/h. Null when not told. */
                wind_gust: number | null;
                /** @description Gusts, miles per hour. Null when not told. */
                wind_gust_mph: number | null;
                /** @description Clouded part of the sky, percent. Null when not told. */
                cloud_cover: number | null;
                /** @description Rain and melted snow, mm. Null when not told. Now: what fell in the provider's latest interval (Open-Meteo: 15 minutes; NWS: an hour). To come: of the hour that ends (Open-Meteo) or begins (met-no) then. */
                precipitation: number | null;
                /** @description Whether the sun was up. Null when not told. */
                is_day: boolean | null;
            };
            /** @description What is to come by day and night in the provider's words, at most 14 parts. Null when it does not write any (only nws does). */
            forecast?: {
                /** @description What the provider calls it: `Tonight`. */
                name: string;
                /** @description ISO 8601 in UTC. */
                starts_at: string;
                /** @description ISO 8601 in UTC. */
                ends_at: string;
                /** @description Whether it is a day. Null when not told. */
                is_day: boolean | null;
                /** @description Highest of a day, lowest of a night, °C. Null when not told. */
                temperature: number | null;
                /** @description Highest of a day, lowest of a night, °F. Null when not told. */
                temperature_f: number | null;
                /**
                 * @description Condition. Null when not told, or in words that are not known.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition. Null when the condition is. */
                condition_name: string | null;
                /** @description Emoji of the condition. Null when the condition is. */
                condition_emoji: string | null;
                /** @description Probability of rain or snow, percent. Null when not told. */
                precipitation_probability: number | null;
                /** @description The provider's own words. */
                text: string;
            }[] | null;
            /** @description Warnings in force at the point, at most 50. Null: the provider has none to tell (only nws does). */
            alerts?: {
                /** @description Identifier of the provider. */
                id: string;
                /** @description What it warns of: `Winter Storm Warning`. */
                event: string;
                /** @description `Extreme`, `Severe`, `Moderate`, `Minor` or `Unknown`. Null when not told. */
                severity: string | null;
                /** @description `Immediate`, `Expected`, `Future`, `Past` or `Unknown`. Null when not told. */
                urgency: string | null;
                /** @description `Observed`, `Likely`, `Possible`, `Unlikely` or `Unknown`. Null when not told. */
                certainty: string | null;
                /** @description One line. Null when not told. */
                headline: string | null;
                /** @description The whole text. Null when not told. */
                description: string | null;
                /** @description What to do. Null when not told. */
                instruction: string | null;
                /** @description The areas that it is for. Null when not told. */
                areas: string | null;
                /** @description The office that warns. Null when not told. */
                sender: string | null;
                /** @description When the event begins: ISO 8601 in UTC. Null when not told. */
                starts_at: string | null;
                /** @description When the event, or else the warning, ends: ISO 8601 in UTC. Null when not told. */
                ends_at: string | null;
            }[] | null;
            /** @description What is to come by the minute. Null: no provider in use tells it. */
            minutes?: {
                /** @description When it was measured, or what the model's value is for: ISO 8601 in UTC. */
                at: string;
                /** @description Rain and melted snow, mm. Null when not told. Now: what fell in the provider's latest interval (Open-Meteo: 15 minutes; NWS: an hour). To come: of the hour that ends (Open-Meteo) or begins (met-no) then. */
                precipitation: number | null;
            }[] | null;
            /** @description What is to come by the hour, from the one that now is in. Null when the provider does not tell it. */
            hours?: {
                /** @description When it was measured, or what the model's value is for: ISO 8601 in UTC. */
                at: string;
                /** @description Temperature of the air, °C. Null: unknown. */
                temperature: number | null;
                /** @description Temperature of the air, °F. Null: unknown. */
                temperature_f: number | null;
                /** @description Temperature that it feels like, °C. Null when not told: it is not computed here. */
                feels_like: number | null;
                /** @description Temperature that it feels like, °F. Null when not told. */
                feels_like_f: number | null;
                /** @description Dew point, °C. Null when not told. */
                dewpoint: number | null;
                /** @description Dew point, °F. Null when not told. */
                dewpoint_f: number | null;
                /** @description Relative humidity, percent. Null when not told. */
                humidity: number | null;
                /** @description Wind, km/h. Null when not told. */
                wind_speed: number | null;
                /** @description Wind, miles per hour. Null when not told. */
                wind_speed_mph: number | null;
                /** @description Gusts, km/h. Null when not told. */
                wind_gust: number | null;
                /** @description Gusts, miles per hour. Null when not told. */
                wind_gust_mph: number | null;
                /** @description Where the wind comes from, degrees from north. Null when not told, or the wind is calm. */
                wind_direction: number | null;
                /** @description Air pressure at sea level, hPa. Null when not told. */
                pressure: number | null;
                /** @description Clouded part of the sky, percent. Null when not told. */
                cloud_cover: number | null;
                /** @description Rain and melted snow, mm. Null when not told. Now: what fell in the provider's latest interval (Open-Meteo: 15 minutes; NWS: an hour). To come: of the hour that ends (Open-Meteo) or begins (met-no) then. */
                precipitation: number | null;
                /** @description Probability of rain or snow in an hour to come, percent. Null when not told. */
                precipitation_probability: number | null;
                /**
                 * @description Condition. Null when the provider does not tell it, or with a code that is not known.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition. Null when the condition is. */
                condition_name: string | null;
                /** @description Emoji of the condition, by day or by night. Null when the condition is. */
                condition_emoji: string | null;
                /** @description Whether the sun was up. Null when not told. */
                is_day: boolean | null;
            }[] | null;
            /** @description What is to come by the day, by the clocks at the point; of `nws` the days after this one. Null when the provider does not tell it (met-no). */
            days?: {
                /** @description YYYY-MM-DD, by the clocks at the point. */
                date: string;
                /**
                 * @description The day's gravest condition; of `nws` that of its daytime. Null when not told, or with a code that is not known.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition. Null when the condition is. */
                condition_name: string | null;
                /** @description Emoji of the condition. Null when the condition is. */
                condition_emoji: string | null;
                /** @description Highest temperature, °C. Null when not told. */
                temperature_max: number | null;
                /** @description Highest temperature, °F. Null when not told. */
                temperature_max_f: number | null;
                /** @description Lowest temperature, °C. Null when not told. */
                temperature_min: number | null;
                /** @description Lowest temperature, °F. Null when not told. */
                temperature_min_f: number | null;
                /** @description Rain and melted snow of the day, mm. Null when not told. */
                precipitation: number | null;
                /** @description Probability of rain or snow in the likeliest hour, percent. Null when not told. */
                precipitation_probability: number | null;
                /** @description Strongest wind, km/h. Null when not told. */
                wind_speed: number | null;
                /** @description Strongest wind, miles per hour. Null when not told. */
                wind_speed_mph: number | null;
                /** @description Strongest gust, km/h. Null when not told. */
                wind_gust: number | null;
                /** @description Strongest gust, miles per hour. Null when not told. */
                wind_gust_mph: number | null;
                /** @description Highest index of ultraviolet radiation. Null when not told. */
                uv_index: number | null;
                /** @description ISO 8601 in UTC. Null when not told, or the sun does not rise. */
                sunrise: string | null;
                /** @description ISO 8601 in UTC. Null when not told, or the sun does not set. */
                sunset: string | null;
            }[] | null;
            /** @description Quality of the air. Null when the provider does not tell it (met-no, nws). */
            air?: {
                /** @description What the model's values are for: ISO 8601 in UTC. */
                observed_at: string;
                /** @description European air quality index, 0 (good) to above 100. Null when not told. */
                european_aqi: number | null;
                /** @description Air quality index of the United States, 0 (good) to 500. Null when not told. */
                us_aqi: number | null;
                /** @description Particles below 2.5 µm, µg/m³. Null when not told. */
                pm2_5: number | null;
                /** @description Particles below 10 µm, µg/m³. Null when not told. */
                pm10: number | null;
                /** @description Carbon monoxide, µg/m³. Null when not told. */
                carbon_monoxide: number | null;
                /** @description Nitrogen dioxide, µg/m³. Null when not told. */
                nitrogen_dioxide: number | null;
                /** @description Sulphur dioxide, µg/m³. Null when not told. */
                sulphur_dioxide: number | null;
                /** @description Ozone, µg/m³. Null when not told. */
                ozone: number | null;
            } | null;
        };
        Zone: {
            /** @description IANA identifier, in the spelling of the database. An alias stays the alias. */
            timezone: string;
            /** @description The naming area: the text before the first slash. Null for identifiers without one. Not a continent. */
            naming_area: string | null;
            /** @description The zone that this identifier stands for: itself unless it is an alias. */
            canonical: components["schemas"]["Timezone"];
            /** @description All identifiers with the same rules, this one included, in order. */
            equivalents: components["schemas"]["Timezone"][];
            /** @description Countries that keep the zone's time, by zone.tab and zone1970.tab. Empty where these record none, as for aliases. */
            countries: {
                /** @description ISO 3166-1 alpha-2 code, upper case. */
                country: string;
            }[];
            /** @description Time zone identifiers of Windows for the zone, by CLDR. Empty when it has none. */
            windows_ids: string[];
            /** @description The rules in force for good as a POSIX TZ string: `EST5EDT,M3.2.0,M11.1.0`. Null when no such string can say them. */
            posix: string | null;
            /** @description The zone as an iCalendar VTIMEZONE component (RFC 5545), lines ended by CRLF, from a year on, with rules for good. */
            vtimezone: string;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        /**
         * @description `invalid_request` (400): The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another.
         *     `ambiguous_time` (400): disambiguation=reject was asked for and the wall time occurs twice in the source zone.
         *     `nonexistent_time` (400): disambiguation=reject was asked for and the wall time is skipped in the source zone.
         *     `invalid_api_key` (401): The key is missing, malformed, unknown, expired or revoked.
         *     `permission_denied` (403): The key is genuine but may not be used for this: another family, origin, app or address, or a suspended account.
         *     `plan_required` (403): The key's plan does not include the feature.
         *     `not_found` (404): The value is well-formed but no record has it, or no such path exists.
         *     `rate_limited` (429): The plan's requests per minute are used up.
         *     `quota_exceeded` (429): The plan's monthly units of this kind are used up.
         *     `server_error` (500): The service failed. The fault is ours.
         *     `service_unavailable` (503): A store or a provider that the answer needs cannot be used now. It says nothing about the record.
         * @enum {string}
         */
        ErrorCode: "invalid_request" | "ambiguous_time" | "nonexistent_time" | "invalid_api_key" | "permission_denied" | "plan_required" | "not_found" | "rate_limited" | "quota_exceeded" | "server_error" | "service_unavailable";
        /** @description The body of every error response. Branch on code, show message, log request_id. */
        Error: {
            code: components["schemas"]["ErrorCode"];
            /** @description The parameter, the rule and a valid value. */
            message: string;
            /**
             * Format: uri
             * @description URL of the documentation of the code.
             */
            docs: string;
            /** @description The value of the header X-Request-Id, for error reports. */
            request_id: string;
            /** @description The invalid parameter, if a single one caused the error. */
            param?: string;
        };
        /** @description The same error as RFC 9457 problem details, for clients that accept application/problem+json. */
        Problem: {
            /** Format: uri */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** Format: uri */
            instance: string;
            code: components["schemas"]["ErrorCode"];
            param?: string;
        };
    };
    responses: {
        /** @description Not modified: the cached response of the client (If-None-Match) is still valid. */
        NotModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `invalid_api_key`: The key is missing, malformed, unknown, expired or revoked. */
        InvalidApiKey: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid_request`: The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another. */
        InvalidRequest: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `invalid_request`: The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another. `ambiguous_time`: disambiguation=reject was asked for and the wall time occurs twice in the source zone. `nonexistent_time`: disambiguation=reject was asked for and the wall time is skipped in the source zone. */
        InvalidRequestOrAmbiguousTimeOrNonexistentTime: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `not_found`: The value is well-formed but no record has it, or no such path exists. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `permission_denied`: The key is genuine but may not be used for this: another family, origin, app or address, or a suspended account. */
        PermissionDenied: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `permission_denied`: The key is genuine but may not be used for this: another family, origin, app or address, or a suspended account. `plan_required`: The key's plan does not include the feature. */
        PermissionDeniedOrPlanRequired: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: The plan's requests per minute are used up. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `rate_limited`: The plan's requests per minute are used up. `quota_exceeded`: The plan's monthly units of this kind are used up. */
        RateLimitedOrQuotaExceeded: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `server_error`: The service failed. The fault is ours. */
        ServerError: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description `service_unavailable`: A store or a provider that the answer needs cannot be used now. It says nothing about the record. */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["XRequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description Adds more fields, in a nested object named deep.
         * @example true
         */
        Deep: boolean;
        /**
         * @description Indents the JSON.
         * @example true
         */
        Pretty: boolean;
        /**
         * @description Rejects unknown parameters instead of ignoring them.
         * @example true
         */
        Strict: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The API version of the response.
         * @example 2.0.0
         */
        APIVersion: string;
        /**
         * @description Request ID: the ID that the client sent, or a new one.
         * @example c7a1f0de
         */
        XRequestId: string;
        /**
         * @description Requests allowed per minute.
         * @example 600
         */
        XRateLimitLimit: number;
        /**
         * @description Requests left in the current minute.
         * @example 599
         */
        XRateLimitRemaining: number;
        /**
         * @description Seconds until the window resets.
         * @example 42
         */
        XRateLimitReset: number;
        /**
         * @description Seconds to wait before a retry.
         * @example 17
         */
        RetryAfter: number;
        /**
         * @description How long clients can cache the response.
         * @example private, max-age=86400
         */
        CacheControl: string;
        /**
         * @description Entity tag for If-None-Match.
         * @example "5f1c3a"
         */
        ETag: string;
        /**
         * @description Languages of the translated labels.
         * @example de
         */
        ContentLanguage: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getContinentByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Continent code, in either case.
                 * @example EU
                 */
                code: "AF" | "AN" | "AS" | "EU" | "NA" | "OC" | "SA";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Continent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContinent: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Continents"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getContinentCountriesByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Continent code, in either case.
                 * @example EU
                 */
                code: "AF" | "AN" | "AS" | "EU" | "NA" | "OC" | "SA";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContinentCountries"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBlocByCode: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the bloc, in either case.
                 * @example EU
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bloc"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBloc: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Blocs"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBlocCountriesByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Code of the bloc, in either case.
                 * @example EU
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlocCountries"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCountryByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case, or its name.
                 * @example FR
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Country"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCountry: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Countries"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCountryStatesByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case.
                 * @example FR
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryStates"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStateByCode: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 code of the country. Required if several countries use the code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description State or province: ISO 3166-2 code, with or without the country prefix, in either case.
                 * @example CA
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["State"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCityByName: {
        parameters: {
            query?: {
                /**
                 * @description Restricts the search to a country: ISO 3166-1 code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description State or province: ISO 3166-2 code. Without the country prefix it requires country.
                 * @example US-IL
                 */
                state?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Exact name in any language or script. Case and accents are ignored.
                 * @example Oslo
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["City"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCity: {
        parameters: {
            query?: {
                /**
                 * @description Start of the name.
                 * @example san fr
                 */
                q?: string;
                /**
                 * @description Restricts the search to a country: ISO 3166-1 code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description State or province: ISO 3166-2 code. Without the country prefix it requires country.
                 * @example US-IL
                 */
                state?: string;
                /**
                 * @description Maximum number of cities.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Not together with q.
                 * @example 48.8566
                 */
                lat?: number;
                /**
                 * @description Not together with q.
                 * @example 2.3522
                 */
                lon?: number;
                /**
                 * @description Location of the end user. Closer cities rank higher. Latitude and longitude in degrees, separated by a comma.
                 * @example 54.05,-2.8
                 */
                near?: string;
                /**
                 * @description IP address of the end user, as an alternative to near. Cities in its city, or else in its country, rank higher. An IP address without a location has no effect.
                 * @example 8.8.8.8
                 */
                ip?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CitySearch"] | components["schemas"]["CityNearest"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCityNearbyByName: {
        parameters: {
            query?: {
                /**
                 * @description Restricts the search to a country: ISO 3166-1 code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description State or province: ISO 3166-2 code. Without the country prefix it requires country.
                 * @example US-IL
                 */
                state?: string;
                /**
                 * @description Maximum distance, above 0 and up to 500 km or 310 miles.
                 * @example 40
                 */
                radius?: number;
                /**
                 * @description Unit of radius and distances.
                 * @example km
                 */
                unit?: "km" | "mi";
                /**
                 * @description Maximum number of cities.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Exact name in any language or script. Case and accents are ignored.
                 * @example Oslo
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityNearby"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCityById: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Stable ID of a city, from other responses.
                 * @example city_8r3hmgzq7bku
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CityId"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getLanguageByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description ISO 639 code of two or three letters, in either case.
                 * @example de
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Language"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIpByIp: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description IPv4 or IPv6 address in any notation, without a zone ID.
                 * @example 8.8.8.8
                 */
                ip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ip"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIp: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ip"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAsnByAsn: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Number of an autonomous system, with or without the prefix AS.
                 * @example AS15169
                 */
                asn: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Asn"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPoint: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees (WGS 84), from -90 to 90.
                 * @example 48.8566
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees (WGS 84), from -180 to 180.
                 * @example 2.3522
                 */
                lon: number;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Point"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAddressByAddress: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description US address in one line.
                 * @example 350 5th Ave, New York, NY 10118
                 */
                address: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAddress: {
        parameters: {
            query: {
                /**
                 * @description Start of the address: number, street, and optionally the place.
                 * @example 350 5th av
                 */
                q: string;
                /**
                 * @description Restricts results to this ZIP code.
                 * @example 10118
                 */
                postal?: string;
                /**
                 * @description Restricts results to this city, by its complete name.
                 * @example New York
                 */
                city?: string;
                /**
                 * @description Restricts results to this state: NY or US-NY.
                 * @example NY
                 */
                state?: string;
                /**
                 * @description Country; only US has data. Default: the country of ip, else US.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description IP address of the end user. Its country is the default of country. Outside the United States there are no results. An IP address without a location has no effect.
                 * @example 8.8.8.8
                 */
                ip?: string;
                /**
                 * @description Maximum number of addresses.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddressSearch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getElevation: {
        parameters: {
            query?: {
                /**
                 * @description Where. Latitude and longitude in degrees, separated by a comma; 1 to 512 points, separated by |.
                 * @example 46.5,7.9|46.6,8.0
                 */
                points?: string;
                /**
                 * @description Points of the path. Latitude and longitude in degrees, separated by a comma; 2 to 512 points, separated by |.
                 * @example 46.5,7.9|46.6,8.0
                 */
                path?: string;
                /**
                 * @description Number of points along the path, including both ends.
                 * @example 100
                 */
                samples?: number;
                /**
                 * @description Latitude in decimal degrees (WGS 84), from -90 to 90.
                 * @example 48.8566
                 */
                lat?: number;
                /**
                 * @description Longitude in decimal degrees (WGS 84), from -180 to 180.
                 * @example 2.3522
                 */
                lon?: number;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ElevationPoints"] | components["schemas"]["ElevationPath"] | components["schemas"]["Elevation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWeather: {
        parameters: {
            query: {
                /**
                 * @description Latitude in decimal degrees (WGS 84), from -90 to 90.
                 * @example 48.8566
                 */
                lat: number;
                /**
                 * @description Longitude in decimal degrees (WGS 84), from -180 to 180.
                 * @example 2.3522
                 */
                lon: number;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Weather"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDistrictByCode: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 code of the country. Required if several countries use the code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description US county FIPS, French INSEE department or British GSS code, in either case.
                 * @example 06037
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["District"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStateDistrictsByCode: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 code of the country. Required if several countries use the code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description State or province: ISO 3166-2 code, with or without the country prefix, in either case.
                 * @example CA
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateDistricts"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getStateChildrenByCode: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 code of the country. Required if several countries use the code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description State or province: ISO 3166-2 code, with or without the country prefix, in either case.
                 * @example CA
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StateChildren"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPostalByCode: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 code of the country. Without it, only codes that match the postal format of a single country resolve.
                 * @example FR
                 */
                country: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Postal code. Case, spaces and hyphens are ignored.
                 * @example 90210
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Postal"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPostalNearbyByCode: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 code of the country. Without it, only codes that match the postal format of a single country resolve.
                 * @example FR
                 */
                country: string;
                /**
                 * @description Maximum distance, above 0 and up to 500 km or 310 miles.
                 * @example 40
                 */
                radius?: number;
                /**
                 * @description Unit of the radius.
                 * @example km
                 */
                unit?: "km" | "mi";
                /**
                 * @description Maximum number of codes.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Postal code. Case, spaces and hyphens are ignored.
                 * @example 90210
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalNearby"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPostalDistanceByCodeAndOther: {
        parameters: {
            query: {
                /**
                 * @description ISO 3166-1 code of the country. Without it, only codes that match the postal format of a single country resolve.
                 * @example FR
                 */
                country: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Postal code. Case, spaces and hyphens are ignored.
                 * @example 90210
                 */
                code: string;
                /**
                 * @description Postal code. Case, spaces and hyphens are ignored.
                 * @example 90210
                 */
                other: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalDistance"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeZones: {
        parameters: {
            query?: {
                /**
                 * @description Words that must all be in the identifier, up to 64 characters after trimming. Empty: all zones.
                 * @example new york
                 */
                q?: string;
                /**
                 * @description IANA naming area: the text before the first slash. Not a continent.
                 * @example Europe
                 */
                area?: string;
                /**
                 * @description Two-letter code of a country that uses the zone.
                 * @example JP
                 */
                country?: string;
                /**
                 * @description Exact UTC offset at the instant, ±HH:MM or ±HH:MM:SS. Write + as %2B.
                 * @example +05:45
                 */
                offset?: string;
                /**
                 * @description Abbreviation at the instant, in either case.
                 * @example IST
                 */
                abbreviation?: string;
                /**
                 * @description Filters by the DST flag at the instant.
                 * @example true
                 */
                dst?: boolean;
                /**
                 * @description Filters by whether the DST flag is set at any time in the UTC calendar year of the instant.
                 * @example true
                 */
                observes_dst?: boolean;
                /**
                 * @description Adds a row for each zone, and the common instant.
                 * @example true
                 */
                details?: boolean;
                /**
                 * @description Sort order: by identifier, or by offset and then identifier.
                 * @example timezone
                 */
                sort?: "timezone" | "offset";
                /**
                 * @description ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. A value without an offset is in UTC; with to or targets it is wall time of the source zone. Write + as %2B.
                 * @example 2026-07-01T12:00:00Z
                 */
                at?: string;
                /**
                 * @description Edition of the time-zone database, one of /time/editions. Default: the default of the service.
                 * @example 2026c
                 */
                edition?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZones"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeZonesByTimezone: {
        parameters: {
            query?: {
                /**
                 * @description First year of the VTIMEZONE. Default: the current year in UTC.
                 * @example 2026
                 */
                from?: number;
                /**
                 * @description Edition of the time-zone database, one of /time/editions. Default: the default of the service.
                 * @example 2026c
                 */
                edition?: string;
                /**
                 * @description Response format: JSON, or iCalendar as with Accept: text/calendar. Errors are always JSON.
                 * @example json
                 */
                format?: "json" | "ics";
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description IANA time zone identifier or alias, in either case. Slashes can be encoded as %2F.
                 * @example America/New_York
                 */
                timezone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Zone"];
                    "text/calendar": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeEditions: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEditions"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeEditionsByBeforeAndAfter: {
        parameters: {
            query?: {
                /**
                 * @description Restricts the comparison to a zone: IANA time zone identifier.
                 * @example America/Winnipeg
                 */
                zone?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description First edition, usually the older one.
                 * @example 2026c
                 */
                before: string;
                /**
                 * @description Second edition.
                 * @example 2026c
                 */
                after: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeEditionsDiff"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTime: {
        parameters: {
            query?: {
                /**
                 * @description IANA time zone identifier. Cannot be combined with another location parameter.
                 * @example Asia/Tokyo
                 */
                id?: string;
                /**
                 * @description Latitude in decimal degrees (WGS 84), from -90 to 90.
                 * @example 48.8566
                 */
                lat?: number;
                /**
                 * @description Longitude in decimal degrees (WGS 84), from -180 to 180.
                 * @example 2.3522
                 */
                lon?: number;
                /**
                 * @description IPv4 or IPv6 address, up to 45 characters. The address of the client is never used. Its location is an estimate: from imported geofeeds or measured coordinates, else from its country. Private, special-use and unlocated addresses return not_found.
                 * @example 8.8.8.8
                 */
                ip?: string;
                /**
                 * @description City: its exact recorded name, or its ID. Several matches are returned as candidates, never chosen by size.
                 * @example Reykjavik
                 */
                city?: string;
                /**
                 * @description Two-letter country code. Alone, it selects the zones of the country (zone.tab). With city or address, it restricts them.
                 * @example JP
                 */
                country?: string;
                /**
                 * @description State or province of country: 1 to 3 characters, or with the prefix of the country. Requires city or address.
                 * @example IL
                 */
                state?: string;
                /**
                 * @description IATA airport code.
                 * @example JFK
                 */
                iata?: string;
                /**
                 * @description ICAO airport code.
                 * @example EGLL
                 */
                icao?: string;
                /**
                 * @description UN/LOCODE of a port, with or without a space after the country. Only ports of the national port index are known, which covers a part of UN/LOCODE.
                 * @example NLRTM
                 */
                unlocode?: string;
                /**
                 * @description US address, with country=US. Matched exactly against recorded address points, never estimated.
                 * @example 1600 Pennsylvania Ave NW, Washington
                 */
                address?: string;
                /**
                 * @description ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. A value without an offset is in UTC; with to or targets it is wall time of the source zone. Write + as %2B.
                 * @example 2026-07-01T12:00:00Z
                 */
                at?: string;
                /**
                 * @description IANA time zone identifier to convert to. Cannot be combined with targets.
                 * @example Asia/Tokyo
                 */
                to?: string;
                /**
                 * @description Comma-separated list of 1 to 10 IANA time zone identifiers to convert to. Cannot be combined with to.
                 * @example UTC,Asia/Tokyo
                 */
                targets?: string;
                /**
                 * @description Instant to use in a conversion if at has no offset and its wall time occurs twice or is skipped.
                 * @example compatible
                 */
                disambiguation?: "compatible" | "earlier" | "later" | "reject";
                /**
                 * @description BCP 47 language tag for deep.name, to.deep.name and targets[].deep.name. Other languages and scripts fall back to English. Offered: ar, bg, cs, da, de, el, en, en-GB, es, es-419, es-MX, fa, fi, fr, fr-CA, he, hi, hr, hu, id, it, ja, ko, nb, nl, pl, pt, pt-PT, ro, ru, sk, sl, sr, sr-Latn, sv, th, tr, uk, vi, zh-Hans, zh-Hant.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Edition of the time-zone database, one of /time/editions. Default: the default of the service.
                 * @example 2026c
                 */
                edition?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeLocation"] | components["schemas"]["TimeCountry"] | components["schemas"]["TimeCoords"] | components["schemas"]["Time"];
                };
            };
            400: components["responses"]["InvalidRequestOrAmbiguousTimeOrNonexistentTime"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTimeByTimezone: {
        parameters: {
            query?: {
                /**
                 * @description IANA time zone identifier. Cannot be combined with another location parameter.
                 * @example Asia/Tokyo
                 */
                id?: string;
                /**
                 * @description Latitude in decimal degrees (WGS 84), from -90 to 90.
                 * @example 48.8566
                 */
                lat?: number;
                /**
                 * @description Longitude in decimal degrees (WGS 84), from -180 to 180.
                 * @example 2.3522
                 */
                lon?: number;
                /**
                 * @description IPv4 or IPv6 address, up to 45 characters. The address of the client is never used. Its location is an estimate: from imported geofeeds or measured coordinates, else from its country. Private, special-use and unlocated addresses return not_found.
                 * @example 8.8.8.8
                 */
                ip?: string;
                /**
                 * @description City: its exact recorded name, or its ID. Several matches are returned as candidates, never chosen by size.
                 * @example Reykjavik
                 */
                city?: string;
                /**
                 * @description Two-letter country code. Alone, it selects the zones of the country (zone.tab). With city or address, it restricts them.
                 * @example JP
                 */
                country?: string;
                /**
                 * @description State or province of country: 1 to 3 characters, or with the prefix of the country. Requires city or address.
                 * @example IL
                 */
                state?: string;
                /**
                 * @description IATA airport code.
                 * @example JFK
                 */
                iata?: string;
                /**
                 * @description ICAO airport code.
                 * @example EGLL
                 */
                icao?: string;
                /**
                 * @description UN/LOCODE of a port, with or without a space after the country. Only ports of the national port index are known, which covers a part of UN/LOCODE.
                 * @example NLRTM
                 */
                unlocode?: string;
                /**
                 * @description US address, with country=US. Matched exactly against recorded address points, never estimated.
                 * @example 1600 Pennsylvania Ave NW, Washington
                 */
                address?: string;
                /**
                 * @description ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. A value without an offset is in UTC; with to or targets it is wall time of the source zone. Write + as %2B.
                 * @example 2026-07-01T12:00:00Z
                 */
                at?: string;
                /**
                 * @description IANA time zone identifier to convert to. Cannot be combined with targets.
                 * @example Asia/Tokyo
                 */
                to?: string;
                /**
                 * @description Comma-separated list of 1 to 10 IANA time zone identifiers to convert to. Cannot be combined with to.
                 * @example UTC,Asia/Tokyo
                 */
                targets?: string;
                /**
                 * @description Instant to use in a conversion if at has no offset and its wall time occurs twice or is skipped.
                 * @example compatible
                 */
                disambiguation?: "compatible" | "earlier" | "later" | "reject";
                /**
                 * @description BCP 47 language tag for deep.name, to.deep.name and targets[].deep.name. Other languages and scripts fall back to English. Offered: ar, bg, cs, da, de, el, en, en-GB, es, es-419, es-MX, fa, fi, fr, fr-CA, he, hi, hr, hu, id, it, ja, ko, nb, nl, pl, pt, pt-PT, ro, ru, sk, sl, sr, sr-Latn, sv, th, tr, uk, vi, zh-Hans, zh-Hant.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Edition of the time-zone database, one of /time/editions. Default: the default of the service.
                 * @example 2026c
                 */
                edition?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description IANA time zone identifier or alias, in either case. Slashes can be encoded as %2F.
                 * @example America/New_York
                 */
                timezone: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Time"];
                };
            };
            400: components["responses"]["InvalidRequestOrAmbiguousTimeOrNonexistentTime"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHolidayByCountry: {
        parameters: {
            query?: {
                /**
                 * @description Gregorian year. Default: the current year in UTC.
                 * @example 2026
                 */
                year?: number;
                /**
                 * @description Type of day: public holidays, observances (bank and school holidays, days of remembrance), or all.
                 * @example public
                 */
                type?: "public" | "observance" | "all";
                /**
                 * @description Restricts to days observed in this region: ISO 3166-2 code, with or without the country.
                 * @example BY
                 */
                region?: string;
                /**
                 * @description Response format: JSON, or iCalendar as with Accept: text/calendar. Errors are always JSON.
                 * @example json
                 */
                format?: "json" | "ics";
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case.
                 * @example FR
                 */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                    "text/calendar": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHolidayBridgesByCountry: {
        parameters: {
            query?: {
                /**
                 * @description Gregorian year. Default: the current year in UTC.
                 * @example 2026
                 */
                year?: number;
                /**
                 * @description Restricts to days observed in this region: ISO 3166-2 code, with or without the country.
                 * @example BY
                 */
                region?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case.
                 * @example FR
                 */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayBridges"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHolidayByCountryAndDate: {
        parameters: {
            query?: {
                /**
                 * @description Type of day: public holidays, observances (bank and school holidays, days of remembrance), or all.
                 * @example public
                 */
                type?: "public" | "observance" | "all";
                /**
                 * @description Restricts to days observed in this region: ISO 3166-2 code, with or without the country.
                 * @example BY
                 */
                region?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, in either case.
                 * @example FR
                 */
                country: string;
                /**
                 * @description ISO date, YYYY-MM-DD, in the years 1970 to 2076.
                 * @example 2026-07-04
                 */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayDate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDateBusinessByDate: {
        parameters: {
            query?: {
                /**
                 * @description Country: ISO 3166-1 code. Use either country or market.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Includes the holidays of this region: ISO 3166-2 code.
                 * @example BY
                 */
                region?: string;
                /**
                 * @description Settlement calendar, as an alternative to country.
                 * @example target2
                 */
                market?: "target2" | "federal_reserve" | "nyse" | "lse";
                /**
                 * @description Number of business days to add; negative to subtract.
                 * @example 5
                 */
                add?: number;
                /**
                 * @description ISO date up to which business days are counted, at most ten years from date.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description ISO date, YYYY-MM-DD, in the years 1970 to 2076.
                 * @example 2026-07-03
                 */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DateBusiness"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDateByDate: {
        parameters: {
            query?: {
                /**
                 * @description Order of dates with the year last, such as 12/31/2026 or 31.12.2026. ISO dates are always accepted.
                 * @example mdy
                 */
                format?: "mdy" | "dmy";
                /**
                 * @description Second date, for the difference in days. Same formats.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description ISO date, YYYY-MM-DD, years 0001 to 9999. With format, the year can be last.
                 * @example 2026-11-20
                 */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Date"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDate: {
        parameters: {
            query?: {
                /**
                 * @description Order of dates with the year last, such as 12/31/2026 or 31.12.2026. ISO dates are always accepted.
                 * @example mdy
                 */
                format?: "mdy" | "dmy";
                /**
                 * @description Second date, for the difference in days. Same formats.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Date"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMeasureUnits: {
        parameters: {
            query?: {
                /**
                 * @description Part of the key, symbol, name or an alias.
                 * @example gallon
                 */
                q?: string;
                /**
                 * @description Type of quantity.
                 * @example length
                 */
                type?: string;
                /**
                 * @description Key, symbol, name or alias of a unit. An ambiguous text returns several units.
                 * @example mi
                 */
                unit?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeasureUnits"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMeasureByMeasure: {
        parameters: {
            query?: {
                /**
                 * @description Target unit: key, symbol, name or alias. Default: the unit of the value.
                 * @example mi
                 */
                to?: string;
                /**
                 * @description System of gallon, ton and ounce: US or imperial.
                 * @example us
                 */
                system?: "us" | "imperial";
                /**
                 * @description BCP 47 tag of the language whose decimal and grouping separators the value uses. Default: en.
                 * @example de
                 */
                locale?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description A number and its unit, or a sum such as 5ft 11in.
                 * @example 10km
                 */
                measure: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Measure"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCurrencyByCode: {
        parameters: {
            query?: {
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description ISO 4217 alphabetic code, in either case.
                 * @example USD
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Currency"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCurrencyByBaseAndQuote: {
        parameters: {
            query?: {
                /**
                 * @description Day of the rate, not after today. If no rate was published that day, the latest earlier rate.
                 * @example 2024-02-29
                 */
                date?: string;
                /**
                 * @description Amount of the base currency to convert: a decimal number of up to 15 digits.
                 * @example 99.95
                 */
                amount?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description ISO 4217 code of the base currency, in either case.
                 * @example USD
                 */
                base: string;
                /**
                 * @description ISO 4217 code of the quote currency, in either case.
                 * @example EUR
                 */
                quote: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrencyRate"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getIbanByIban: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 code, for an IBAN without its country prefix.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description IBAN. Spaces, hyphens and case are ignored.
                 * @example DE89370400440532013000
                 */
                iban: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Iban"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBinByBin: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description The first 6 to 11 digits of a card number. Complete card numbers are rejected.
                 * @example 411111
                 */
                bin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Bin"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVatByNumber: {
        parameters: {
            query?: {
                /**
                 * @description ISO 3166-1 code, for a number without its country prefix.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Your own VAT number. With deep=true, VIES then returns a consultation reference.
                 * @example DE136695976
                 */
                from?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description VAT number. Spaces, dots, hyphens and case are ignored.
                 * @example DE136695976
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vat"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNpiByNpi: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Ten digits. Spaces and hyphens are ignored.
                 * @example 1234567893
                 */
                npi: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Npi"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getVinByVin: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Seventeen characters. Spaces, hyphens and case are ignored.
                 * @example 1HGCM82633A004352
                 */
                vin: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Vin"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTariffByCode: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description 2, 4, 6, 8 or 10 digits, with or without dots.
                 * @example 0901
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tariff"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTariff: {
        parameters: {
            query: {
                /**
                 * @description Words that must all match, or the start of a code.
                 * @example coffee
                 */
                q: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TariffSearch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNaicsByCode: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description NAICS code of two to six digits, or the range of a sector.
                 * @example 541511
                 */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Naics"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNaics: {
        parameters: {
            query: {
                /**
                 * @description Words to search for, or the start of a code.
                 * @example software
                 */
                q: string;
                /**
                 * @description Maximum number of results.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NaicsSearch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPhoneByNumber: {
        parameters: {
            query?: {
                /**
                 * @description Country of a national number outside North America: ISO 3166-1 code. Ignored for international numbers.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Phone number, preferably E.164. Separators are ignored.
                 * @example +12125550123
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Phone"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCarrierByNumber: {
        parameters: {
            query?: {
                /**
                 * @description Country of a national number outside North America: ISO 3166-1 code. Ignored for international numbers.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Phone number, preferably E.164. Separators are ignored.
                 * @example +12125550123
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Carrier"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCallerByNumber: {
        parameters: {
            query?: {
                /**
                 * @description Country of a national number outside North America: ISO 3166-1 code. Ignored for international numbers.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Phone number, preferably E.164. Separators are ignored.
                 * @example +12125550123
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Caller"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDeniedOrPlanRequired"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getHlrByNumber: {
        parameters: {
            query?: {
                /**
                 * @description Country of a national number outside North America: ISO 3166-1 code. Ignored for international numbers.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Phone number, preferably E.164. Separators are ignored.
                 * @example +12125550123
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Hlr"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDeniedOrPlanRequired"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmailByEmail: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Email address.
                 * @example jane@example.com
                 */
                email: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Email"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDomainByDomain: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Domain name, in either case, ASCII or Unicode.
                 * @example example.com
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Domain"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMxByDomain: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Domain name, in either case, ASCII or Unicode.
                 * @example example.com
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mx"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDnsByDomain: {
        parameters: {
            query?: {
                /**
                 * @description Record types, separated by commas: A, AAAA, CNAME, MX, NS, TXT, SOA, CAA, SRV, PTR. Default: all common types for the name.
                 * @example A,MX
                 */
                type?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Domain name, in either case, ASCII or Unicode.
                 * @example example.com
                 */
                domain: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dns"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUseragent: {
        parameters: {
            query?: {
                /**
                 * @description User-Agent string. Takes precedence over the header of the request.
                 * @example Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15
                 */
                ua?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Useragent"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMacByMac: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description EUI-48 or EUI-64, with colons, hyphens, dots or no separators.
                 * @example 00:1A:11:00:00:00
                 */
                mac: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mac"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNameByName: {
        parameters: {
            query?: {
                /**
                 * @description Country whose name order applies: ISO 3166-1 alpha-2 code.
                 * @example FR
                 */
                country?: string;
                /**
                 * @description BCP 47 tag of the name's language, as an alternative to country.
                 * @example ja
                 */
                name_locale?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description The name as written.
                 * @example BILLY O'SHALL
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Name"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmojiByEmoji: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description The character, a shortcode with or without colons, or the English name.
                 * @example wave
                 */
                emoji: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Emoji"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getEmoji: {
        parameters: {
            query: {
                /**
                 * @description One or more words.
                 * @example cat
                 */
                q: string;
                /**
                 * @description Maximum number of emoji.
                 * @example 10
                 */
                limit?: number;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmojiSearch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: {
                /**
                 * @description Name, former name or legal name, or a part of it.
                 * @example apple
                 */
                q?: string;
                /**
                 * @description Exact public website hostname or http(s) URL.
                 * @example apple.com
                 */
                domain?: string;
                /**
                 * @description Exact symbol, in either case.
                 * @example AAPL
                 */
                ticker?: string;
                /**
                 * @description Exchange or market label. Requires ticker.
                 * @example Nasdaq
                 */
                exchange?: string;
                /**
                 * @description CIK with or without leading zeros, or a number issued by authority.
                 * @example 320193
                 */
                identifier?: string;
                /**
                 * @description Authority that issued the identifier. Requires identifier. Default: sec.
                 * @example sec
                 */
                authority?: string;
                /**
                 * @description Country of incorporation: ISO 3166-1 alpha-2 code. A filter, or the only criterion.
                 * @example US
                 */
                country?: string;
                /**
                 * @description Industry classification. Requires industry.
                 * @example sic
                 */
                industry_type?: "sic";
                /**
                 * @description SIC code of exactly four digits. Requires industry_type.
                 * @example 7372
                 */
                industry?: string;
                /**
                 * @description Companies per page.
                 * @example 20
                 */
                limit?: number;
                /**
                 * @description The value of next from the previous page. Send the same selector, filters and limit.
                 * @example the value of next
                 */
                cursor?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanySearch"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompanyDirectoryCoverage: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyCoverage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompanyById: {
        parameters: {
            query?: {
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Stable company ID: co_ and 12 lower-case characters.
                 * @example co_8gdv9rgx7f32
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Company"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompanyByNumber: {
        parameters: {
            query?: {
                /**
                 * @description Country of the register or incorporation, when several companies have the number.
                 * @example US
                 */
                country?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path: {
                /**
                 * @description Company number, with or without leading zeros.
                 * @example 0000320193
                 */
                number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CompanyNumber"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimitedOrQuotaExceeded"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDatasets: {
        parameters: {
            query?: {
                /**
                 * @description Restricts the list to the data sources of a family, the first segment of a path.
                 * @example holiday
                 */
                family?: string;
                /**
                 * @description Adds more fields, in a nested object named deep.
                 * @example true
                 */
                deep?: components["parameters"]["Deep"];
                /**
                 * @description Indents the JSON.
                 * @example true
                 */
                pretty?: components["parameters"]["Pretty"];
                /**
                 * @description Rejects unknown parameters instead of ignoring them.
                 * @example true
                 */
                strict?: components["parameters"]["Strict"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Successful response. */
            200: {
                headers: {
                    "API-Version": components["headers"]["APIVersion"];
                    "X-Request-Id": components["headers"]["XRequestId"];
                    "X-RateLimit-Limit": components["headers"]["XRateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["XRateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["XRateLimitReset"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Datasets"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    postBulk: {
        parameters: {
            query?: {
                /**
                 * @description Fields of one family to add to each record.
                 * @example city.timezone,city.population
                 */
                add?: string;
                /**
                 * @description Parameters of the path with the columns that contain their values. Default: a column with the name of the family.
                 * @example name=Town,country
                 */
                by?: string;
                /**
                 * @description Without add: fields of the responses, as dotted names. Required for CSV output.
                 * @example name,timezone
                 */
                fields?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
                "text/csv": string;
            };
        };
        responses: {
            /** @description One line per row, in the format of Accept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["InvalidApiKey"];
            403: components["responses"]["PermissionDenied"];
            429: components["responses"]["RateLimited"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
