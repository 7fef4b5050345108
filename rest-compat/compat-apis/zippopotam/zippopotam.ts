import { numberAt, objectAt, objectsAt, textsAt, type JsonObject } from '../../../core/json.ts';
import { type CompatRequest, type CompatApi } from '../compat-api.ts';
import type { Variables } from '../../routing/route.ts';

const formatNumber = (value: number | null): string | null => (value === null ? null : String(value));
const formatPoint = (place: JsonObject) => ({
  longitude: formatNumber(numberAt(place, 'longitude')),
  latitude: formatNumber(numberAt(place, 'latitude')),
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
        const postal = objectAt(data, 'postal');
        if (postal === null) return null;
        const state = formatState(postal);
        // Only the main place has coordinates, because a postal code is recorded with a single point.
        const otherPlaces = textsAt(postal, 'localities').map((name) => ({
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
        const postal = objectAt(data, 'postal');
        if (postal === null) return null;
        const nearby = objectsAt(postal, 'nearby').map((each) => {
          const nearbyPostal = objectAt(each, 'postal') ?? {};
          return {
            distance: formatNumber(numberAt(each, 'distance')),
            'post code': nearbyPostal['code'],
            'place name': nearbyPostal['cityName'],
            ...formatState(nearbyPostal),
          };
        });
        return {
          body: {
            'near latitude': numberAt(postal, 'latitude'),
            'near longitude': numberAt(postal, 'longitude'),
            nearby,
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
        const city = objectAt(data, 'city');
        const codes = objectsAt(city, 'postals');
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
