import { getNumberAt, getObjectAt, getObjectsAt, getTextsAt, type JsonObject } from '../../../core/json.ts';
import { type CompatRequest, type CompatApi } from '../compat-api.ts';
import type { Variables } from '../../routing/route.ts';

const formatNumber = (value: number | null): string | null => (value === null ? null : String(value));
const formatPoint = (place: JsonObject) => ({
  longitude: formatNumber(getNumberAt(place, 'longitude')),
  latitude: formatNumber(getNumberAt(place, 'latitude')),
});
const formatState = (place: JsonObject) => ({
  state: place['stateName'],
  'state abbreviation': place['stateCode'],
});

const getVariables = ({ values: [country = '', code = ''] }: CompatRequest): Variables => ({
  country: country.toUpperCase(),
  code,
});

/** Emulates the API zippopotam.us, whose numbers are strings and whose keys contain spaces. */
export const zippopotam: CompatApi = {
  name: 'zippopotam',
  notFound: { body: {} },
  paths: [
    {
      path: '/{country}/{code}',
      document: 'postal',
      variables: getVariables,
      answer(data) {
        const postal = getObjectAt(data, 'postal');
        if (postal === null) return null;
        const state = formatState(postal);
        // Only the main place has coordinates, because a postal code is recorded with a single point.
        const otherPlaces = getTextsAt(postal, 'localities').map((name) => ({
          'place name': name,
          longitude: null,
          ...state,
          latitude: null,
        }));
        return {
          body: {
            'post code': postal['code'],
            country: postal['countryName'],
            'country abbreviation': postal['countryCode'],
            places: [{ 'place name': postal['cityName'], ...state, ...formatPoint(postal) }, ...otherPlaces],
          },
        };
      },
    },
    {
      path: '/nearby/{country}/{code}',
      document: 'nearby',
      variables: getVariables,
      answer(data) {
        const postal = getObjectAt(data, 'postal');
        if (postal === null) return null;
        const nearbyPlaces = getObjectsAt(postal, 'nearby').map((each) => {
          const nearbyPostal = getObjectAt(each, 'postal') ?? {};
          return {
            distance: formatNumber(getNumberAt(each, 'distance')),
            'post code': nearbyPostal['code'],
            'place name': nearbyPostal['cityName'],
            ...formatState(nearbyPostal),
          };
        });
        return {
          body: {
            'near latitude': getNumberAt(postal, 'latitude'),
            'near longitude': getNumberAt(postal, 'longitude'),
            nearby: nearbyPlaces,
          },
        };
      },
    },
    {
      path: '/{country}/{state}/{place}',
      document: 'place',
      variables: ({ values: [country = '', state = '', place = ''] }) => ({
        country: country.toUpperCase(),
        state: state.toUpperCase(),
        place,
      }),
      answer(data) {
        const city = getObjectAt(data, 'city');
        const codes = getObjectsAt(city, 'postals');
        if (city === null || codes.length === 0) return null;
        return {
          body: {
            'country abbreviation': city['countryCode'],
            country: city['countryName'],
            'place name': city['name'],
            ...formatState(city),
            places: codes.map((code) => ({
              'place name': city['name'],
              'post code': code['code'],
              ...formatPoint(code),
            })),
          },
        };
      },
    },
  ],
};
