import { candidateParameter } from '../parameters/candidate.ts';
import { toNamesByVersion, type Route } from '../routing/route.ts';

export const vinRoutes: readonly Route[] = [
  {
    name: 'vin',
    family: 'vin',
    path: '/vin/{vin}',
    summary: 'Validates a vehicle identification number and returns make, model and year.',
    operation: toNamesByVersion('vin'),
    parameters: {
      vin: candidateParameter(
        'Seventeen characters. Spaces, hyphens and case are ignored.',
        '1HGCM82633A004352',
      ),
    },
    deep: 'paid',
    cache: 'facts',
    examples: [
      { path: '/vin/1HGCM82633A004352', note: 'A car for North America.' },
      { path: '/vin/5YJSA1DN5CFP01785?deep=true', note: 'With plant, engine and body.' },
      { path: '/vin/1HGCM82643A004352', note: 'A wrong check digit: valid is false, all details are null.' },
    ],
  },
];
