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
         *     With deep=true: state, city, coordinates and time zone of the city. These values are estimates, or come from a geofeed of the network (RFC 8805) that the operator of this service has imported. A geofeed takes precedence over an estimate, and the smallest of several blocks applies. A response never combines both.
         *
         *     Locations are estimates: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0, or the city dataset that /datasets lists with its attribution. The country is the one that most of four sources name. If these sources disagree with the city, state and city are null.
         *
         *     anycast is true for addresses that many places announce at the same time, such as those of content delivery networks and public resolvers. The location of such addresses is unknown: country is null unless a geofeed declares it.
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
         *     With deep=true: state, city, coordinates and time zone of the city. These values are estimates, or come from a geofeed of the network (RFC 8805) that the operator of this service has imported. A geofeed takes precedence over an estimate, and the smallest of several blocks applies. A response never combines both.
         *
         *     Locations are estimates: IP Geolocation by DB-IP (https://db-ip.com), CC BY 4.0, or the city dataset that /datasets lists with its attribution. The country is the one that most of four sources name. If these sources disagree with the city, state and city are null.
         *
         *     anycast is true for addresses that many places announce at the same time, such as those of content delivery networks and public resolvers. The location of such addresses is unknown: country is null unless a geofeed declares it.
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
         *     The country is where the registries list the system. With deep=true, usage_country is an estimate of where most of its addresses are used.
         *
         *     One pooled request for a response with status 200 or 304; errors are free.
         *
         *     `deep=true`: Included in every plan.
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
         *     Metres and feet above sea level. method is the source of the height: tile (SRTM or Copernicus tiles of the operator, ELEVATION_TILES), sea (0 by definition) or estimate. Estimates come from a relief of the globe with cells of 9 km, adjusted to the known heights of the nearest places. 900 summits, cities and lakes have their published height; other peaks and gorges far from places are flattened. accuracy is the maximum error in metres: at least 97 % of the estimates stay within it.
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
         *     WEATHER_PROVIDER selects the provider; the default is Open-Meteo, free of charge for non-commercial use. When it fails or is turned off, the response is 503. Values are cached for up to 10 minutes, for points of about 1 km; observed_at is their time.
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
         * @description A district by its US county FIPS, French INSEE department or British GSS code. Areas (UK), property tax and population (UK, Puerto Rico) are null until the operator imports official files.
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
         *     tax and tax_rate: the general consumption tax of the country or, in the US, of the state. tax_rate_state is the part of the state.
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
         *     Editions are compared up to the end of 2100. from is null when the difference starts with the first record, and until is null when it is permanent. changed lists offset, standard_offset, dst and abbreviation.
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
         *     Cities come from the bundled city records, addresses from imported US address points, countries from the zone table of the edition. IP locations come from imported geofeeds or measured coordinates, else from countries (estimates). Airports come from an open airport dataset, ports from a national port index (incomplete coverage of UN/LOCODE).
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
         * @description The public holidays of a country in a year, by date. coverage is false without a calendar of the country, and in years before its first verified year.
         *
         *     - with `year`: The public holidays of a country in a year, by date. coverage is false without a calendar of the country, and in years before its first verified year.
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
         * @description The long weekends of a country in a year, and single working days between days off. coverage is false without a calendar of the country, and in years before its first verified year.
         *
         *     - with `year`: The long weekends of a country in a year, and single working days between days off. coverage is false without a calendar of the country, and in years before its first verified year.
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
         * @description The holiday of a country on a date; null when the date has no holiday.
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
         * @description Business days of a country, region or settlement calendar: the status of a date, the nearest business days, the result of a step, and a count.
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
         *     Without an imported file and with NPPES_URL=none or OFFLINE=true, registered and all facts of the registry are null.
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
         * @description Searches a fixed selection of 500 leading US public companies by name, website, ticker or identifier. Also lists them by country and industry. The selection is not complete business coverage: an empty result does not prove that a business does not exist. Candidates are never selected automatically. Phone numbers and email addresses are not verified for reachability or ownership. A logo is a reference, not a permission to use it. The status does not establish that the business operates, is listed or is solvent.
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
            /** @description Address in one line: as recorded if exactly one address matches, otherwise as requested. */
            address: string;
            /** @description Whether the text has the form of a US address: house number and street. */
            valid: boolean;
            /** @description Whether a recorded address matches. */
            registered: boolean;
            /** @description Number of recorded addresses that match. If it is above 1, add city, state or ZIP code to the request. */
            matches: number;
            /** @description House number. Null unless exactly one address matches. */
            number: string | null;
            /** @description Street, as recorded. Null unless exactly one address matches. */
            street: string | null;
            /** @description Apartment, suite or other unit. Null when the address has none. */
            unit: string | null;
            /** @description Postal city. Null when not recorded. */
            city: string | null;
            /** @description FIPS code of the county, for example `36061`. Null when name and point do not identify one. */
            district: string | null;
            /** @description Name of the county, as recorded, or else by the address point. Null when neither is available. */
            district_name: string | null;
            /** @description USPS code of the state, for example `NY`. Null unless exactly one address matches. */
            state: string | null;
            /** @description English name of the state. Null unless exactly one address matches. */
            state_name: string | null;
            /** @description ZIP code, five digits. Null when not recorded. */
            postal: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. Null unless exactly one address matches. */
            country: string | null;
            /** @description English name of the country. Null unless exactly one address matches. */
            country_name: string | null;
            /** @description Latitude of the recorded address point in WGS 84 degrees. Null unless exactly one address matches. */
            latitude: number | null;
            /** @description Longitude of the recorded address point in WGS 84 degrees. Null unless exactly one address matches. */
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
            /** @description Matching addresses, sorted by street, state and city. */
            addresses: {
                /** @description Address in one line: as recorded if exactly one address matches, otherwise as requested. */
                address: string;
                /** @description House number. Null unless exactly one address matches. */
                number: string | null;
                /** @description Street, as recorded. Null unless exactly one address matches. */
                street: string | null;
                /** @description Apartment, suite or other unit. Null when the address has none. */
                unit: string | null;
                /** @description Postal city. Null when not recorded. */
                city: string | null;
                /** @description USPS code of the state, for example `NY`. Null unless exactly one address matches. */
                state: string | null;
                /** @description ZIP code, five digits. Null when not recorded. */
                postal: string | null;
                /** @description Latitude of the recorded address point in WGS 84 degrees. Null unless exactly one address matches. */
                latitude: number | null;
                /** @description Longitude of the recorded address point in WGS 84 degrees. Null unless exactly one address matches. */
                longitude: number | null;
            }[];
            /**
             * @description Why the search found no addresses. Null when it found some.
             * @enum {string|null}
             */
            reason: "more_input" | "missing_context" | "no_matches" | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Asn: {
            /** @description AS number, 1 to 4294967295. */
            asn: number;
            /** @description Name of the organization. */
            name: string;
            /** @description ISO 3166-1 alpha-2 code of the country in which the registries list it. Null when unknown. */
            country: string | null;
            /** @description English name of the country in which it is registered. Null when unknown. */
            country_name: string | null;
            /** @description Number of announced blocks after merging adjacent ones. */
            prefix_count: number;
            /** @description Announced blocks in CIDR notation after merging adjacent ones; IPv4 before IPv6, sorted by address. */
            prefixes: string[];
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["AsnDeep"];
        };
        AsnDeep: {
            /** @description ISO 3166-1 alpha-2 code of the country with most of its addresses, estimated. Null when unknown. */
            usage_country: string | null;
            /** @description English name of the country with most of its addresses, estimated. Null when unknown. */
            usage_country_name: string | null;
        };
        Bin: {
            /** @description The requested digits. */
            bin: string;
            /** @description The leading digits that identify the scheme. */
            prefix: string;
            /** @description ISO 3166-1 alpha-2 code of the issuer's country. Null when the issuer is not known. */
            country: string | null;
            /** @description The issuing bank. Null when not known, or when sources disagree. */
            issuer: string | null;
            /** @description Identifier of the card scheme: `visa`, `american-express`. */
            brand: string;
            /** @description Name of the card scheme: `Visa`, `American Express`. */
            brand_name: string;
            /**
             * @description Kind of card. Null when open data does not contain it.
             * @enum {string|null}
             */
            type: "credit" | "debit" | null;
            /** @description Whether the card is prepaid. Null when open data does not contain it. */
            prepaid: boolean | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Bloc: {
            /** @description Code, upper case: `EU`, `NATO`, `MERCOSUR`. */
            bloc: string;
            /** @description English name. */
            name: string;
            /** @description Number of member countries. */
            members: number;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        BlocCountries: {
            /** @description Code, upper case: `EU`, `NATO`, `MERCOSUR`. */
            bloc: string;
            /** @description Its member countries, sorted by code. The price includes `callingCode`, `name`, `emoji`, `nameLanguages`. */
            countries: components["schemas"]["CountryCountries"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Blocs: {
            /** @description All blocs, sorted by code. The price includes `name`, `memberCount`. */
            blocs: {
                /** @description Code, upper case: `EU`, `NATO`, `MERCOSUR`. */
                bloc: string;
                /** @description English name. */
                name: string;
                /** @description Number of member countries. */
                members: number;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        BoundingBox: {
            /** @description Longitude of the western edge, -180 to 180. */
            west: number;
            /** @description Latitude of the southern edge, -90 to 90. */
            south: number;
            /** @description Longitude of the eastern edge, -180 to 180. */
            east: number;
            /** @description Latitude of the northern edge, -90 to 90. */
            north: number;
        };
        CalendarDateDeep: {
            /** @description Year, 1 to 9999. Null when not valid. */
            year: number | null;
            /** @description Month, 1 to 12. Null when not valid. */
            month: number | null;
            /** @description English name of the month. Null when not valid. */
            month_name: string | null;
            /** @description Day of the month, 1 to 31. Null when not valid. */
            day: number | null;
            /** @description ISO 8601 day of the week, 1 (Monday) to 7 (Sunday). Null when not valid. */
            weekday: number | null;
            /** @description English name of the day of the week. Null when not valid. */
            weekday_name: string | null;
            /** @description ISO 8601 week, 1 to 53. Null when not valid. */
            week: number | null;
            /** @description Year of the ISO 8601 week; it can differ from `year` around New Year. Null when not valid. */
            week_year: number | null;
            /** @description Day of the year, 1 to 366. Null when not valid. */
            day_of_year: number | null;
            /** @description Quarter, 1 to 4. Null when not valid. */
            quarter: number | null;
            /** @description Whether the year is a leap year. Null when not valid. */
            leap: boolean | null;
            /** @description Number of days in the month, 28 to 31. Null when not valid. */
            days_in_month: number | null;
        };
        Caller: {
            /** @description Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
            phone: string | null;
            /** @description Whether the number is valid in its numbering plan. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services. */
            country: string | null;
            /** @description Registered name. Null when the database has none, or the number is not valid. */
            caller: string | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Carrier: {
            /** @description Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
            phone: string | null;
            /** @description Whether the number is valid in its numbering plan. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services. */
            country: string | null;
            /**
             * @description Line type; `unknown` when neither the network query nor the numbering plan has it.
             * @enum {string}
             */
            type: "mobile" | "landline" | "voip" | "toll_free" | "unknown";
            /** @description Display name of the carrier; without a network query, the original holder of the number block. Null when unknown. */
            carrier: string | null;
            /** @description Whether the carrier is a known provider of burner (disposable) numbers. Null when the carrier is unknown. */
            burner: boolean | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CarrierDeep"];
        };
        CarrierDeep: {
            /** @description City of the number block; not a live location. Null when unknown. */
            city: string | null;
            /** @description Code of the state or province of the area code (North America). Null for other countries. */
            state: string | null;
            /** @description Name of the state or province of the area code (North America). Null for other countries. */
            state_name: string | null;
        };
        City: {
            /** @description English name, or the native name when there is no English one; `lang` selects another language. */
            name: string;
            /** @description Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
            name_local: string | null;
            /** @description `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. */
            type: string;
            /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
            state: string | null;
            /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for other countries. */
            district: string | null;
            /** @description English or native name of the district. Null when not recorded. */
            district_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Latitude in WGS 84 degrees. */
            latitude: number;
            /** @description Longitude in WGS 84 degrees. */
            longitude: number;
            /** @description IANA identifier of its time zone, for example `Europe/Oslo`. */
            timezone: string;
            /** @description Number of people. Null when unknown. */
            population: number | null;
            /** @description Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. */
            id: string;
            /** @description Number of cities with exactly the requested name, including this one. */
            matches: number;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CityDeep"];
        };
        CityDeep: {
            /**
             * @description Whether it is the capital of its country or of its state. Null when it is not a capital.
             * @enum {string|null}
             */
            capital_of?: "country" | "state" | null;
            /** @description Elevation, metres above sea level, as recorded or from an elevation model. Null when unknown. */
            elevation?: number | null;
            /** @description Elevation, feet above sea level. Null when unknown. */
            elevation_ft?: number | null;
            /** @description Number of people. Null when unknown. */
            population?: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null or the year is not known. */
            population_period?: string | null;
            /** @description Total area, km². Null when not recorded. */
            area?: number | null;
            /** @description Land area, km². Null when not recorded. */
            land_area?: number | null;
            /** @description Water area, km². Null when not recorded. */
            water_area?: number | null;
        };
        CityId: {
            /** @description English name, or the native name when there is no English one; `lang` selects another language. */
            name: string;
            /** @description Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
            name_local: string | null;
            /** @description `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. */
            type: string;
            /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
            state: string | null;
            /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for other countries. */
            district: string | null;
            /** @description English or native name of the district. Null when not recorded. */
            district_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Latitude in WGS 84 degrees. */
            latitude: number;
            /** @description Longitude in WGS 84 degrees. */
            longitude: number;
            /** @description IANA identifier of its time zone, for example `Europe/Oslo`. */
            timezone: string;
            /** @description Number of people. Null when unknown. */
            population: number | null;
            /** @description Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. */
            id: string;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CityDeep"];
        };
        CityNearby: {
            /** @description English name, or the native name when there is no English one; `lang` selects another language. */
            city: string;
            /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
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
            /** @description Other cities around it, sorted by distance. The price includes all their fields that are not records themselves. */
            nearby: {
                /** @description English name, or the native name when there is no English one; `lang` selects another language. */
                name: string;
                /** @description Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
                name_local: string | null;
                /** @description `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. */
                type: string;
                /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
                state: string | null;
                /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
                state_name: string | null;
                /** @description Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for other countries. */
                district: string | null;
                /** @description English or native name of the district. Null when not recorded. */
                district_name: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description Name of the country; English unless `lang` selects another language. */
                country_name: string;
                /** @description Latitude in WGS 84 degrees. */
                latitude: number;
                /** @description Longitude in WGS 84 degrees. */
                longitude: number;
                /** @description IANA identifier of its time zone, for example `Europe/Oslo`. */
                timezone: string;
                /** @description Number of people. Null when unknown. */
                population: number | null;
                /** @description Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. */
                id: string;
                /** @description Distance from the requested point or city in the requested unit, rounded to two decimals. */
                distance: number;
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["CityDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        CityNearest: {
            /** @description English name, or the native name when there is no English one; `lang` selects another language. */
            name: string;
            /** @description Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
            name_local: string | null;
            /** @description `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. */
            type: string;
            /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
            state: string | null;
            /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for other countries. */
            district: string | null;
            /** @description English or native name of the district. Null when not recorded. */
            district_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Latitude in WGS 84 degrees. */
            latitude: number;
            /** @description Longitude in WGS 84 degrees. */
            longitude: number;
            /** @description IANA identifier of its time zone, for example `Europe/Oslo`. */
            timezone: string;
            /** @description Number of people. Null when unknown. */
            population: number | null;
            /** @description Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. */
            id: string;
            /** @description Distance from the requested point or city in the requested unit, rounded to two decimals. */
            distance: number;
            /** @description Distance from the requested point or city in the requested unit, rounded to two decimals. */
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
            /** @description The matching cities, best match first; empty when nothing was found. The price includes all their fields that are not records themselves. */
            cities: {
                /** @description English name, or the native name when there is no English one; `lang` selects another language. */
                name: string;
                /** @description Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
                name_local: string | null;
                /** @description `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. */
                type: string;
                /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
                state: string | null;
                /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
                state_name: string | null;
                /** @description Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for other countries. */
                district: string | null;
                /** @description English or native name of the district. Null when not recorded. */
                district_name: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description Name of the country; English unless `lang` selects another language. */
                country_name: string;
                /** @description Latitude in WGS 84 degrees. */
                latitude: number;
                /** @description Longitude in WGS 84 degrees. */
                longitude: number;
                /** @description IANA identifier of its time zone, for example `Europe/Oslo`. */
                timezone: string;
                /** @description Number of people. Null when unknown. */
                population: number | null;
                /** @description Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. */
                id: string;
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["CityDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ClockAlternatives: {
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
            unix: number | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
        };
        ClockBefore: {
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description UTC offset in seconds; positive east of UTC. Null when unresolved. */
            offset_seconds: number | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
        };
        ClockNextDst: {
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
        };
        ClockSetting: {
            /** @description Abbreviation in effect, for example `EST` or `+0545`. */
            abbreviation: string;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` when the offset has seconds. */
            offset: string;
            /** @description UTC offset in seconds; positive east of UTC. */
            offset_seconds: number;
            /** @description UTC offset of standard time, in seconds. */
            standard_offset_seconds: number;
            /** @description DST flag of the rule. */
            dst: boolean;
        };
        ClockTo: {
            /** @description IANA identifier in the spelling of the database; aliases are not replaced. Null when unresolved. */
            timezone: string | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
            unix: number | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeep"];
        };
        Company: {
            /** @description Stable id: `co_` and twelve lower-case letters or digits. It does not change with name, symbols or CIK. */
            id: string;
            /** @description Primary display name. */
            name: string;
            /** @description ISO 3166-1 alpha-2 code of the recorded country of incorporation; independent of headquarters and operations. Null when not recorded. */
            country: string | null;
            /** @description Recorded website URL. Null when no single URL is recorded; `hostnames` then lists all known hostnames. */
            website: string | null;
            /** @description Recorded listings; none is marked as primary. Empty when none is recorded, which does not mean that the company is private. */
            listings: components["schemas"]["CompanyListing"][];
            /** @description One recorded address: the first headquarters address, or else business, registered or mailing address. Null when none is recorded. */
            address: components["schemas"]["CompanyAddress"] | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CompanySearchCompany"];
        };
        CompanyAddress: {
            /** @description `headquarters`, `business`, `registered`, `mailing`, or another word that the source uses. */
            type: string;
            /** @description Street and number, possibly with suite or floor. Null when unknown. */
            street: string | null;
            /** @description City. Null when unknown. */
            city: string | null;
            /** @description Subdivision code without the country prefix, for example `CA`. Null when unknown, or when the recorded code conflicts with the country. */
            state: string | null;
            /** @description Postal code. Null when unknown. */
            postal: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when unknown. */
            country: string | null;
        };
        CompanyCoverage: {
            /** @description Label of the selection: `us_public_top500`. */
            scope: string;
            /** @description Name of the directory. */
            label: string;
            /** @description What the counts imply and what they do not. */
            description: string;
            /** @description Latest instant when a source was read, ISO 8601 in UTC. Null when nothing is loaded. */
            snapshot_at: string | null;
            /** @description Number of loaded profiles. */
            companies: number;
            /** @description ISO 3166-1 alpha-2 codes of the countries of incorporation, sorted. */
            countries: string[];
            /** @description Number of profiles with at least one website hostname. */
            with_website: number;
            /** @description Number of profiles with at least one listing. */
            with_listings: number;
            /** @description Number of profiles with at least one address. */
            with_address: number;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        CompanyEmailAddress: {
            /** @description Email address. */
            address: string;
            /** @description Purpose as stated by the source. Null when the source does not state one. */
            type: string | null;
        };
        CompanyFounding: {
            /** @description YYYY, YYYY-MM or YYYY-MM-DD, according to `precision`. */
            value: string;
            /**
             * @description Precision of the date.
             * @enum {string}
             */
            precision: "year" | "month" | "day";
        };
        CompanyHostname: {
            /** @description Hostname in lower case, for example `www.apple.com`. */
            domain: string;
            /** @description Recorded URL. Null when only the hostname is known. */
            url: string | null;
        };
        CompanyIdentifier: {
            /** @description Kind of number: `cik`, `ein`, `lei`. */
            type: string;
            /** @description Authority that assigned the number: `sec`, `irs`, `gleif`. */
            authority: string;
            /** @description The number in the notation of the authority, with leading zeros. */
            value: string;
        };
        CompanyIndustry: {
            /** @description Classification system: `sic`. */
            type: string;
            /** @description Code with leading zeros. */
            code: string;
            /** @description Title of the code. Null when unknown. */
            name: string | null;
        };
        CompanyJurisdiction: {
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Subdivision code without the country prefix, for example `DE` for Delaware. Null when the jurisdiction is the complete country. */
            state: string | null;
        };
        CompanyListing: {
            /** @description Recorded label of the exchange or market, for example `Nasdaq`; not a MIC. */
            exchange: string;
            /** @description Symbol on that exchange, with a dot before the share class, for example `BRK.B`. */
            symbol: string;
        };
        CompanyNumber: {
            /** @description The number in the notation of the register. */
            company: string;
            /** @description Whether format and check digits are correct by the rules of the country. Always true for numbers in the directory. */
            valid: boolean;
            /** @description Whether the register has the number. Null when no register of the country can be queried. */
            registered: boolean | null;
            /** @description ISO 3166-1 alpha-2 code of the recorded country of incorporation, or else of the register. Null when not recorded. */
            country: string | null;
            /** @description Kind of number. In the directory: `cik`, `ein` or `lei`. In national registers: `company_number`, `siren`, `siret`, `acn`, `abn` or `orgnr`. Null when the format matches none of them. */
            type: string | null;
            /** @description Primary display name. Null when unknown. */
            name: string | null;
            /** @description Whether the recorded legal-entity status is `active`. Null when no status is recorded. */
            active: boolean | null;
            /** @description Street and number of the recorded address. Null when unknown. */
            address: string | null;
            /** @description City of the recorded address. Null when unknown. */
            city: string | null;
            /** @description Subdivision code of the recorded address without the country prefix. Null when unknown. */
            state: string | null;
            /** @description Postal code of the recorded address. Null when unknown. */
            postal: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CompanyRegistrationDeep"];
        };
        CompanyPhoneNumber: {
            /** @description Phone number, in E.164 format if the source allows it. */
            number: string;
            /** @description Purpose as stated by the source. Null when the source does not state one. */
            type: string | null;
        };
        CompanyRegistrationDeep: {
            /** @description Title of the first recorded industry, or its code if the register has no title. Null when none is recorded. */
            activity: string | null;
            /** @description Name of the subdivision of the recorded address. Null when unknown. */
            state_name: string | null;
            /** @description Short name; English unless `lang` selects another language. Null when not recorded. */
            country_name: string | null;
            /** @description VAT number. Null when none is recorded. */
            vat: string | null;
            /** @description Goods and services tax number. Null when none is recorded. */
            gst: string | null;
            /** @description Australian company number. Null when none is recorded. */
            acn: string | null;
            /** @description SIREN, the French company number. Null when none is recorded. */
            siren: string | null;
            /** @description SIRET, the French establishment number, of the head office. Null when none is recorded. */
            siege: string | null;
            /** @description Kind of legal entity, as a name or code of the register. Null when none is recorded. */
            kind: string | null;
            /** @description Electronic invoicing address. Null when none is recorded. */
            invoice: string | null;
        };
        CompanySearch: {
            /** @description The company. */
            companies: {
                /** @description Stable id: `co_` and twelve lower-case letters or digits. It does not change with name, symbols or CIK. */
                id: string;
                /** @description Primary display name. */
                name: string;
                /** @description ISO 3166-1 alpha-2 code of the recorded country of incorporation; independent of headquarters and operations. Null when not recorded. */
                country: string | null;
                /** @description Recorded website URL. Null when no single URL is recorded; `hostnames` then lists all known hostnames. */
                website: string | null;
                /** @description Recorded listings; none is marked as primary. Empty when none is recorded, which does not mean that the company is private. */
                listings: components["schemas"]["CompanyListing"][];
                /** @description One recorded address: the first headquarters address, or else business, registered or mailing address. Null when none is recorded. */
                address: components["schemas"]["CompanyAddress"] | null;
                /** @description The fact that matched the search. */
                match: {
                    /**
                     * @description The matching fact.
                     * @enum {string}
                     */
                    field: "name" | "legal_name" | "aliases" | "website" | "domains" | "ticker" | "identifier" | "filters";
                    /** @description The matching fact as recorded. Null when the request has no selector. */
                    value: string | null;
                    /** @description Label of the exchange of the listing. */
                    exchange?: string;
                    /** @description Kind of number, for example `cik`. */
                    type?: string;
                    /** @description Authority that assigned the number, for example `sec`. */
                    authority?: string;
                };
                /** @description The company. */
                deep?: components["schemas"]["CompanySearchCompany"];
            }[];
            /** @description Cursor of the last record on the page. Null when the page is empty. */
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
            /** @description Recorded legal-entity status. It does not imply that the business operates, is listed, is solvent or accepts customers. Null when not recorded. */
            status: string | null;
            /** @description Website hostnames in recorded order, except the hostname of `website`. A hostname can belong to several companies. */
            domains: components["schemas"]["CompanyHostname"][];
            /** @description Recorded identifiers. A number is unique only within its authority. */
            identifiers: components["schemas"]["CompanyIdentifier"][];
            /** @description Day of incorporation, YYYY-MM-DD. Null when not recorded to the day. */
            incorporated: string | null;
            /** @description All recorded addresses except `address`, in recorded order; empty when it has no others. */
            addresses: components["schemas"]["CompanyAddress"][];
            /** @description Industry classifications; empty when none is recorded. */
            industries: components["schemas"]["CompanyIndustry"][];
            /** @description Id of the parent company in the directory. Null when none is known or it is not in the directory. */
            parent: string | null;
            /** @description Business summary from filings; written for this directory if `sources` names none. Null when not recorded. */
            description?: string | null;
            /** @description HTTP(S) URL of a logo. The reference grants no permission to use it. Null when not recorded. */
            logo?: string | null;
            /** @description Profiles on social platforms; empty when none is recorded. Null when the loaded version has no descriptive facts. */
            social_profiles?: components["schemas"]["CompanySocialProfile"][] | null;
            /** @description Date of foundation, which can differ from `incorporated`. Null when not recorded. */
            founded?: components["schemas"]["CompanyFounding"] | null;
            /** @description Reported size of the workforce; never an estimate by this service. Null when none is recorded. */
            employees?: components["schemas"]["CompanyWorkforce"] | null;
            /** @description Sources of the descriptive facts; empty when none is recorded. Null when the loaded version has no descriptive facts. */
            sources?: components["schemas"]["CompanySource"][] | null;
            /** @description Recorded phone numbers; reachability and ownership are not verified. Null when none is selected. */
            phone_numbers?: components["schemas"]["CompanyPhoneNumber"][] | null;
            /** @description Recorded email addresses; reachability and ownership are not verified. Null when none is selected. */
            email_addresses?: components["schemas"]["CompanyEmailAddress"][] | null;
        };
        CompanySocialProfile: {
            /** @description Platform, for example `linkedin`. Null when unknown. */
            platform: string | null;
            /** @description HTTP(S) URL of the profile. */
            url: string;
            /** @description Account name. Null when unknown. */
            handle: string | null;
        };
        CompanySource: {
            /**
             * @description Kind of source.
             * @enum {string}
             */
            type: "website" | "sec_filing" | "editorial";
            /** @description HTTP(S) URL of the source. */
            url: string;
            /** @description REST keys of the facts in this record that come from the source. */
            fields: string[];
            /** @description Instant when the source was read, ISO 8601 in UTC. */
            observed_at: string;
            /** @description Instant of the latest update according to the source, ISO 8601 in UTC. Null when the source does not state it. */
            updated_at: string | null;
        };
        CompanyWorkforce: {
            /** @description Number of people or full-time equivalents, according to `basis`. Null when unknown. */
            count: number | null;
            /** @description Reference date of the count, YYYY-MM-DD. Null when unknown. */
            as_of: string | null;
            /** @description Scope of the count, for example `global`. Null when unknown. */
            scope: string | null;
            /** @description Method of the count, for example `reported`. Null when unknown. */
            method: string | null;
            /** @description Whether the source describes the count as approximate. Null when unknown. */
            approximate: boolean | null;
            /**
             * @description Unit of the count. Null when unknown.
             * @enum {string|null}
             */
            basis: "headcount" | "full_time" | "full_time_equivalent" | null;
        };
        Continent: {
            /** @description AF, AN, AS, EU, NA, OC or SA. */
            continent: string;
            /** @description Name; English unless `lang` selects another language. */
            name: string;
            /** @description UN M49 region, in English. Null for Antarctica, which has none. */
            region: string | null;
            /** @description UN M49 subregion, in English. Null when the continent has several. */
            subregion: string | null;
            /** @description Number of people: the sum over its countries. Overseas regions count in the continent where they are located, and each person counts once. Null for Antarctica. */
            population: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null. */
            population_period: string | null;
            /** @description Area in km²: the sum over its countries. */
            area: number;
            /** @description Globe emoji that shows the continent. */
            emoji: string;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ContinentCountries: {
            /** @description AF, AN, AS, EU, NA, OC or SA. */
            continent: string;
            /** @description Countries of which this is the main continent, sorted by code. The price includes `callingCode`, `name`, `emoji`, `nameLanguages`. */
            countries: components["schemas"]["CountryCountries"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Continents: {
            /** @description The seven continents, sorted by code. The price includes all their fields that are not records themselves. */
            continents: {
                /** @description AF, AN, AS, EU, NA, OC or SA. */
                continent: string;
                /** @description Name; English unless `lang` selects another language. */
                name: string;
                /** @description UN M49 region, in English. Null for Antarctica, which has none. */
                region: string | null;
                /** @description UN M49 subregion, in English. Null when the continent has several. */
                subregion: string | null;
                /** @description Number of people: the sum over its countries. Overseas regions count in the continent where they are located, and each person counts once. Null for Antarctica. */
                population: number | null;
                /** @description Year of the population count, for example `2020`. Null when `population` is null. */
                population_period: string | null;
                /** @description Area in km²: the sum over its countries. */
                area: number;
                /** @description Globe emoji that shows the continent. */
                emoji: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Countries: {
            /** @description Countries by ISO 3166-1 code, at most 300, in the requested order; an element is null when no country has the code. Without codes: all countries that pass the filters, sorted by code. The price includes `callingCode`, `name`, `emoji`, `nameLanguages`. */
            countries: (components["schemas"]["CountryCountries"] | null)[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Country: {
            /** @description ISO 3166-1 alpha-2 code, upper case, for example `FR`. */
            country: string;
            /** @description Short name; English unless `lang` selects another language. */
            name: string;
            /** @description Name in the main language and its script. Null when it equals the English name. */
            name_local: string | null;
            /** @description Name of the capital; English unless `lang` selects another language. Null when the country has no capital. */
            capital: string | null;
            /** @description Code of the main continent. */
            continent: string;
            /** @description ISO 4217 alphabetic code, upper case, for example `USD`. Null when the country has none, or none is recorded. */
            currency: string | null;
            /** @description Name, for example `US Dollar`; English unless `lang` selects another language. Null when the country has none, or none is recorded. */
            currency_name: string | null;
            /** @description Symbol in English text, for example `$`; the code if English has no other symbol. Null when none is recorded. */
            currency_symbol: string | null;
            /** @description Calling code with plus sign, for example `+44`; several North American countries share `+1`. Null when it has none. */
            calling_code: string | null;
            /** @description Flag emoji. */
            emoji: string;
            /** @description Shortest BCP 47 codes of its languages, the main language first. */
            languages: string[];
            /** @description IANA identifier in the spelling of the database, for example `Europe/Oslo`. An alias is not replaced by its canonical zone. */
            timezones: string[];
            /** @description Number of people. France and Finland include their regions that have their own ISO 3166-1 code; Moldova excludes the left bank of the Nistru. Null for uninhabited territories. */
            population: number | null;
            /** @description Year of the population count, for example `2024`. Null when `population` is null or the year is not certain. */
            population_period: string | null;
            /** @description Number of its top-level ISO 3166-2 subdivisions. */
            states: number;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["CountryDeep"];
        };
        CountryCountries: {
            /** @description ISO 3166-1 alpha-2 code, upper case, for example `FR`. */
            country: string;
            /** @description Short name; English unless `lang` selects another language. */
            name: string;
            /** @description Flag emoji. */
            emoji: string;
            /** @description Calling code with plus sign, for example `+44`; several North American countries share `+1`. Null when it has none. */
            calling_code: string | null;
        };
        CountryDeep: {
            /** @description ISO 3166-1 alpha-3 code, upper case, for example `FRA`. Null on a plan without paid facts. */
            iso3?: string | null;
            /** @description ISO 3166-1 numeric code: three digits with leading zeros, for example `250`. Null for Kosovo. */
            numeric?: string | null;
            /** @description Official name in English. Null on a plan without paid facts. */
            full_name?: string | null;
            /** @description English name for its people; several are separated by commas. Null when not known for certain. */
            demonym?: string | null;
            /** @description Name of the capital; English unless `lang` selects another language. Null when the country has no capital. */
            capital?: string | null;
            /** @description Latitude of the capital in WGS 84 degrees. Null when the country has no capital or the position is unknown. */
            capital_lat?: number | null;
            /** @description Longitude of the capital in WGS 84 degrees. Null when the country has no capital or the position is unknown. */
            capital_lon?: number | null;
            /** @description Region of UN M49, in English. Null for Antarctica. */
            region?: string | null;
            /** @description Subregion of UN M49, in English. Null for Antarctica. */
            subregion?: string | null;
            /** @description Number of people. France and Finland include their regions that have their own ISO 3166-1 code; Moldova excludes the left bank of the Nistru. Null for uninhabited territories. */
            population?: number | null;
            /** @description Year of the population count, for example `2024`. Null when `population` is null or the year is not certain. */
            population_period?: string | null;
            /** @description Total area, km². Null when not known for certain. */
            area?: number | null;
            /** @description Land area, km². Null when not known for certain. */
            land_area?: number | null;
            /** @description Inland water area, km². Null when not known for certain. */
            water_area?: number | null;
            /** @description Length of the coast, km; 0 for landlocked countries. Null when not known for certain. */
            coastline?: number | null;
            /** @description Mean elevation, metres above sea level. Null when not known for certain. */
            elevation?: number | null;
            /** @description The lowest point. Null when not known for certain. */
            lowest_point?: components["schemas"]["Summit"] | null;
            /** @description The highest point. Null when not known for certain. */
            highest_point?: components["schemas"]["Summit"] | null;
            /** @description Country-code top-level domain with the leading dot, for example `.fr`. Null when the country has none. */
            tld?: string | null;
            /** @description Name of the general consumption tax, for example `VAT`. Null when the country has none, or it is not known for certain. */
            tax?: string | null;
            /** @description Standard rate of the general consumption tax, percent. Null when it differs within the country or is not known for certain. */
            tax_rate?: number | null;
            /** @description Format of a business's tax number: N is a digit, A a letter, X either. Null when not recorded. */
            tax_id_format?: string | null;
            /** @description Anchored regular expression of a business's tax number. Null when not recorded. */
            tax_id_regex?: string | null;
            /** @description ISO 3166-1 alpha-2 codes of the countries with a land border, sorted by code. Null on a plan without paid facts. */
            borders?: string[] | null;
            /** @description Codes of the blocs of which it is a member, sorted by code. Null on a plan without paid facts. */
            blocs?: string[] | null;
            /**
             * @description First day of the week. Null on a plan without paid facts.
             * @enum {string|null}
             */
            week_start?: "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun" | null;
            /**
             * @description System of measurement. Null on a plan without paid facts.
             * @enum {string|null}
             */
            units?: "metric" | "us" | "uk" | null;
            /**
             * @description Side of the road on which traffic drives. Null when there are no roads.
             * @enum {string|null}
             */
            driving_side?: "left" | "right" | null;
            /** @description Types of household plugs as IEC letters, for example `C`; empty when not known for certain. Null on a plan without paid facts. */
            plugs?: ("A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O")[] | null;
            /** @description Household voltage, volts. Null when it differs within the country or is not known. */
            voltage?: number | null;
            /** @description Household frequency, hertz. Null when it differs within the country or is not known. */
            frequency?: number | null;
            /** @description Emergency numbers. Null on a plan without paid facts. */
            emergency?: {
                /** @description Number of the police. Null when not known for certain. */
                police: string | null;
                /** @description Number of the ambulance service. Null when not known for certain. */
                ambulance: string | null;
                /** @description Number of the fire brigade. Null when not known for certain. */
                fire: string | null;
            } | null;
            /** @description Format of postal codes: N is a digit, A a letter. Null when the country has none. */
            postal_format?: string | null;
            /** @description Anchored regular expression of postal codes. Null when the country has none. */
            postal_regex?: string | null;
            /** @description Code of its National Olympic Committee, for example `FRA`. Null when it has none. */
            ioc?: string | null;
            /** @description Three-letter FIFA code of its football association. Null when it has none or several. */
            fifa?: string | null;
            /** @description Distinguishing sign of its vehicles in international traffic, for example `F`. Null when it has none. */
            plate?: string | null;
            /** @description Latitude in WGS 84 degrees of a point on the largest land area: its centre if that is on land. For Monaco, the Vatican and small islands: latitude of the capital. Null when neither is known. */
            latitude?: number | null;
            /** @description Longitude in WGS 84 degrees of a point on the largest land area: its centre if that is on land. For Monaco, the Vatican and small islands: longitude of the capital. Null when neither is known. */
            longitude?: number | null;
            /** @description Bounding box of all land areas. Null when the boundaries are not known. */
            bounding_box?: components["schemas"]["BoundingBox"] | null;
            /** @description ISO 4217 codes of all currencies that are currently legal tender in the country, sorted; empty when it has none. On a plan without paid facts, also null. */
            currencies?: string[];
            /** @description Additional names by which `country` finds it, in several languages: short forms, former names and other spellings. Names in `translations` are not repeated. On a plan without paid facts, also null. */
            aliases?: string[];
        };
        CountryStates: {
            /** @description ISO 3166-1 alpha-2 code, upper case, for example `FR`. */
            country: string;
            /** @description Its top-level ISO 3166-2 subdivisions, sorted by code; empty when none are recorded. The price includes `code`, `name`, `type`, `nameLanguages`. */
            states: {
                /** @description ISO 3166-2 code without the country prefix, for example `CA`. */
                state: string;
                /** @description Name; English unless `lang` selects another language. */
                name: string;
                /** @description Kind of subdivision as the country calls it, for example `state` or `province`. */
                type: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Currency: {
            /** @description ISO 4217 alphabetic code, upper case, for example `USD`. */
            currency: string;
            /** @description Name, for example `US Dollar`; English unless `lang` selects another language. */
            name: string;
            /** @description Symbol in English text, for example `$`; the code if English has no other symbol. Null when none is recorded. */
            symbol: string | null;
            /** @description Symbol in the countries of the currency, for example `kr.`. Null when none is recorded. */
            symbol_native: string | null;
            /** @description Number of decimal places of the minor unit: 2 for most currencies, 0 for the yen, 3 for the Kuwaiti dinar. Null when the standard defines none. */
            digits: number | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CurrencyDeep"];
        };
        CurrencyDeep: {
            /** @description ISO 4217 numeric code: three digits with leading zeros, for example `840`. */
            numeric: string;
            /** @description English plural name, for example `US dollars`. */
            name_plural: string;
            /** @description ISO 3166-1 alpha-2 codes of the countries where it is currently legal tender, sorted; empty when it is legal tender in no country. */
            countries: string[];
            /** @description Whether the currency is in use today. */
            active: boolean;
            /** @description Last day as legal tender for a currency that ISO 4217 no longer lists, YYYY-MM-DD. Null while it is listed. */
            withdrawn: string | null;
        };
        CurrencyRate: {
            /** @description ISO 4217 code of the base currency. */
            base: string;
            /** @description ISO 4217 code of the quote currency. */
            quote: string;
            /** @description Units of the quote currency for one unit of the base currency, rounded half up to 10 significant digits. Null when there is no rate. */
            rate: number | null;
            /** @description Date of publication, YYYY-MM-DD. For a currency to itself without a publication: the requested date. Null when there is no rate. */
            date: string | null;
            /** @description Bank that published the rate. Null when there is no rate, and for a currency to itself. */
            source: string | null;
            /** @description The requested amount. Null when the request has none. */
            amount?: number | null;
            /** @description The amount in the quote currency, rounded half up to its minor unit. Null without an amount or a rate. */
            converted?: number | null;
            /** @description Whether the stored rates are out of date: the rate is more than 7 days older than the requested date. */
            stale?: boolean;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Datasets: {
            /** @description The data sources of this server, sorted by name: imported datasets, packages, built-in tables and live third-party providers. An unknown family is the error `invalid_request`. */
            datasets: {
                /** @description Name of the dataset, package, table or live provider, for example `cities`. */
                name: string;
                /** @description Version as the source names it: a release, a date or a package version. For live providers: `live`. */
                edition: string;
                /** @description Origin of the data: a package, a file name, a URL, or the setting that names the provider. */
                source: string;
                /** @description Licence: an SPDX expression or the name of the terms of use. For packages: the licence in package.json. */
                licence: string;
                /** @description Attribution that the licence requires to be displayed. Null when it requires none. */
                attribution: string | null;
                /** @description Number of rows in use. Null when the source is not a table. */
                row_count: number | null;
                /** @description Instant of the import, ISO 8601 in UTC. Null when the source is not imported: it is part of the installation or queried live. */
                imported_at: string | null;
                /** @description Families that use data of this source, each as the first segment of its REST path. */
                families: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Date: {
            /** @description ISO 8601 date, `YYYY-MM-DD`; the requested text when it is not a date. */
            date: string;
            /** @description Whether the text is an existing date. */
            valid: boolean;
            /** @description Seconds from 1970-01-01T00:00:00Z to the start of the date in UTC; negative for earlier dates. Null when not valid. */
            unix: number | null;
            /** @description Second date of the difference, `YYYY-MM-DD`. Null when the request has none. */
            to?: string | null;
            /** @description Number of days from the date to the second date; negative when that is earlier. Null when the request has none. */
            days?: number | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["CalendarDateDeep"];
        };
        DateBusiness: {
            /** @description ISO 8601 date, `YYYY-MM-DD`. */
            date: string;
            /** @description ISO 3166-1 alpha-2 code of the country. Null for a settlement calendar. */
            country: string | null;
            /**
             * @description The settlement calendar. Null for a country.
             * @enum {string|null}
             */
            market: "target2" | "federal_reserve" | "nyse" | "lse" | null;
            /** @description Whether the holidays of all relevant years are complete, see `HolidayYear.coverage`. If no calendar of the country is recorded, only weekends are considered. */
            coverage: boolean;
            /** @description Whether the date is a business day: neither in the weekend nor a public holiday for the complete day. */
            business: boolean;
            /** @description Whether the date is in the weekend of the country. */
            weekend: boolean;
            /** @description English name of the public holiday on the date. Null when the date has none. */
            holiday: string | null;
            /** @description The first business day after the date. */
            next: string;
            /** @description The last business day before the date. */
            previous: string;
            /** @description Date after adding the business days of the argument `add`; the date itself for 0. Null without that argument. */
            result?: string | null;
            /** @description End date of the count. Null when the request has none. */
            to?: string | null;
            /** @description Number of business days after the date up to and including the end date; negative when the end date is earlier. Null when the request has no end date. */
            days?: number | null;
            /** @description Whether the result depends on a holiday with an estimated date. */
            estimated: boolean;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        District: {
            /** @description US county FIPS (five digits), French INSEE department, or GSS code of the United Kingdom (nine characters). */
            district: string;
            /** @description Official name. */
            name: string;
            /** @description Kind of district as the country calls it: county, parish, department, London borough or another. */
            type: string;
            /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
            state: string | null;
            /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
            state_name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country that defines the scheme. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Latitude of the seat in WGS 84 degrees; of a point inside the district when only an official list has coordinates. Null when neither is recorded. */
            latitude: number | null;
            /** @description Longitude of the seat in WGS 84 degrees; of a point inside the district when only an official list has coordinates. Null when neither is recorded. */
            longitude: number | null;
            /** @description IANA identifier of its most populous time zone. Null when not recorded. */
            timezone: string | null;
            /** @description IANA identifiers of the time zones of its cities, the most populous zone first; empty when not recorded. */
            timezones: string[];
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["DistrictDistrictDeep"];
        };
        DistrictDistrictDeep: {
            /** @description Number of people. Null when not recorded. British authorities and Puerto Rico have no count until the operator imports an official file. */
            population?: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null. */
            population_period?: string | null;
            /** @description Total area, km². Null outside the United States until the operator imports an official file (`gb-districts`). */
            area?: number | null;
            /** @description Land area, km². Null outside the United States until the operator imports an official file (`gb-districts`). */
            land_area?: number | null;
            /** @description Inland water area, km²; for US counties also coastal water. Null outside the United States until the operator imports an official file (`gb-districts`). */
            water_area?: number | null;
            /** @description Seat of government. Null when not recorded. */
            seat?: string | null;
            /** @description Property tax that owners pay on their home. Null outside the United States, when the operator has not imported `us-property-tax`, and where the survey sample is too small. */
            property_tax?: components["schemas"]["PropertyTax"] | null;
        };
        Dns: {
            /** @description The queried name: ASCII, lower case. */
            domain: string;
            /** @description Records, by type in the requested order. Addresses that are not public are omitted. */
            records: {
                /** @description Owner name in lower case without the final dot. It differs from the queried name after an alias. */
                name: string;
                /**
                 * @description Record type.
                 * @enum {string}
                 */
                type: "A" | "AAAA" | "CNAME" | "MX" | "NS" | "TXT" | "SOA" | "CAA" | "SRV" | "PTR";
                /** @description Time to live, seconds. */
                ttl: number;
                /** @description Data in presentation format, for example `10 mail.example.com` for MX. Strings of a TXT record are joined without quotes. */
                value: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Domain: {
            /** @description Domain in ASCII (A-labels) and lower case. */
            domain: string;
            /** @description Whether the name can be registered: false when it is taken or reserved. Null when not known. An error when no registry responds; a failure never counts as a result. */
            available: boolean | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["DomainDeep"];
        };
        DomainDeep: {
            /** @description The registration as the registry publishes it. Null when the domain is not registered. An error when no registry responds. */
            registration?: {
                /** @description Whether the registry has a registration. */
                registered: boolean;
                /** @description First registration: a UTC instant or a date, ISO 8601. Null when not published. */
                created: string | null;
                /** @description Last change: a UTC instant or a date, ISO 8601. Null when not published. */
                updated: string | null;
                /** @description Expiry: a UTC instant or a date, ISO 8601. Null when not published. */
                expires: string | null;
                /** @description Name of the registrar. Null when not published. */
                registrar: string | null;
                /** @description EPP status values in lower case with spaces, as in RDAP, for example `client transfer prohibited`. */
                status: string[];
                /** @description Whether the delegation is signed with DNSSEC. Null when not published. */
                dnssec: boolean | null;
            } | null;
        };
        DstSeason: {
            /** @description Start of the period. Null when it began before the year 1 or the first record. */
            start: components["schemas"]["Transition"] | null;
            /** @description End of the period. Null when it ends after the year 9999 or never. */
            end: components["schemas"]["Transition"] | null;
        };
        Elevation: {
            /** @description Latitude in WGS 84 degrees. */
            latitude: number;
            /** @description Longitude in WGS 84 degrees. */
            longitude: number;
            /** @description Metres above sea level; 0 at sea, negative for land below sea level. */
            elevation: number;
            /** @description Feet of 0.3048 metres above sea level. */
            elevation_ft: number;
            /** @description Horizontal resolution of the source, metres: 30 or 90 for tiles, 9260 for the global relief grid. */
            resolution: number;
            /**
             * @description Source of the height.
             * @enum {string}
             */
            method: "tile" | "estimate" | "sea";
            /** @description Maximum error in metres: at least 97 % of the estimates stay within it. Null unless the height is an estimate. */
            accuracy: number | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ElevationPath: {
            /** @description The value from the request. Number of points along the path, including both ends. */
            samples: number;
            /** @description Heights at equal distances along a path of great-circle segments, including both ends. */
            points: components["schemas"]["ElevationPointsElevation"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ElevationPoints: {
            /** @description Heights of 1 to 512 points, in the requested order. */
            points: components["schemas"]["ElevationPointsElevation"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        ElevationPointsElevation: {
            /** @description Latitude in WGS 84 degrees. */
            latitude: number;
            /** @description Longitude in WGS 84 degrees. */
            longitude: number;
            /** @description Metres above sea level; 0 at sea, negative for land below sea level. */
            elevation: number;
            /** @description Feet of 0.3048 metres above sea level. */
            elevation_ft: number;
            /** @description Horizontal resolution of the source, metres: 30 or 90 for tiles, 9260 for the global relief grid. */
            resolution: number;
            /**
             * @description Source of the height.
             * @enum {string}
             */
            method: "tile" | "estimate" | "sea";
            /** @description Maximum error in metres: at least 97 % of the estimates stay within it. Null unless the height is an estimate. */
            accuracy: number | null;
        };
        Email: {
            /** @description The address: local part as requested, domain in lower case. The requested text when not valid. */
            email: string;
            /** @description The address with the probable typo in its domain corrected. Null when none is suspected. */
            didyoumean: string | null;
            /** @description Whether the syntax is valid. The mailbox need not exist. */
            valid: boolean;
            /** @description Whether the domain offers free mailboxes to the public. Null when not valid. */
            free: boolean | null;
            /** @description Domain in ASCII and lower case. Null when not valid. */
            domain: string | null;
            /**
             * @description Kind of organization by the public suffix. Null for all other suffixes.
             * @enum {string|null}
             */
            domain_type: "academic" | "government" | "military" | null;
            /** @description Whether the domain can receive mail. False without a DNS query when the domain cannot exist. Null when not valid, or without a live query. */
            domain_valid: boolean | null;
            /** @description Whether the local part is a role, for example `admin`, `info` or `support`, instead of a person. Null when not valid. */
            role: boolean | null;
            /** @description Whether the domain or a parent domain provides disposable addresses. Null when not valid. */
            disposable: boolean | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["EmailDeep"];
        };
        EmailDeep: {
            /** @description First name at the beginning of the local part. Null when it is not a known first name. */
            first_name: string | null;
            /** @description Whether the local part indicates that replies are not read, for example `noreply`. Null when not valid. */
            no_reply: boolean | null;
            /** @description Text after the plus sign in the local part. Null when it has none. */
            tag: string | null;
            /** @description Mail provider of the domain, by the host names of its mail exchangers. Queries the DNS. Null when unknown. */
            mail_provider: string | null;
            /** @description False when the domain accepts no mail. Queries the DNS. Null otherwise, because mailboxes are never probed. */
            deliverable: boolean | null;
            /** @description Whether the domain accepts mail for every local part. Always null: mailboxes are never probed. */
            catchall: boolean | null;
            /**
             * @description Expected result of a delivery. Queries the DNS. Null when it cannot be determined.
             * @enum {string|null}
             */
            status: "deliverable" | "undeliverable" | "risky" | null;
            /** @description Reason of the status: `invalid`, `no_domain`, `no_mail_server`, `null_mx` (RFC 7505), `disposable` or `role`. Queries the DNS. Null without status. The type is String, not an enum, because some routers cannot parse the value `null_mx`. */
            reason: string | null;
        };
        Emoji: {
            /** @description The emoji in its fully qualified form. */
            emoji: string;
            /** @description CLDR short name in English. */
            name: string;
            /** @description Shortcodes without colons from the GitHub, CLDR, Slack and JoyPixels sets, for example `wave`. */
            shortcodes: string[];
            /** @description Group in the Unicode emoji list, for example `smileys-emotion`. */
            category: string;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["EmojiDeep"];
        };
        EmojiDeep: {
            /** @description Code points, for example `U+1F44B`. */
            codepoints: string[];
            /** @description Code points in hexadecimal, joined by `-`, for example `1F44B`. */
            hex: string;
            /** @description `fully-qualified`, or `component` for skin tones and hair styles. */
            status: string;
            /** @description Version of the Unicode emoji list that introduced it, for example `0.6`. */
            version: string;
            /** @description Search keywords. */
            keywords: string[];
            /** @description Variants with each skin tone; empty when it has none. */
            skins: components["schemas"]["EmojiSkin"][];
        };
        EmojiSearch: {
            /** @description The searched words without surrounding spaces. */
            q: string;
            /** @description Best match first: exact name or shortcode, then prefixes, then keywords. */
            emojis: {
                /** @description The emoji in its fully qualified form. */
                emoji: string;
                /** @description CLDR short name in English. */
                name: string;
                /** @description Shortcodes without colons from the GitHub, CLDR, Slack and JoyPixels sets, for example `wave`. */
                shortcodes: string[];
                /** @description Group in the Unicode emoji list, for example `smileys-emotion`. */
                category: string;
                /** @description Additional fields; only with deep=true. */
                deep?: components["schemas"]["EmojiDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        EmojiSkin: {
            /** @description The emoji. */
            emoji: string;
            /** @description `light`, `medium-light`, `medium`, `medium-dark` or `dark`; several persons are separated by commas. */
            tone: string;
            /** @description Code points, for example `U+1F44B U+1F3FB`. */
            unicode: string;
            /** @description Code points in hexadecimal, joined by `-`, for example `1F44B-1F3FB`. */
            hex: string;
        };
        Hlr: {
            /** @description Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
            phone: string | null;
            /** @description Whether the number is valid in its numbering plan. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services. */
            country: string | null;
            /** @description Whether a network knows the subscriber. Null when undetermined or not valid. */
            live: boolean | null;
            /** @description Whether the handset is currently reachable. Null when undetermined or not valid. */
            connected: boolean | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["HlrDeep"];
        };
        HlrDeep: {
            /** @description Whether the handset is in a foreign network. Null when unknown. */
            roaming: boolean | null;
            /** @description Name of the visited network. Null when not roaming or unknown. */
            roaming_network: string | null;
            /** @description ISO 3166-1 alpha-2 code of the visited country. Null when not roaming or unknown. */
            roaming_country: string | null;
            /** @description Name of the network that currently serves the number. Null when unknown. */
            network: string | null;
            /** @description Name of the network to which the number was issued. Null when unknown. */
            original_network: string | null;
            /** @description Mobile country code (MCC), three digits. Null when unknown. */
            mcc: string | null;
            /** @description Mobile network code (MNC), two or three digits. Null when unknown. */
            mnc: string | null;
        };
        Holiday: {
            /** @description ISO 3166-1 alpha-2 code, upper case, for example `NO`. */
            country: string;
            /** @description Gregorian year. */
            year: number;
            /** @description Whether the holidays of the year are complete: a calendar of the country is recorded, and the year is not before `Country.holidaysSince`. If false, a missing day does not mean that it was not a holiday. */
            coverage: boolean;
            /** @description One entry per day and name, at most 1,000, sorted by date with nationwide holidays first; empty when the year has none. */
            holidays: components["schemas"]["HolidayHolidays"][];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        HolidayBridges: {
            /** @description ISO 3166-1 alpha-2 code, upper case, for example `NO`. */
            country: string;
            /** @description Gregorian year. */
            year: number;
            /** @description Whether the holidays of the year are complete, see `HolidayYear.coverage`. If false, long weekends may be missing. */
            coverage: boolean;
            /** @description Business days between two days off, sorted by date, at most 100. */
            bridge_days: {
                /** @description ISO 8601 date, `YYYY-MM-DD`. */
                date: string;
                /** @description First of the consecutive days off before it. */
                from: string;
                /** @description Last of the consecutive days off after it. */
                to: string;
                /** @description Number of consecutive days off if this day is taken off. */
                days: number;
            }[];
            /** @description Periods of three or more days off that begin in the year and contain a public holiday, sorted by date, at most 100. */
            long_weekends: {
                /** @description First day, ISO 8601 date. */
                from: string;
                /** @description Last day, ISO 8601 date. */
                to: string;
                /** @description Number of days. */
                days: number;
                /** @description English names of the holidays in the period, sorted by date. */
                holidays: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        HolidayDate: {
            /** @description ISO 3166-1 alpha-2 code, upper case, for example `NO`. */
            country: string;
            /** @description The requested date, `YYYY-MM-DD`. */
            date: string;
            /** @description Whether the holidays of the year are complete: a calendar of the country is recorded, and the year is not before `Country.holidaysSince`. If false, `holiday: null` does not mean that there is no holiday. */
            coverage: boolean;
            /** @description The main holiday on the date: nationwide before regional, public before observance. Null when the date has none. */
            holiday: components["schemas"]["HolidayHolidays"] | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        HolidayHolidays: {
            /** @description Date in the local calendar of the country, `YYYY-MM-DD`. */
            date: string;
            /** @description English name, or the local name when no English name is recorded. */
            name: string;
            /** @description Name in the first language of the country or region. */
            name_local: string;
            /**
             * @description Whether it is a public holiday or an observance.
             * @enum {string}
             */
            type: "public" | "observance";
            /** @description ISO 3166-2 codes without the country prefix of the regions with the holiday, sorted, for example `BY`. Null: nationwide. */
            regions: string[] | null;
            /** @description Whether the day is a substitute for a holiday on a weekend or on another holiday. */
            substitute: boolean;
            /** @description Whether the date depends on the moon and is not announced yet. The actual date is between `earliest` and `latest`, usually within one day. */
            estimated: boolean;
            /** @description Earliest possible date; equal to `date` unless the date is estimated. */
            earliest: string;
            /** @description Latest possible date; equal to `date` unless the date is estimated. */
            latest: string;
            /** @description Local time at which the holiday starts, `HH:MM`, if a law defines it. Null: midnight at the start of the day. */
            from: string | null;
            /** @description Local time at which the holiday ends, `HH:MM`, if a law defines it. Null: midnight at the end of the day. */
            to: string | null;
        };
        Iban: {
            /** @description IBAN in electronic format, without spaces. Null when not valid. */
            iban: string | null;
            /** @description Whether country, length, format and check digits are correct. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country prefix, or XK. Null when not valid. */
            country: string | null;
            /** @description IBAN in print format, in groups of four characters. Null when not valid. */
            formatted: string | null;
            /** @description National bank code. Null when not valid, or when the format is not registered. */
            bank: string | null;
            /** @description Name of the bank. Null unless it is one of the few banks whose name is known for certain. */
            bank_name: string | null;
            /** @description BIC of the bank from the official list of bank codes. Available for most banks of AT, BE, DE, ES, LU and NL; null for all others. */
            bic: string | null;
            /**
             * @description The first violated rule. Null when no rule is violated. An IBAN whose only flaw is `national_check_digits` is valid.
             * @enum {string|null}
             */
            reason: "country" | "length" | "format" | "check_digits" | "national_check_digits" | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["IbanDeep"];
        };
        IbanDeep: {
            /** @description The two check digits. Null when not valid. */
            checksum: string | null;
            /** @description National branch code. Null when the format has none. */
            branch: string | null;
            /** @description Account number within the bank, with leading zeros and without check digits. Null when not valid or not known. */
            account: string | null;
            /** @description Whether the country belongs to the Single Euro Payments Area. Null when not valid. */
            sepa: boolean | null;
        };
        Ip: {
            /** @description The address in canonical form (RFC 5952). An IPv4-mapped IPv6 address is returned as IPv4. */
            ip: string;
            /** @description ISO 3166-1 alpha-2 code of the country, estimated. Null when unknown, when the address is not assigned, or when `anycast` is true. */
            country: string | null;
            /** @description Name of the country; English unless `lang` selects another language. Null when unknown, or when the address is not assigned. */
            country_name: string | null;
            /** @description Code of the country's continent. Null when the country is unknown, or when the address is not assigned. */
            continent: string | null;
            /** @description Number of the autonomous system that announces the address, for example `15169`. Null when none does. */
            asn: string | null;
            /** @description Name of the organization that operates the autonomous system. Null when none announces the address. */
            asn_name: string | null;
            /** @description The largest announced network that contains the address, in CIDR notation. Null when none is announced. */
            network: string | null;
            /** @description True when many places announce the address at the same time, as content delivery networks and public resolvers do. The country of such an address is null unless a geofeed declares it, or the estimate is the country of registration. Null when not known to be anycast. */
            anycast: boolean | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["IpDeep"];
        };
        IpDeep: {
            /** @description Code of the state without the country prefix, for example `CA`; estimated, or declared in a geofeed. Null when unknown. */
            state?: string | null;
            /** @description Name of the city as the dataset spells it; estimated, or declared in a geofeed. Null when unknown. */
            city?: string | null;
            /**
             * @description Regional Internet registry that administers the block according to IANA. The holder may have moved to another registry since. Null for special-use and unassigned blocks.
             * @enum {string|null}
             */
            registry?: "afrinic" | "apnic" | "arin" | "lacnic" | "ripe" | null;
            /** @description Whether the address is in a data centre. Null when no list of such networks is loaded. */
            datacenter?: boolean | null;
            /** @description Whether the address is the exit of a privacy relay. Null when no list of such networks is loaded. */
            relay?: boolean | null;
            /** @description Whether the address is a Tor exit. Null when no list of such networks is loaded. */
            tor?: boolean | null;
            /** @description Whether the address is a VPN exit. Null when no list of such networks is loaded. */
            vpn?: boolean | null;
            /** @description Name of the data centre, relay or VPN. Null when no list of such networks is loaded. */
            provider?: string | null;
            /** @description Estimated latitude in WGS 84 degrees: that of the city. Null when not known, or when the name matches several cities. */
            latitude?: number | null;
            /** @description Estimated longitude in WGS 84 degrees: that of the city. Null when not known, or when the name matches several cities. */
            longitude?: number | null;
            /** @description IANA identifier of the time zone of the city or state. Null when only the country is known, or when several zones are possible. */
            timezone?: string | null;
        };
        Language: {
            /** @description Shortest BCP 47 code: the ISO 639-1 code if there is one, otherwise the ISO 639-3 code. */
            language: string;
            /** @description Name; English unless `lang` selects another language. */
            name: string;
            /** @description Name in the language itself. Null when not recorded. */
            name_local: string | null;
            /** @description ISO 15924 code of its main script, for example `Latn`; that of its macrolanguage when only that is recorded. Null when neither is recorded. */
            script: string | null;
            /**
             * @description Writing direction of the main script. Null when the script is not recorded.
             * @enum {string|null}
             */
            direction: "ltr" | "rtl" | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["LanguageDeep"];
        };
        LanguageDeep: {
            /** @description ISO 639-3 code of three letters, for example `deu`. */
            iso3: string;
            /** @description ISO 3166-1 alpha-2 codes of the countries that list it among their languages, sorted by code. */
            countries: string[];
        };
        LocationCandidate: {
            /** @description Stable id of the city, airport or port in its dataset. Null when it has none. */
            id: string | null;
            /** @description Name as the source spells it. Null when it has none. */
            name: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not recorded. */
            country: string | null;
            /** @description Code of the state or province without the country prefix, for example `CA`. Null when not recorded. */
            state: string | null;
            /** @description IANA identifier of the time zone. Null when not known. */
            timezone: string | null;
            /** @description Latitude in WGS 84 degrees. Null when not recorded. */
            latitude: number | null;
            /** @description Longitude in WGS 84 degrees. Null when not recorded. */
            longitude: number | null;
        };
        LocationInput: {
            /**
             * @description Name of the selector.
             * @enum {string}
             */
            type: "ip" | "city" | "country" | "iata" | "icao" | "unlocode" | "address";
            /** @description Value of the selector, normalised. */
            value: string;
        };
        Mac: {
            /** @description MAC address in upper case with colons, for example `00:1A:11:00:00:00`. Null when not valid. */
            mac: string | null;
            /** @description Whether the text is an EUI-48 or EUI-64 address. */
            valid: boolean;
            /** @description Organization to which the address block is assigned. Null when it has none, the block is private or locally administered, or the address is not valid. */
            vendor: string | null;
            /** @description Whether the address is locally administered (assigned by software). Null when not valid. */
            local: boolean | null;
            /** @description Whether the address is a group (multicast) address. Null when not valid. */
            multicast: boolean | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Measure: {
            /** @description Amount and unit in normalised form; the requested text when it is not a quantity. */
            measure: string;
            /** @description Whether the text is a quantity with a known unit and an unambiguous conversion. */
            valid: boolean;
            /** @description Type of quantity, for example `length`. Null when not valid. */
            type: string | null;
            /** @description Amount in `unit` as a plain decimal: exact up to 34 significant digits, otherwise rounded half to even to 20. Null when not valid. */
            amount: string | null;
            /** @description Key of the unit of `amount`. Null when not valid. */
            unit: string | null;
            /**
             * @description Why the text is not valid. Null when it is valid.
             * @enum {string|null}
             */
            reason: "malformed" | "unknown_unit" | "mixed_units" | "ambiguous_unit" | "out_of_range" | null;
            /** @description Candidates for an ambiguous unit; empty unless `reason` is `ambiguous_unit`. */
            choices: {
                /** @description Key of the unit, for example `km`. The argument `Query.measure(toUnit:)` accepts it. */
                unit: string;
                /** @description English singular name, for example `kilometre`. */
                name: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        MeasureUnits: {
            /** @description Supported units, by type and then by size. */
            units: {
                /** @description Key of the unit, for example `km`. The argument `Query.measure(toUnit:)` accepts it. */
                unit: string;
                /** @description English singular name, for example `kilometre`. */
                name: string;
                /** @description Type of quantity, for example `length`. */
                type: string;
                /** @description Other accepted spellings. */
                aliases: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Mx: {
            /** @description The queried domain: ASCII, lower case. */
            domain: string;
            /** @description Mail exchangers in order of preference. Empty when none is published. A single record `.` with priority 0 means that the domain accepts no mail (RFC 7505). */
            mx: {
                /** @description Preference: lower values are tried first. */
                priority: number;
                /** @description Host name in lower case without the final dot; `.` when the domain accepts no mail. */
                host: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Naics: {
            /** @description Two to six digits, or the range of a sector, for example `31-33`. */
            naics: string;
            /** @description English title. */
            name: string;
            /** @description Level in the hierarchy: 2 is a sector, 3 a subsector, 4 an industry group, 5 an industry, 6 a national industry. */
            level: number;
            /** @description Code of the parent class. Null for a sector. */
            parent: string | null;
            /** @description Title of the parent class. Null for a sector. */
            parent_name: string | null;
            /** @description Year of the NAICS version, for example 2022. */
            year: number;
            /** @description ISO 3166-1 alpha-2 code of the country whose version is used. */
            country: string;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["NaicsDeep"];
            /** @description Classes that replace a class of an earlier version; empty for classes of the current version. */
            successors?: components["schemas"]["NaicsChildren"][];
        };
        NaicsChildren: {
            /** @description Two to six digits, or the range of a sector, for example `31-33`. */
            naics: string;
            /** @description English title. */
            name: string;
        };
        NaicsDeep: {
            /** @description Definition of the class; paragraphs are separated by a blank line. Null when the version has none. */
            description?: string | null;
            /** @description Child classes, sorted by code; empty for a national industry. */
            children?: components["schemas"]["NaicsChildren"][];
            /** @description Activities that the definition excludes from the class; empty when it names none. Null on a plan without paid facts. */
            exclusions?: components["schemas"]["NaicsExclusion"][] | null;
        };
        NaicsExclusion: {
            /** @description The paragraph with the exclusion. */
            description: string;
            /** @description Codes of the classes that the paragraph refers to. */
            codes: string[];
        };
        NaicsSearch: {
            /** @description The searched text without surrounding spaces. */
            q: string;
            /** @description Year of the NAICS version, for example 2022. */
            year: number;
            /** @description ISO 3166-1 alpha-2 code of the country whose version is used. */
            country: string;
            /** @description Matching classes, best match first; empty when nothing was found. */
            results: {
                /** @description Two to six digits, or the range of a sector, for example `31-33`. */
                naics: string;
                /** @description English title. */
                name: string;
                /** @description Level in the hierarchy: 2 is a sector, 3 a subsector, 4 an industry group, 5 an industry, 6 a national industry. */
                level: number;
                /** @description Code of the parent class. Null for a sector. */
                parent: string | null;
                /** @description Title of the parent class. Null for a sector. */
                parent_name: string | null;
                /** @description Year of the NAICS version, for example 2022. */
                year: number;
                /** @description ISO 3166-1 alpha-2 code of the country whose version is used. */
                country: string;
                /** @description How the class matched. */
                match: {
                    /**
                     * @description The field that matched.
                     * @enum {string}
                     */
                    field: "code" | "name" | "index" | "description";
                    /** @description The matching title, code or index entry, or the matching sentence of the definition. */
                    text: string;
                    /** @description Query words that were replaced; empty when none was. */
                    corrections: {
                        /** @description The original word in lower case and singular. */
                        from: string;
                        /** @description The most similar word that occurs. */
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
            /** @description The name with corrected case. The requested text when not valid. */
            name: string;
            /** @description Whether the text can be the name of a person, or of a couple with one family name. */
            valid: boolean;
            /** @description Title before the name, for example `Dr.`. Null when the text has none. */
            prefix: string | null;
            /** @description Given name. Null when the text has none. */
            first: string | null;
            /** @description Middle names. Null when the text has none. */
            middle: string | null;
            /** @description Family name. Null when the text has none. */
            last: string | null;
            /** @description Suffix after the name, for example `Jr.`. Null when the text has none. */
            suffix: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["PersonNameDeep"];
        };
        Npi: {
            /** @description The requested number without spaces and hyphens. */
            npi: string;
            /** @description Whether format and check digit are correct. */
            valid: boolean;
            /** @description Whether the registry has the number. Null when not known. */
            registered: boolean | null;
            /** @description Whether the number is active; false when the registry has deactivated it. Null when not registered. */
            active: boolean | null;
            /** @description Whether the provider is excluded from federal health care programs. Always null: no source is available. */
            excluded: boolean | null;
            /**
             * @description Kind of holder. Null when the number is not valid or not registered.
             * @enum {string|null}
             */
            type: "individual" | "organization" | null;
            /** @description Full name of the person or organization, as recorded. Null when not recorded. */
            name: string | null;
            /** @description First name. Null for an organization. */
            first: string | null;
            /** @description Last name. Null for an organization. */
            last: string | null;
            /** @description Credential as the person wrote it, for example `MD`. Null when not recorded. */
            credential: string | null;
            /** @description Name of the primary taxonomy. Null for records of an imported file, which has codes only. */
            specialty: string | null;
            /** @description NUCC code of the primary taxonomy, for example `207Q00000X`. Null when not recorded. */
            taxonomy: string | null;
            /** @description Street of the practice. Null when not recorded. */
            address: string | null;
            /** @description City of the practice. Null when not recorded. */
            city: string | null;
            /** @description State of the practice as in its postal address, for example `NY`. Null when not recorded. */
            state: string | null;
            /** @description Name of the state. Null when not recorded. */
            state_name: string | null;
            /** @description Postal code of the practice; ZIP+4 with its hyphen. Null when not recorded. */
            postal: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country of the practice. Null when not recorded. */
            country: string | null;
            /** @description Telephone number of the practice: E.164 for a North American number, otherwise as recorded. Null when not recorded. */
            phone: string | null;
            /**
             * @description Why the number is not valid. Null when it is valid.
             * @enum {string|null}
             */
            reason: "malformed" | "wrong_check_digit" | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["NpiDeep"];
        };
        NpiDeep: {
            /** @description Whether the provider is enrolled in Medicare. Always null: no source is available. */
            medicare?: boolean | null;
            /** @description Whether the provider has opted out of Medicare. Always null: no source is available. */
            opt_out?: boolean | null;
            /** @description Enrollments in Medicare. Always null, never empty: no source is available, so enrollments cannot be ruled out. */
            enrollments?: {
                /** @description Kind of enrollment. Null when not recorded. */
                type: string | null;
                /** @description Enrolled specialty. Null when not recorded. */
                specialty: string | null;
                /** @description State of enrollment, for example `NY`. Null when not recorded. */
                state: string | null;
            }[] | null;
            /** @description Day of deactivation, as recorded. Null while the number is active. */
            deactivated_at?: string | null;
        };
        PersonNameDeep: {
            /**
             * @description By the title, the patronymic, or records of the given name, of whose bearers 9 of 10 have the same sex: of the country or language if one is given, otherwise of the United States and, for names unknown there, of all other countries. Null when unclear.
             * @enum {string|null}
             */
            gender?: "female" | "male" | null;
            /** @description Title and family name, for example `Mr. Smith`. Null when title or family name is unknown. */
            salutation?: string | null;
            /** @description Given name and family name. Null when not valid. */
            short?: string | null;
            /** @description Family name, a comma, and the other names. Null when not valid. */
            directory?: string | null;
            /** @description Initials of given, middle and family names. Null when not valid. */
            initials?: string | null;
        };
        Phone: {
            /** @description Number in E.164 format: plus sign, calling code, number, no spaces. Null when not valid. */
            phone: string | null;
            /** @description Whether the number is valid in its numbering plan. A valid number need not be assigned. */
            valid: boolean;
            /** @description ISO 3166-1 alpha-2 code of the country. Null when not valid, or for numbers of international services (+800, +882 and others). */
            country: string | null;
            /**
             * @description Line type by the numbering plan, never `voip`. Null when not valid.
             * @enum {string|null}
             */
            type: "mobile" | "landline" | "voip" | "toll_free" | "unknown" | null;
            /** @description Number in national format. Null when not valid. */
            national: string | null;
            /** @description Number in international format. Null when not valid. */
            international: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["PhoneDeep"];
        };
        PhoneDeep: {
            /** @description Code of the state or province of the area code (North America). Null for other countries and non-geographic codes. */
            state: string | null;
            /** @description Name of the state or province of the area code (North America). Null for other countries and non-geographic codes. */
            state_name: string | null;
            /** @description IANA identifier of the time zone of the number block. Null when the block spans several zones, or none is recorded. */
            timezone: string | null;
        };
        Point: {
            /** @description Latitude in WGS 84 degrees, -90 to 90. */
            latitude: number;
            /** @description Longitude in WGS 84 degrees, -180 to 180. */
            longitude: number;
            /** @description ISO 3166-1 alpha-2 code of the country or territory. Null at sea. */
            country: string | null;
            /** @description Name of the country or territory; English unless `lang` selects another language. Null at sea. */
            country_name: string | null;
            /** @description Code of the state without the country prefix, for example `NY`. Null when unknown. */
            state: string | null;
            /** @description Name of the state; English unless `lang` selects another language. Null when unknown. */
            state_name: string | null;
            /** @description Code of the district: US county FIPS, French INSEE department or GSS code of the United Kingdom. Null for other countries, or when unknown. */
            district: string | null;
            /** @description English or native name of the district. Null when unknown. */
            district_name: string | null;
            /**
             * @description How the state was determined. Null when the state is unknown.
             * @enum {string|null}
             */
            method: "polygon" | "nearest" | null;
            /**
             * @description How the district was determined. Null when the district is unknown.
             * @enum {string|null}
             */
            district_method: "polygon" | "nearest" | null;
            /** @description IANA identifier in the spelling of the database, for example `Europe/Oslo`. An alias is not replaced by its canonical zone. Null at gaps in the zone boundaries. */
            timezone: string | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["PointDeep"];
        };
        PointDeep: {
            /** @description Elevation, metres above sea level, as `Query.elevation` computes it; 0 at sea. */
            elevation: number;
            /** @description Elevation, feet above sea level. */
            elevation_ft: number;
            /** @description Horizontal resolution of the elevation source, metres. */
            resolution: number;
            /** @description The nearest city. Null when no city is within 200 km. */
            city: {
                /** @description English name, or the native name when there is no English one; `lang` selects another language. Null when no city is within 200 km. */
                name: string | null;
                /** @description Native name in the script of the country. Null when that script is Latin, or the record has none or several. */
                name_local: string | null;
                /** @description `capital`, `seat` (of a division), `place`, `section` (of a place), or another kind of settlement. Null when no city is within 200 km. */
                type: string | null;
                /** @description Code of the state without the country prefix, for example `CA`. Null when ISO 3166-2 has no such subdivision. */
                state: string | null;
                /** @description Name of the state; English unless `lang` selects another language. Null when ISO 3166-2 has no such subdivision. */
                state_name: string | null;
                /** @description Code of the district: US county FIPS, French department, or GSS code where the record names the authority. Null for other countries. */
                district: string | null;
                /** @description English or native name of the district. Null when not recorded. */
                district_name: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. Null when no city is within 200 km. */
                country: string | null;
                /** @description Name of the country; English unless `lang` selects another language. Null when no city is within 200 km. */
                country_name: string | null;
                /** @description Latitude in WGS 84 degrees. Null when no city is within 200 km. */
                latitude: number | null;
                /** @description Longitude in WGS 84 degrees. Null when no city is within 200 km. */
                longitude: number | null;
                /** @description IANA identifier of its time zone, for example `Europe/Oslo`. Null when no city is within 200 km. */
                timezone: string | null;
                /** @description Number of people. Null when unknown. */
                population: number | null;
                /** @description Distance from the requested point or city in the requested unit, rounded to two decimals. */
                distance: number;
                /** @description Distance from the requested point or city in the requested unit, rounded to two decimals. */
                distance_mi: number;
                /** @description Stable id: `city_` and twelve letters or digits, for example `city_8r3hmgzq7bku`. Null when no city is within 200 km. */
                id: string | null;
            } | null;
        };
        Postal: {
            /** @description Postal code in the notation of its country. */
            postal: string;
            /** @description Name of the place, or of the main place when there are several: English or officially romanized when a source has it, otherwise native. */
            city: string;
            /** @description Native name of the place. Null when it equals `cityName` or is not recorded. */
            city_local: string | null;
            /** @description Other places with the code, at most 50; empty when none are recorded. */
            localities?: {
                /** @description Name of the place, or of the main place when there are several: English or officially romanized when a source has it, otherwise native. */
                city: string;
                /** @description Code of the state without the country prefix, for example `CA`. Null when not recorded. */
                state: string | null;
                /** @description Name of the state; English unless `lang` selects another language. Null when not recorded. */
                state_name: string | null;
            }[];
            /** @description Code of the district: US county FIPS or French department. Null for other countries or when not recorded. */
            district: string | null;
            /** @description Name of the district: English or officially romanized when a source has it, otherwise native. Null when not recorded. */
            district_name: string | null;
            /** @description Native name of the district. Null when it equals `districtName` or is not recorded. */
            district_name_local: string | null;
            /** @description Code of the state without the country prefix, for example `CA`. Null when not recorded. */
            state: string | null;
            /** @description Name of the state; English unless `lang` selects another language. Null when not recorded. */
            state_name: string | null;
            /** @description Native name of the state. Null when it equals `stateName` or is not recorded. */
            state_name_local: string | null;
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Latitude in WGS 84 degrees; that of the municipality in some countries. Null when not recorded. */
            latitude: number | null;
            /** @description Longitude in WGS 84 degrees; that of the municipality in some countries. Null when not recorded. */
            longitude: number | null;
            /** @description IANA identifier of the time zone: that of the district or state if it has only one, otherwise that of the nearest city in the country. Null when not known. */
            timezone: string | null;
            /** @description Number of people. Null when not recorded. */
            population: number | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["PostalDeep"];
        };
        PostalDeep: {
            /** @description Metres above sea level at the coordinates, as `Query.elevation` computes them. Null when the coordinates are not recorded. */
            elevation?: number | null;
            /** @description Feet above sea level at the coordinates. Null when the coordinates are not recorded. */
            elevation_ft?: number | null;
            /** @description Number of people. Null when not recorded. */
            population?: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null. */
            population_period?: string | null;
            /** @description Area that the code serves, km². Null when not recorded. */
            area?: number | null;
            /** @description Land area that the code serves, km². Null when not recorded. */
            land_area?: number | null;
            /** @description Water area that the code serves, km². Null when not recorded. */
            water_area?: number | null;
            /** @description ISO 4217 code of the country's currency, for example `USD`. Null when the country has none. */
            currency?: string | null;
            /** @description Name of the general consumption tax of the country, or in the US of the state. Null when the country or state has none, or it is not known for certain. */
            tax?: string | null;
            /** @description Complete rate of the general consumption tax, percent: the country's standard rate where it applies everywhere. Null when parts of it are not known (US, CA), or in areas of a country with special rates. */
            tax_rate?: number | null;
            /** @description State part of the tax rate, percent (US). Null for other countries, or when the state has no such tax. */
            tax_rate_state?: number | null;
            /** @description County part of the tax rate, percent. Null when not recorded. */
            tax_rate_county?: number | null;
            /** @description City part of the tax rate, percent. Null when not recorded. */
            tax_rate_city?: number | null;
            /** @description Part of the tax rate for special districts, percent. Null when not recorded. */
            tax_rate_special?: number | null;
            /** @description The ten nearest codes of the country within 40 km, sorted by distance; empty when the coordinates are not recorded. Null on a plan without paid facts. */
            neighbors?: string[] | null;
            /** @description Metropolitan areas that contain addresses with the code. Null when not recorded. */
            metros?: {
                /** @description Core-based statistical area (CBSA) code of the US Census Bureau. */
                code: string;
                /** @description Name of the metropolitan area. */
                name: string;
                /** @description Metropolitan or micropolitan. Null when not recorded. */
                type: string | null;
                /** @description Share of all addresses with the code, 0 to 1. Null when not recorded. */
                share: number | null;
                /** @description Share of the residential addresses with the code, 0 to 1. Null when not recorded. */
                residential_share: number | null;
                /** @description Share of the business addresses with the code, 0 to 1. Null when not recorded. */
                business_share: number | null;
                /** @description Share of the other addresses with the code, 0 to 1. Null when not recorded. */
                other_share: number | null;
            }[] | null;
            /** @description Annual tax on a typical home. Null when not recorded. */
            property_tax?: components["schemas"]["PropertyTax"] | null;
        };
        PostalDistance: {
            /** @description ISO 3166-1 alpha-2 code of the country. */
            country: string;
            /** @description The first postal code. */
            from: components["schemas"]["PostalFrom"];
            /** @description The second postal code. */
            to: components["schemas"]["PostalFrom"];
            /** @description Great-circle distance in the requested unit on a sphere with a radius of 6,371.0088 km, rounded to two decimals. Null when coordinates are not recorded. */
            distance: number | null;
            /** @description Great-circle distance in the requested unit on a sphere with a radius of 6,371.0088 km, rounded to two decimals. Null when coordinates are not recorded. */
            distance_mi: number | null;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        PostalFrom: {
            /** @description Postal code in the notation of its country. */
            postal: string;
            /** @description Name of the place, or of the main place when there are several: English or officially romanized when a source has it, otherwise native. */
            city: string;
        };
        PostalNearby: {
            /** @description Postal code in the notation of its country. */
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
            /** @description Other postal codes of the country around this one, sorted by distance; empty when the coordinates are not recorded. The price includes `Postal.code`, `Postal.cityName`, `Postal.stateCode`, `Postal.countryCode`. */
            nearby: {
                /** @description Postal code in the notation of its country. */
                postal: string;
                /** @description Name of the place, or of the main place when there are several: English or officially romanized when a source has it, otherwise native. */
                city: string;
                /** @description Code of the state without the country prefix, for example `CA`. Null when not recorded. */
                state: string | null;
                /** @description ISO 3166-1 alpha-2 code of the country. */
                country: string;
                /** @description Distance from the requested postal code in the requested unit, rounded to two decimals. */
                distance: number;
                /** @description Distance from the requested postal code in the requested unit, rounded to two decimals. */
                distance_mi: number;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        PropertyTax: {
            /** @description Median annual property tax, in the currency of `currencyCode`. */
            annual_median: number;
            /** @description ISO 4217 code of the currency, for example `USD`. */
            currency: string;
            /** @description Last year of the survey, for example `2023`. */
            period: string;
        };
        State: {
            /** @description ISO 3166-2 code without the country prefix, for example `CA`. */
            state: string;
            /** @description Name; English unless `lang` selects another language. */
            name: string;
            /** @description Name in the main language and its script. Null when it equals the English name or is not recorded. */
            name_local: string | null;
            /** @description Kind of subdivision as the country calls it, for example `state` or `province`. */
            type: string;
            /** @description ISO 3166-1 alpha-2 code of the country, for example `US`. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Latitude of the capital, or else of the most populous place, in WGS 84 degrees. Null when neither is recorded. */
            latitude: number | null;
            /** @description Longitude of the capital, or else of the most populous place, in WGS 84 degrees. Null when neither is recorded. */
            longitude: number | null;
            /** @description IANA identifier of its most populous time zone, for example `America/Los_Angeles`. Null when no city of the state is recorded. */
            timezone: string | null;
            /** @description IANA identifiers of the time zones of its cities, the most populous zone first. */
            timezones: string[];
            /** @description ISO 3166-2 code, for example `US-CA`. */
            iso_3166_2: string;
            /** @description Number of people by the latest reliable census or estimate; `populationPeriod` is its year. Null when none is recorded. */
            population: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null. */
            population_period: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["StateDeep"];
        };
        StateChildren: {
            /** @description ISO 3166-2 code without the country prefix, for example `CA`. */
            state: string;
            /** @description Name; English unless `lang` selects another language. */
            state_name: string;
            /** @description ISO 3166-1 alpha-2 code of the country, for example `US`. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Its direct ISO 3166-2 subdivisions, sorted by code, for example the provinces of a region or the councils of England. Empty when it has none. The price includes `code`, `name`, `nameLocal`, `type`, `nameLanguages`. */
            children: {
                /** @description ISO 3166-2 code without the country prefix, for example `CA`. */
                state: string;
                /** @description Name; English unless `lang` selects another language. */
                name: string;
                /** @description Name in the main language and its script. Null when it equals the English name or is not recorded. */
                name_local: string | null;
                /** @description Kind of subdivision as the country calls it, for example `state` or `province`. */
                type: string;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        StateDeep: {
            /** @description Number of people by the latest reliable census or estimate; `populationPeriod` is its year. Null when none is recorded. */
            population?: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null. */
            population_period?: string | null;
            /** @description Total area, km². Null when not known for certain. */
            area?: number | null;
            /** @description FIPS code of the US Census Bureau, two digits, for example `06`. Null outside the United States. */
            fips?: string | null;
            /** @description Capital or seat of government. Null when not recorded. */
            capital?: string | null;
            /** @description Telephone area codes; empty outside the United States and Canada, where none are recorded. Some Canadian provinces share area codes. Null on a plan without paid facts. */
            area_codes?: string[] | null;
            /** @description Name of the general sales tax of the state. Null when the state has none, or it is not recorded. */
            tax?: string | null;
            /** @description Rate of the general sales tax without local parts, percent. Canada's harmonized rate includes the federal part. Null when the state has none, or it is not recorded. */
            tax_rate?: number | null;
            /** @description Bounding box of all land areas. Null when the boundaries are not known. */
            bounding_box?: components["schemas"]["BoundingBox"] | null;
        };
        StateDistricts: {
            /** @description ISO 3166-2 code without the country prefix, for example `CA`. */
            state: string;
            /** @description Name; English unless `lang` selects another language. */
            state_name: string;
            /** @description ISO 3166-1 alpha-2 code of the country, for example `US`. */
            country: string;
            /** @description Name of the country; English unless `lang` selects another language. */
            country_name: string;
            /** @description Its districts, sorted by code; empty where no district scheme is recorded: outside the United States, France and the United Kingdom. The price includes `code`, `name`, `type`, `population`, `populationPeriod`. */
            districts: {
                /** @description US county FIPS (five digits), French INSEE department, or GSS code of the United Kingdom (nine characters). */
                district: string;
                /** @description Official name. */
                name: string;
                /** @description Kind of district as the country calls it: county, parish, department, London borough or another. */
                type: string;
                /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
                deep?: components["schemas"]["StateDistrictsDistrictDeep"];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        StateDistrictsDistrictDeep: {
            /** @description Number of people. Null when not recorded. British authorities and Puerto Rico have no count until the operator imports an official file. */
            population?: number | null;
            /** @description Year of the population count, for example `2020`. Null when `population` is null. */
            population_period?: string | null;
        };
        Summit: {
            /** @description English name. */
            name: string;
            /** @description Metres above sea level. Null when not known for certain. */
            elevation: number | null;
        };
        Tariff: {
            /** @description Code with dots, for example `0901.21.00`. */
            hts: string;
            /** @description Description of this line. Read it together with `lineage`. */
            description: string;
            /** @description Descriptions of section, chapter and parent lines, the outermost first. */
            lineage: string[];
            /** @description General rate of duty as printed, for example `Free` or `8.5¢/kg`. Null when the line has none. */
            general: string | null;
            /** @description Version of the schedule, or of the chapter table for chapters. */
            revision: string;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["TariffLineDeep"];
        };
        TariffLineDeep: {
            /** @description Country of origin that the rates apply to. Always null: no source of origin-specific measures is available. */
            origin?: string | null;
            /** @description Effective rate for the country of origin. Always null: no source of origin-specific measures is available. */
            effective_rate?: string | null;
            /** @description Additional duties and suspensions. Always null, never empty: no source is available, so measures cannot be ruled out. */
            measures?: {
                /** @description Heading that defines the measure, for example `9903.88.15`. */
                heading: string;
                /** @description Description of the measure. Null when not recorded. */
                description: string | null;
                /** @description Rate as printed. Null when not recorded. */
                rate: string | null;
                /** @description First day, YYYY-MM-DD. Null when not recorded. */
                from: string | null;
                /** @description Last day, YYYY-MM-DD. Null while the measure has no end date. */
                until: string | null;
            }[] | null;
            /** @description Units of quantity, for example `kg`; empty when the line has none. Null on a plan without paid facts. */
            units?: string[] | null;
            /** @description Special rates of duty by trade program, as printed. Null when the line has none. */
            special?: string | null;
            /** @description Column 2 rate of duty, as printed. Null when the line has none. */
            other?: string | null;
        };
        TariffSearch: {
            /** @description The searched text without surrounding spaces. */
            q: string;
            /** @description Version of the imported schedule, or of the chapter table while no schedule is imported. */
            revision: string;
            /** @description Matching lines, chapters first; empty when nothing was found. */
            lines: {
                /** @description Code with dots, for example `0901.21.00`. */
                hts: string;
                /** @description Description of this line. Read it together with `lineage`. */
                description: string;
                /** @description General rate of duty as printed, for example `Free` or `8.5¢/kg`. Null when the line has none. */
                general: string | null;
                /** @description Descriptions of section, chapter and parent lines, the outermost first. */
                lineage: string[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Time: {
            /** @description Latitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            latitude: number | null;
            /** @description Longitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            longitude: number | null;
            /** @description IANA identifier in the spelling of the database; aliases are not replaced. Null when unresolved. */
            timezone: string | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
            unix: number | null;
            /** @description Local time in the zone of `to` at the same instant. Null without that argument. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description Local times in the zones of `targets` at the same instant, in the same order. Null without that argument. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeCoords: {
            /** @description Latitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            latitude: number | null;
            /** @description Longitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            longitude: number | null;
            /** @description IANA identifier in the spelling of the database; aliases are not replaced. Null when unresolved. */
            timezone: string | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
            unix: number | null;
            /** @description Local time in the zone of `to` at the same instant. Null without that argument. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description Local times in the zones of `targets` at the same instant, in the same order. Null without that argument. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeCountry: {
            /** @description Latitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            latitude: number | null;
            /** @description Longitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            longitude: number | null;
            /** @description IANA identifier in the spelling of the database; aliases are not replaced. Null when unresolved. */
            timezone: string | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
            unix: number | null;
            /** @description Local time in the zone of `to` at the same instant. Null without that argument. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description Local times in the zones of `targets` at the same instant, in the same order. Null without that argument. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description A country as the source of a clock. By the table zone.tab, its status is `resolved` if it has one time zone, `ambiguous` if it has several and `not_found` if it has none. */
            location: {
                /** @description The requested country. */
                input: components["schemas"]["LocationInput"];
                /**
                 * @description Whether the country has exactly one time zone.
                 * @enum {string}
                 */
                status: "resolved" | "ambiguous" | "not_found";
                /** @description The time zones of the country, in the order of zone.tab. */
                candidates: components["schemas"]["LocationCandidate"][];
                /** @description Always false, because no country has more than 50 zones. */
                truncated: boolean;
                /** @description Name of the data source. */
                source: string;
            };
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeEditions: {
            /** @description Available editions of the time-zone database, at most 17: the bundled edition, then imported ones with the oldest first. */
            editions: {
                /** @description Version, for example `2026c`. */
                edition: string;
                /** @description Whether this is the default edition, which applies when a request names no edition. */
                default: boolean;
                /** @description Whether the edition is part of the installation; false when an operator imported it. */
                bundled: boolean;
                /** @description Number of identifiers, including aliases. */
                zone_count: number;
                /** @description Source: a package with its version, or a file name. */
                source: string;
                /** @description Instant of the import, ISO 8601 in UTC. Null when the edition is bundled. */
                imported_at: string | null;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        TimeEditionsDiff: {
            /** @description Version of the first edition, for example `2026b`. */
            before: string;
            /** @description Version of the second edition, for example `2026c`. */
            after: string;
            /** @description Number of zones that differ. */
            count: number;
            /** @description The zones that differ, sorted by identifier. */
            zones: {
                /** @description IANA identifier, for example `Europe/Oslo`. */
                timezone: string;
                /** @description Version of the only edition that has the zone. Null when both have it. If not null, `changed` is empty and `times` is 0. */
                only_in: string | null;
                /** @description The aspects that differ at any time; empty when only one edition has the zone. */
                changed: ("offset" | "standard_offset" | "dst" | "abbreviation")[];
                /** @description First instant of a difference. Null when the editions differ from the first record on. */
                from: string | null;
                /** @description Instant from which the editions agree again permanently, within the compared years. Null when they do not. */
                until: string | null;
                /** @description Number of periods with a difference. */
                times: number;
                /** @description Periods with a difference in chronological order. */
                periods?: {
                    /** @description Start of the period. Null when the editions differ from the first record on. */
                    from: string | null;
                    /** @description End of the period. Null when it is after the year 2100. */
                    until: string | null;
                    /** @description Local time settings in the first edition. */
                    before: components["schemas"]["ClockSetting"];
                    /** @description Local time settings in the second edition. */
                    after: components["schemas"]["ClockSetting"];
                }[];
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        TimeLocation: {
            /** @description Latitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            latitude: number | null;
            /** @description Longitude of the source in WGS 84 degrees. Null unless it is a point or a resolved location. */
            longitude: number | null;
            /** @description IANA identifier in the spelling of the database; aliases are not replaced. Null when unresolved. */
            timezone: string | null;
            /** @description Abbreviation in effect, for example `EST` or `+0545`. Null when unresolved. */
            abbreviation: string | null;
            /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` for historical offsets with seconds. Null when unresolved. */
            offset: string | null;
            /** @description DST flag of the rule, which some zones set in winter (Ireland) or during Ramadan. It does not mean that clocks are ahead of standard time. Null when unresolved. */
            dst: boolean | null;
            /** @description Local date and time with UTC offset, ISO 8601; milliseconds are included unless 0. Null when unresolved. */
            at: string | null;
            /** @description Seconds since 1970-01-01T00:00:00Z, rounded down. Null when unresolved. */
            unix: number | null;
            /** @description Local time in the zone of `to` at the same instant. Null without that argument. */
            to?: components["schemas"]["ClockTo"] | null;
            /** @description Local times in the zones of `targets` at the same instant, in the same order. Null without that argument. */
            targets?: components["schemas"]["ClockTo"][] | null;
            /** @description The place that exactly one location selector names. Several matches are returned as candidates; none is chosen by its size. A dataset that is not loaded is the error `service_unavailable`, never `not_found`. */
            location: {
                /** @description The selector of the request. */
                input: components["schemas"]["LocationInput"];
                /**
                 * @description Whether the selector names exactly one place.
                 * @enum {string}
                 */
                status: "resolved" | "ambiguous" | "not_found";
                /** @description Matching places, at most 50, sorted by country, state, name and id. Exactly one when the status is `resolved`. */
                candidates: components["schemas"]["LocationCandidate"][];
                /** @description Whether more than 50 places match. */
                truncated: boolean;
                /** @description Name of the searched data source; for an airport, the source of its record. Null when it has none. */
                source: string | null;
            };
            /** @description Additional fields; only with deep=true. */
            deep?: components["schemas"]["TimeLocationClockDeepDeep"];
        };
        TimeLocationClockDeep: {
            /** @description Display name of the time in effect, for example `Eastern Time`. Null when CLDR has none, or one that contradicts the rules. */
            name: string | null;
            /** @description UTC offset in minutes, truncated toward zero; positive east of UTC. Null when unresolved. */
            offset_minutes: number | null;
            /** @description UTC offset in seconds; positive east of UTC. Null when unresolved. */
            offset_seconds: number | null;
        };
        TimeLocationClockDeepDeep: {
            /** @description Display name of the time in effect, for example `Eastern Time`. Null when CLDR has none, or one that contradicts the rules. */
            name: string | null;
            /** @description UTC offset in minutes, truncated toward zero; positive east of UTC. Null when unresolved. */
            offset_minutes: number | null;
            /** @description UTC offset in seconds; positive east of UTC. Null when unresolved. */
            offset_seconds: number | null;
            /** @description UTC offset of standard time according to the rules, in the format of `offset`. Null when unresolved. */
            standard_offset: string | null;
            /** @description UTC offset of standard time according to the rules, in seconds. Null when unresolved. */
            standard_offset_seconds: number | null;
            /** @description Seconds by which clocks are ahead of standard time; negative for rules with DST in winter. Null when unresolved. */
            dst_offset_seconds: number | null;
            /** @description Local time at the next change of the UTC offset, including political changes. Null without a change within 400 days. */
            next_dst: components["schemas"]["ClockNextDst"] | null;
            /** @description The period with the DST flag set that contains this instant, or the next one within 400 days. Null without such a period. */
            season: components["schemas"]["DstSeason"] | null;
            /** @description Edition of the time-zone database, for example `2026c`. */
            timezone_database_version: string;
            /** @description A newer edition of the time-zone database that is known to have a different local time for this zone at this instant, for example `2026f`. Null when none is known to differ. */
            newer_edition: string | null;
            /** @description UTC offset at this instant in `newerEdition`, in the format of `offset`. Null without such an edition. */
            newer_offset: string | null;
            /** @description How the wall time of a conversion was resolved to this instant. Null when no wall time was converted. */
            resolution: components["schemas"]["WallTimeResolution"] | null;
        };
        TimeZones: {
            /** @description Edition of the time-zone database, for example `2026c`. */
            timezone_database_version: string;
            /** @description Identifiers in the requested sort order. */
            timezones: string[];
            /** @description The instant that applies to all zones, ISO 8601 in UTC. */
            at?: string;
            /** @description Local time settings of each zone at that instant, in the order of `timezoneIds`. */
            zones?: {
                /** @description IANA identifier, for example `Europe/Oslo`. */
                timezone: string;
                /** @description ISO 3166-1 alpha-2 codes of the countries that use the zone; empty when none is recorded. */
                countries: string[];
                /** @description Naming area: the text before the first slash of the identifier. Null for identifiers without a slash. */
                area: string | null;
                /** @description Abbreviation in effect, for example `CET`. */
                abbreviation: string;
                /** @description UTC offset as `±HH:MM`; `±HH:MM:SS` when the offset has seconds. */
                offset: string;
                /** @description UTC offset in seconds; positive east of UTC. */
                offset_seconds: number;
                /** @description DST flag of the rule. */
                dst: boolean;
                /** @description Whether the DST flag is set at any time in the UTC calendar year of the instant. */
                observes_dst: boolean;
            }[];
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        Timezone: {
            /** @description IANA identifier in the spelling of the database, for example `Europe/Oslo`. An alias is not replaced by its canonical zone. */
            timezone: string;
        };
        Transition: {
            /** @description Instant of the change, ISO 8601 in UTC. */
            at: string;
            /** @description Local time at the instant according to the settings before the change. */
            before: components["schemas"]["ClockBefore"];
            /** @description Local time at the instant according to the settings after the change. */
            after: components["schemas"]["ClockBefore"];
            /** @description Seconds by which clocks are set forward; negative when set back, 0 when only other settings change. */
            change_seconds: number;
        };
        Useragent: {
            /** @description Value of the User-Agent header. Null when the header is absent. */
            useragent: string | null;
            /** @description Brand and model of the device, or else its kind. Null when unknown. */
            device: string | null;
            /** @description Name of the operating system. Null when unknown. */
            os: string | null;
            /** @description Name of the browser. Null when unknown. */
            browser: string | null;
            /** @description Whether the client is a program without a human user. Null when the header is absent. */
            bot: boolean | null;
            /** @description Whether the device is a phone. Null when the device is unknown. */
            mobile: boolean | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["UseragentDeep"];
        };
        UseragentDeep: {
            /** @description Details of the device. Null on a plan without paid facts. */
            device?: {
                /**
                 * @description Kind of device. Null when unknown.
                 * @enum {string|null}
                 */
                type: "desktop" | "mobile" | "tablet" | "console" | "smarttv" | "wearable" | "embedded" | "xr" | null;
                /** @description Manufacturer. Null when unknown. */
                brand: string | null;
                /** @description Model, as the device reports it. Null when unknown. */
                model: string | null;
                /** @description Processor architecture. Null when unknown. */
                cpu: string | null;
                /** @description Whether the device has a touch screen, inferred from its type. Null when unknown. */
                touchscreen: boolean | null;
            } | null;
            /** @description Details of the operating system. Null on a plan without paid facts. */
            os?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description Version in the header. Some browsers report a frozen version: `10` of Windows, `10.15.7` of macOS and `18` of iOS can also mean later versions. Null when unknown. */
                version: string | null;
                /** @description Platform family: `windows`, `apple`, `android`, `linux` or another. Null when unknown. */
                platform: string | null;
            } | null;
            /** @description Details of the browser. Null on a plan without paid facts. */
            browser?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description Version. Null when unknown. */
                version: string | null;
                /**
                 * @description Kind of client program. Null when unknown.
                 * @enum {string|null}
                 */
                type: "browser" | "webview" | "app" | "headless" | null;
                /** @description Brands in the client hints, without placeholder (GREASE) brands; empty when there are no client hints. */
                brands: {
                    /** @description Brand name. */
                    brand: string;
                    /** @description Version of the brand. */
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
            /** @description Whether the client is a browser without a screen. Null when the header is absent. */
            headless?: boolean | null;
            /** @description Details of the bot. Null when the client is not a bot, or nothing is known about it. */
            bot?: {
                /** @description Name. Null when unknown. */
                name: string | null;
                /** @description `ai-crawler`, `search-engine`, `seo`, `monitoring`, `social-preview`, `feed-reader`, `http-library`, `archiver`, `scanner`, `advertising`, `academic` or `browser-automation`. Null when unknown. */
                category: string | null;
                /** @description URL of a page about the bot. Null when unknown. */
                url: string | null;
            } | null;
            /** @description Whether the client is a crawler or agent of an AI service. Null when the header is absent. */
            ai?: boolean | null;
        };
        Vat: {
            /** @description Prefix and number without spaces, for example `DE136695976`. Null when `valid` is false. */
            vat: string | null;
            /** @description Whether format and check digits are correct by the rules of the country. Null when there is no check rule for the number: `reason` is then `unsupported_country` or `unsupported_format`. */
            valid: boolean | null;
            /** @description ISO 3166-1 alpha-2 code of the country: GR for the prefix EL, GB for the prefix XI, the issuing member state for the prefixes EU and IM. Null when `valid` is false. */
            country: string | null;
            /**
             * @description Why the number is not valid, or not fully checked. Null when all rules of the country are satisfied.
             * @enum {string|null}
             */
            reason: "malformed" | "unknown_country" | "wrong_number" | "unsupported_country" | "unsupported_format" | "check_digit_differs" | "generic" | "format_only" | null;
            /** @description VAT number of the requester, normalised. Null when the request has none. */
            from?: string | null;
            /** @description Current record of the tax office, queried through VIES for the European Union and Northern Ireland. All its facts are null for invalid numbers and for other countries. An error when VIES or the tax office does not respond. */
            deep?: {
                /** @description Whether the number is registered for cross-border trade. Null when no tax office was queried. */
                registered: boolean | null;
                /** @description Name of the trader. Null when the member state does not publish it. */
                name: string | null;
                /** @description Address of the trader. Null when the member state does not publish it. */
                address: {
                    /** @description Street and number; all lines if the last line cannot be parsed. Null when the address has none. */
                    street: string | null;
                    /** @description City. Null when the last line is not a postal code and a city. */
                    city: string | null;
                    /** @description Postal code. Null when the last line is not a postal code and a city. */
                    postal: string | null;
                    /** @description ISO 3166-1 alpha-2 code of the country of the tax office. */
                    country: string;
                } | null;
                /** @description Reference that proves the consultation. Null unless the request has a VAT number of the requester. */
                consultation: string | null;
                /** @description Instant of the consultation, ISO 8601 in UTC. Null when no tax office was queried. */
                consulted_at: string | null;
            };
        };
        Vin: {
            /** @description The requested number in upper case, without spaces and hyphens. */
            vin: string;
            /** @description Whether the number has seventeen characters without I, O and Q, and a correct check digit where regulations require one. */
            valid: boolean;
            /** @description Model year. Null when not known. The code repeats every 30 years: for cars and light trucks made in North America position 7 distinguishes the cycles; for others the year is null when both fit. */
            year: number | null;
            /** @description Make, for example `Honda`. Null when not known. */
            make: string | null;
            /** @description Model, for example `Accord`. Null when not known. */
            model: string | null;
            /** @description Trim level, as the manufacturer reports it; several are separated as reported. Null when not known. */
            trim: string | null;
            /** @description Body type, for example `Sedan/Saloon`. Null when not known. */
            body: string | null;
            /** @description Kind of vehicle, for example `Passenger Car`. Null when not known. */
            type: string | null;
            /**
             * @description Why the number is not valid. Null when it is valid.
             * @enum {string|null}
             */
            reason: "malformed" | "wrong_check_digit" | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["VinDeep"];
        };
        VinDeep: {
            /** @description Recalls. Always null, never empty: no source is available, so recalls cannot be ruled out. */
            recalls?: {
                /** @description Campaign number. */
                campaign: string;
                /** @description Date of the report, YYYY-MM-DD. Null when not recorded. */
                date: string | null;
                /** @description Affected component. Null when not recorded. */
                component: string | null;
                /** @description Description of the defect. Null when not recorded. */
                summary: string | null;
            }[] | null;
            /** @description Series, as the manufacturer reports it. Null when not known. */
            series?: string | null;
            /** @description Number of doors. Null when not known. */
            doors?: number | null;
            /** @description Number of cylinders. Null when not known. */
            cylinders?: number | null;
            /** @description Engine displacement, litres. Null when not known. */
            displacement?: number | null;
            /** @description Fuel, for example `Gasoline` or `Electric`. Null when not known. */
            fuel?: string | null;
            /** @description Power, brake horsepower. Null when not known. */
            horsepower?: number | null;
            /** @description Drive type, for example `4WD/4-Wheel Drive/4x4`. Null when not known. */
            drive?: string | null;
            /** @description Kind of transmission, for example `Automatic`. Null when not known. */
            transmission?: string | null;
            /** @description Company to which the manufacturer identifier is assigned. Null when not known. */
            manufacturer?: string | null;
            /** @description City of the assembly plant. Null when not known. */
            plant_city?: string | null;
            /** @description State of the assembly plant. Null when not known. */
            plant_state?: string | null;
            /** @description Country of the assembly plant, as vPIC names it. Null when not known. */
            plant_country?: string | null;
            /** @description Gross vehicle weight class, with its bounds in pounds and kilograms. Null when not known. */
            gvwr?: string | null;
        };
        WallTimeResolution: {
            /**
             * @description How often local clocks show the wall time.
             * @enum {string}
             */
            kind: "unique" | "overlap" | "gap";
            /**
             * @description The disambiguation of the request, also when it had no effect.
             * @enum {string}
             */
            policy: "compatible" | "earlier" | "later" | "reject";
            /** @description Seconds from the requested wall time to the chosen one: 0 unless clocks skip it. */
            adjustment_seconds: number;
            /** @description The two candidate instants of a repeated or skipped time, earlier first; empty for a unique wall time. */
            alternatives: components["schemas"]["ClockAlternatives"][];
        };
        Weather: {
            /** @description Requested latitude in WGS 84 degrees. */
            latitude: number;
            /** @description Requested longitude in WGS 84 degrees. */
            longitude: number;
            /** @description Current conditions. */
            current: {
                /** @description Air temperature, °C. Null when the provider does not report it. */
                temperature: number | null;
                /** @description Air temperature, °F. Null when the provider does not report it. */
                temperature_f: number | null;
                /** @description Apparent temperature as the provider reports it, °C. Null when the provider does not report it; it is not computed. */
                feels_like: number | null;
                /** @description Apparent temperature as the provider reports it, °F. Null when the provider does not report it; it is not computed. */
                feels_like_f: number | null;
                /** @description Relative humidity, percent. Null when the provider does not report it. */
                humidity: number | null;
                /** @description Wind speed, km/h. Null when the provider does not report it. */
                wind_speed: number | null;
                /** @description Wind speed, miles per hour. Null when the provider does not report it. */
                wind_speed_mph: number | null;
                /** @description Direction from which the wind blows, degrees clockwise from north. Null when the provider does not report it, or the wind is calm. */
                wind_direction: number | null;
                /**
                 * @description Condition. Null when the provider reports none, or an unknown code.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition, for example `Light rain`. Null when `condition` is null. */
                condition_name: string | null;
                /** @description Emoji for the condition by day or by night. Null when `condition` is null. */
                condition_emoji: string | null;
                /** @description Instant of the measurement, or for which the model value is valid, ISO 8601 in UTC. */
                observed_at: string;
            };
            /** @description The station that measured the current conditions. Null when they are the value of a model. */
            station: {
                /** @description Identifier that the provider assigns, for example `KNYC`. */
                id: string;
                /** @description Name of the station. Null when the provider does not report it. */
                name: string | null;
                /** @description Distance from the requested point, km. Null when the position of the station is unknown. */
                distance: number | null;
                /** @description Distance from the requested point, miles. Null when the position of the station is unknown. */
                distance_mi: number | null;
            } | null;
            /** @description Name of the model of the current conditions. Null when a station measured them. */
            model: string | null;
            /** @description Provider: `open-meteo`, `met-no` or `nws`. */
            source: string;
            /** @description Attribution that the licence of the provider requires to be displayed. Null when it requires none. */
            attribution: string | null;
            /** @description Additional fields; only with deep=true. Empty on a plan without paid deep fields. */
            deep?: components["schemas"]["WeatherDeep"];
        };
        WeatherDeep: {
            /** @description Current conditions. */
            current?: {
                /** @description Dew point, °C. Null when the provider does not report it. */
                dewpoint: number | null;
                /** @description Dew point, °F. Null when the provider does not report it. */
                dewpoint_f: number | null;
                /** @description Air pressure at sea level, hPa. Null when the provider does not report it. */
                pressure: number | null;
                /** @description Visibility, km. Null when the provider does not report it. */
                visibility: number | null;
                /** @description Visibility, miles. Null when the provider does not report it. */
                visibility_mi: number | null;
                /** @description Gust speed, km/h. Null when the provider does not report it. */
                wind_gust: number | null;
                /** @description Gust speed, miles per hour. Null when the provider does not report it. */
                wind_gust_mph: number | null;
                /** @description Cloud cover, percent of the sky. Null when the provider does not report it. */
                cloud_cover: number | null;
                /** @description Precipitation, mm of rain and melted snow. Current conditions: the latest interval of the provider (Open-Meteo: 15 minutes; NWS: an hour). Forecast: the hour that ends (Open-Meteo) or starts (met-no) at `observedAt`. Null when the provider does not report it. */
                precipitation: number | null;
                /** @description Whether the sun is above the horizon. Null when the provider does not report it. */
                is_day: boolean | null;
            };
            /** @description Text forecast of the provider by day and night, at most 14 parts. Null when the provider does not offer it (only `nws` does). */
            forecast?: {
                /** @description Name that the provider gives to the part, for example `Tonight`. */
                name: string;
                /** @description Start, ISO 8601 in UTC. */
                starts_at: string;
                /** @description End, ISO 8601 in UTC. */
                ends_at: string;
                /** @description Whether the part is a daytime. Null when the provider does not report it. */
                is_day: boolean | null;
                /** @description Maximum of a daytime or minimum of a night, °C. Null when the provider does not report it. */
                temperature: number | null;
                /** @description Maximum of a daytime or minimum of a night, °F. Null when the provider does not report it. */
                temperature_f: number | null;
                /**
                 * @description Condition. Null when the provider reports none, or an unknown wording.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition, for example `Light rain`. Null when `condition` is null. */
                condition_name: string | null;
                /** @description Emoji for the condition. Null when `condition` is null. */
                condition_emoji: string | null;
                /** @description Probability of precipitation, percent. Null when the provider does not report it. */
                precipitation_probability: number | null;
                /** @description Forecast text of the provider. */
                text: string;
            }[] | null;
            /** @description Weather alerts in force at the point, at most 50. Null when the provider does not offer alerts (only `nws` does). */
            alerts?: {
                /** @description Identifier that the provider assigns. */
                id: string;
                /** @description Type of event, for example `Winter Storm Warning`. */
                event: string;
                /**
                 * @description Severity of the event. Null when the service does not report it.
                 * @enum {string|null}
                 */
                severity: "Extreme" | "Severe" | "Moderate" | "Minor" | "Unknown" | null;
                /**
                 * @description When to act. Null when the service does not report it.
                 * @enum {string|null}
                 */
                urgency: "Immediate" | "Expected" | "Future" | "Past" | "Unknown" | null;
                /**
                 * @description Certainty of the event. Null when the service does not report it.
                 * @enum {string|null}
                 */
                certainty: "Observed" | "Likely" | "Possible" | "Unlikely" | "Unknown" | null;
                /** @description Summary in one line. Null when the service does not report it. */
                headline: string | null;
                /** @description Complete text of the alert. Null when the service does not report it. */
                description: string | null;
                /** @description Recommended action. Null when the service does not report it. */
                instruction: string | null;
                /** @description Affected areas. Null when the service does not report them. */
                areas: string | null;
                /** @description Office that issued the alert. Null when the service does not report it. */
                sender: string | null;
                /** @description Start of the event, ISO 8601 in UTC. Null when the service does not report it. */
                starts_at: string | null;
                /** @description End of the event, or else of the alert, ISO 8601 in UTC. Null when the service does not report it. */
                ends_at: string | null;
            }[] | null;
            /** @description Forecast by the minute. Always null: no supported provider offers it. */
            minutes?: {
                /** @description Instant of the measurement, or for which the model value is valid, ISO 8601 in UTC. */
                at: string;
                /** @description Precipitation, mm of rain and melted snow. Current conditions: the latest interval of the provider (Open-Meteo: 15 minutes; NWS: an hour). Forecast: the hour that ends (Open-Meteo) or starts (met-no) at `observedAt`. Null when the provider does not report it. */
                precipitation: number | null;
            }[] | null;
            /** @description Hourly forecast, starting with the current hour. Null when the provider does not offer it. */
            hours?: {
                /** @description Instant of the measurement, or for which the model value is valid, ISO 8601 in UTC. */
                at: string;
                /** @description Air temperature, °C. Null when the provider does not report it. */
                temperature: number | null;
                /** @description Air temperature, °F. Null when the provider does not report it. */
                temperature_f: number | null;
                /** @description Apparent temperature as the provider reports it, °C. Null when the provider does not report it; it is not computed. */
                feels_like: number | null;
                /** @description Apparent temperature as the provider reports it, °F. Null when the provider does not report it; it is not computed. */
                feels_like_f: number | null;
                /** @description Dew point, °C. Null when the provider does not report it. */
                dewpoint: number | null;
                /** @description Dew point, °F. Null when the provider does not report it. */
                dewpoint_f: number | null;
                /** @description Relative humidity, percent. Null when the provider does not report it. */
                humidity: number | null;
                /** @description Wind speed, km/h. Null when the provider does not report it. */
                wind_speed: number | null;
                /** @description Wind speed, miles per hour. Null when the provider does not report it. */
                wind_speed_mph: number | null;
                /** @description Gust speed, km/h. Null when the provider does not report it. */
                wind_gust: number | null;
                /** @description Gust speed, miles per hour. Null when the provider does not report it. */
                wind_gust_mph: number | null;
                /** @description Direction from which the wind blows, degrees clockwise from north. Null when the provider does not report it, or the wind is calm. */
                wind_direction: number | null;
                /** @description Air pressure at sea level, hPa. Null when the provider does not report it. */
                pressure: number | null;
                /** @description Cloud cover, percent of the sky. Null when the provider does not report it. */
                cloud_cover: number | null;
                /** @description Precipitation, mm of rain and melted snow. Current conditions: the latest interval of the provider (Open-Meteo: 15 minutes; NWS: an hour). Forecast: the hour that ends (Open-Meteo) or starts (met-no) at `observedAt`. Null when the provider does not report it. */
                precipitation: number | null;
                /** @description Probability of precipitation in a forecast hour, percent. Null when the provider does not report it. */
                precipitation_probability: number | null;
                /**
                 * @description Condition. Null when the provider reports none, or an unknown code.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition, for example `Light rain`. Null when `condition` is null. */
                condition_name: string | null;
                /** @description Emoji for the condition by day or by night. Null when `condition` is null. */
                condition_emoji: string | null;
                /** @description Whether the sun is above the horizon. Null when the provider does not report it. */
                is_day: boolean | null;
            }[] | null;
            /** @description Daily forecast in the local time of the point; for `nws` it starts tomorrow. Null when the provider does not offer it (`met-no`). */
            days?: {
                /** @description Date in the local time of the point, YYYY-MM-DD. */
                date: string;
                /**
                 * @description The most severe condition of the day; for `nws` that of the daytime. Null when the provider reports none, or an unknown code.
                 * @enum {string|null}
                 */
                condition: "clear" | "mostly_clear" | "partly_cloudy" | "cloudy" | "fog" | "haze" | "smoke" | "dust" | "drizzle" | "freezing_drizzle" | "rain" | "heavy_rain" | "freezing_rain" | "rain_showers" | "sleet" | "snow" | "heavy_snow" | "snow_showers" | "thunderstorm" | "hail" | "tornado" | "tropical_storm" | null;
                /** @description English name of the condition, for example `Light rain`. Null when `condition` is null. */
                condition_name: string | null;
                /** @description Emoji for the condition. Null when `condition` is null. */
                condition_emoji: string | null;
                /** @description Maximum temperature, °C. Null when the provider does not report it. */
                temperature_max: number | null;
                /** @description Maximum temperature, °F. Null when the provider does not report it. */
                temperature_max_f: number | null;
                /** @description Minimum temperature, °C. Null when the provider does not report it. */
                temperature_min: number | null;
                /** @description Minimum temperature, °F. Null when the provider does not report it. */
                temperature_min_f: number | null;
                /** @description Precipitation of the day, mm of rain and melted snow. Null when the provider does not report it. */
                precipitation: number | null;
                /** @description Highest hourly probability of precipitation, percent. Null when the provider does not report it. */
                precipitation_probability: number | null;
                /** @description Maximum wind speed, km/h. Null when the provider does not report it. */
                wind_speed: number | null;
                /** @description Maximum wind speed, miles per hour. Null when the provider does not report it. */
                wind_speed_mph: number | null;
                /** @description Maximum gust speed, km/h. Null when the provider does not report it. */
                wind_gust: number | null;
                /** @description Maximum gust speed, miles per hour. Null when the provider does not report it. */
                wind_gust_mph: number | null;
                /** @description Maximum ultraviolet index. Null when the provider does not report it. */
                uv_index: number | null;
                /** @description Instant of sunrise, ISO 8601 in UTC. Null when the provider does not report it, or the sun does not rise. */
                sunrise: string | null;
                /** @description Instant of sunset, ISO 8601 in UTC. Null when the provider does not report it, or the sun does not set. */
                sunset: string | null;
            }[] | null;
            /** @description Air quality. Null when the provider does not offer it (`met-no` and `nws`). */
            air?: {
                /** @description Instant that the model values are valid for, ISO 8601 in UTC. */
                observed_at: string;
                /** @description European air quality index: 0 (good) to above 100. Null when the provider does not report it. */
                european_aqi: number | null;
                /** @description US air quality index: 0 (good) to 500. Null when the provider does not report it. */
                us_aqi: number | null;
                /** @description Particles below 2.5 µm, µg/m³. Null when the provider does not report it. */
                pm2_5: number | null;
                /** @description Particles below 10 µm, µg/m³. Null when the provider does not report it. */
                pm10: number | null;
                /** @description Carbon monoxide, µg/m³. Null when the provider does not report it. */
                carbon_monoxide: number | null;
                /** @description Nitrogen dioxide, µg/m³. Null when the provider does not report it. */
                nitrogen_dioxide: number | null;
                /** @description Sulphur dioxide, µg/m³. Null when the provider does not report it. */
                sulphur_dioxide: number | null;
                /** @description Ozone, µg/m³. Null when the provider does not report it. */
                ozone: number | null;
            } | null;
        };
        Zone: {
            /** @description IANA identifier in the spelling of the database, for example `Europe/Oslo`. An alias is not replaced by its canonical zone. */
            timezone: string;
            /** @description Naming area: the text before the first slash of the identifier. It is not a continent. Null for identifiers without a slash. */
            naming_area: string | null;
            /** @description The canonical zone of an alias; otherwise the zone itself. */
            canonical: components["schemas"]["Timezone"];
            /** @description All identifiers with the same rules, including this one, sorted. */
            equivalents: components["schemas"]["Timezone"][];
            /** @description Countries that use the zone, according to zone.tab and zone1970.tab; empty when these list none, as for aliases. */
            countries: {
                /** @description ISO 3166-1 alpha-2 code, upper case, for example `FR`. */
                country: string;
            }[];
            /** @description Windows time zone identifiers for the zone, according to CLDR; empty when it has none. */
            windows_ids: string[];
            /** @description Current recurring rules as a POSIX TZ string, for example `EST5EDT,M3.2.0,M11.1.0`. Null when a TZ string cannot express them. */
            posix: string | null;
            /** @description The zone as an iCalendar VTIMEZONE component (RFC 5545) with CRLF line ends and recurring rules, from `fromYear` on. */
            vtimezone: string;
            /** @description Only with deep=true. An empty object: this response has no additional fields under deep. */
            deep?: Record<string, never>;
        };
        /**
         * @description `invalid_request` (400): The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another.
         *     `ambiguous_time` (400): The request has disambiguation=reject, and the wall time occurs twice in the source zone.
         *     `nonexistent_time` (400): The request has disambiguation=reject, and the wall time is skipped in the source zone.
         *     `invalid_api_key` (401): The key is missing, malformed, unknown, expired or revoked.
         *     `permission_denied` (403): The key is valid, but does not allow this request: another family, origin, app or address, or a suspended account.
         *     `plan_required` (403): The key's plan does not include the feature.
         *     `not_found` (404): The value is well-formed but no record has it, or the path does not exist.
         *     `rate_limited` (429): The plan's requests per minute are used up.
         *     `quota_exceeded` (429): The plan's monthly units of this kind are used up.
         *     `server_error` (500): The service failed. The error is in the service, not in the request.
         *     `service_unavailable` (503): A store or a provider that the response needs is unavailable. This does not mean that the record does not exist.
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
        /** @description `invalid_request`: The request breaks a rule: a parameter is malformed, missing, repeated or in conflict with another. `ambiguous_time`: The request has disambiguation=reject, and the wall time occurs twice in the source zone. `nonexistent_time`: The request has disambiguation=reject, and the wall time is skipped in the source zone. */
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
        /** @description `not_found`: The value is well-formed but no record has it, or the path does not exist. */
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
        /** @description `permission_denied`: The key is valid, but does not allow this request: another family, origin, app or address, or a suspended account. */
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
        /** @description `permission_denied`: The key is valid, but does not allow this request: another family, origin, app or address, or a suspended account. `plan_required`: The key's plan does not include the feature. */
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
        /** @description `server_error`: The service failed. The error is in the service, not in the request. */
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
        /** @description `service_unavailable`: A store or a provider that the response needs is unavailable. This does not mean that the record does not exist. */
        ServiceUnavailable: {
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
         * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
         * @example csv
         */
        Format: "json" | "csv";
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Continent code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Continent code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Code of the bloc, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Code of the bloc, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive, or its name.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description State or province: ISO 3166-2 code, with or without the country prefix, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Kinds of places, separated by commas: capital, seat, city, quarter. A city is every place that is not a quarter. Default: all, quarters last.
                 * @example city
                 */
                types?: string;
                /**
                 * @description BCP 47 language tag for names. Names without a translation are in English. Content-Language lists the languages of the response.
                 * @example de
                 */
                lang?: string;
                /**
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description ISO 639 code of two or three letters, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description US county FIPS, French INSEE department or British GSS code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description State or province: ISO 3166-2 code, with or without the country prefix, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description State or province: ISO 3166-2 code, with or without the country prefix, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Abbreviation at the instant, case-insensitive.
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
                 * @description ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. A value without an offset is in UTC, or, if `to` or `targets` is given, in the local time of the source zone. Write + as %2B.
                 * @example 2026-07-01T12:00:00Z
                 */
                at?: string;
                /**
                 * @description Edition of the time-zone database, one of /time/editions. Default: the default of the service.
                 * @example 2026c
                 */
                edition?: string;
                /**
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, CSV as with Accept: text/csv, or iCalendar as with Accept: text/calendar. Errors are always JSON.
                 * @example json
                 */
                format?: "json" | "csv" | "ics";
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
                 * @description IANA time zone identifier or alias, case-insensitive. Slashes can be encoded as %2F.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description IPv4 or IPv6 address, up to 45 characters. The address of the client is never used. The location is an estimate: from imported geofeeds or measured coordinates, else from the country of the address. Private, special-use and unlocated addresses return not_found.
                 * @example 8.8.8.8
                 */
                ip?: string;
                /**
                 * @description City: its exact recorded name, or its ID. Several matches are returned as candidates, never chosen by size.
                 * @example Reykjavik
                 */
                city?: string;
                /**
                 * @description Two-letter country code. Alone, the code selects the zones of the country (zone.tab). With city or address, the code restricts the matches.
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
                 * @description ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. A value without an offset is in UTC, or, if `to` or `targets` is given, in the local time of the source zone. Write + as %2B.
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description IPv4 or IPv6 address, up to 45 characters. The address of the client is never used. The location is an estimate: from imported geofeeds or measured coordinates, else from the country of the address. Private, special-use and unlocated addresses return not_found.
                 * @example 8.8.8.8
                 */
                ip?: string;
                /**
                 * @description City: its exact recorded name, or its ID. Several matches are returned as candidates, never chosen by size.
                 * @example Reykjavik
                 */
                city?: string;
                /**
                 * @description Two-letter country code. Alone, the code selects the zones of the country (zone.tab). With city or address, the code restricts the matches.
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
                 * @description ISO 8601 date or timestamp, to the millisecond, in UTC years 0001 to 9999. Default: now. A value without an offset is in UTC, or, if `to` or `targets` is given, in the local time of the source zone. Write + as %2B.
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description IANA time zone identifier or alias, case-insensitive. Slashes can be encoded as %2F.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, CSV as with Accept: text/csv, or iCalendar as with Accept: text/calendar. Errors are always JSON.
                 * @example json
                 */
                format?: "json" | "csv" | "ics";
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
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Country: ISO 3166-1 alpha-2 or alpha-3 code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description ISO date up to which business days are counted, at most ten years before or after `date`.
                 * @example 2026-12-31
                 */
                to?: string;
                /**
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description ISO date, years 0001 to 9999: YYYY-MM-DD, or 20261231, 2026-W53-4, 2026-365. With format, the year can be last.
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
                    "text/csv": string;
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description ISO 4217 alphabetic code, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description ISO 4217 code of the base currency, case-insensitive.
                 * @example USD
                 */
                base: string;
                /**
                 * @description ISO 4217 code of the quote currency, case-insensitive.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Domain name, case-insensitive, ASCII or Unicode.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Domain name, case-insensitive, ASCII or Unicode.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                 * @description Domain name, case-insensitive, ASCII or Unicode.
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Exact symbol, case-insensitive.
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Country of the register or incorporation, when several companies have the number. An Australian ABN and a French SIRET do not need country.
                 * @example US
                 */
                country?: string;
                /**
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
                 * @description Response format: JSON, or CSV as with Accept: text/csv. Errors are always JSON.
                 * @example csv
                 */
                format?: components["parameters"]["Format"];
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
                    "text/csv": string;
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
