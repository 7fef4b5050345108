import { numberAt, objectAt, textsAt } from '../../../facts/json.ts';
import { type Door } from '../door.ts';

const degrees = (value: number | null): string | null => (value === null ? null : String(value));

/** zippopotam.us: numbers are texts, and keys have blanks. */
export const zippopotam: Door = {
  name: 'zippopotam',
  notFound: { body: {} },
  paths: [
    {
      path: '/{country}/{code}',
      document: 'postal',
      variables: ({ values: [country = '', code = ''] }) => ({ country: country.toUpperCase(), code }),
      answer(data) {
        const postal = objectAt(data, 'postal');
        if (postal === null) return null;
        const state = { state: postal['stateName'], 'state abbreviation': postal['stateCode'] };
        // Where a further place lies is not recorded: the code has one point.
        const others = textsAt(postal, 'localities').map((name) => ({
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
            places: [
              {
                'place name': postal['cityName'],
                longitude: degrees(numberAt(postal, 'longitude')),
                ...state,
                latitude: degrees(numberAt(postal, 'latitude')),
              },
              ...others,
            ],
          },
        };
      },
    },
  ],
};
