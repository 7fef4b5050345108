import { airports } from '../../db/importers/airports.ts';
import type { Places } from '../../db/snapshot/places.ts';
import { estimateElevation } from '../../subgraphs/geo/elevation/estimate.ts';
import { getReliefGrid } from '../../subgraphs/geo/elevation/grid.ts';
import { readBundledRows } from '../support/places.ts';
import { parseTable } from './facts.ts';

/** Surveyed summits of every continent and depressions: latitude, longitude, metres, name. */
export const surveyedHeights = parseTable(`
27.9881|86.925|8849|Everest
35.8825|76.5133|8611|K2
27.7025|88.1475|8586|Kangchenjunga
28.6967|83.4933|8167|Dhaulagiri
35.2375|74.5892|8126|Nanga Parbat
-32.6532|-70.0109|6961|Aconcagua
63.0691|-151.0063|6190|Denali
-3.0758|37.3533|5895|Kilimanjaro
43.3499|42.4453|5642|Elbrus
45.8326|6.8652|4808|Mont Blanc
45.9366|7.8669|4634|Dufourspitze
45.9763|7.6586|4478|Matterhorn
46.5372|7.9625|4158|Jungfrau
47.0742|12.6947|3798|Grossglockner
47.4211|10.9853|2962|Zugspitze
37.0536|-3.3114|3479|Mulhacen
28.2723|-16.6425|3715|Teide
37.751|14.9934|3329|Etna
40.0858|22.3583|2917|Olympus
42.1797|23.5853|2925|Musala
49.1642|20.1336|2655|Gerlach
56.7969|-5.0036|1345|Ben Nevis
53.0685|-4.0763|1085|Snowdon
61.6365|8.3126|2469|Galdhopiggen
67.9013|18.5119|2097|Kebnekaise
64.015|-16.67|2110|Hvannadalshnukur
35.3606|138.7274|3776|Fuji
33.3617|126.5292|1947|Hallasan
41.9931|128.0772|2744|Paektu
23.47|120.9575|3952|Yushan
6.075|116.5586|4095|Kinabalu
-4.0788|137.1583|4884|Puncak Jaya
-8.4144|116.4575|3726|Rinjani
-8.1077|112.9224|3676|Semeru
-36.4559|148.2636|2228|Kosciuszko
-43.595|170.1418|3724|Aoraki
-39.2967|174.0634|2518|Taranaki
-41.8714|146.0333|1617|Ossa
36.5786|-118.2923|4421|Whitney
46.8523|-121.7603|4392|Rainier
45.3735|-121.6959|3429|Hood
41.4092|-122.1949|4322|Shasta
44.2705|-71.3033|1917|Washington
35.765|-82.2652|2037|Mitchell
19.8207|-155.468|4207|Mauna Kea
19.0305|-97.2683|5636|Orizaba
19.0233|-98.6222|5426|Popocatepetl
60.5672|-140.4055|5959|Logan
53.1105|-119.1561|3954|Robson
-1.4692|-78.8175|6263|Chimborazo
-0.6806|-78.4378|5897|Cotopaxi
-9.1217|-77.6044|6768|Huascaran
10.8383|-73.6867|5775|Colon
8.5422|-71.0461|4978|Bolivar
-0.1521|37.3084|5199|Kenya
0.3858|29.8717|5109|Stanley
13.2367|38.3725|4550|Ras Dashen
31.0597|-7.9156|4167|Toubkal
4.217|9.1727|4040|Cameroon
-29.4675|29.2681|3482|Thabana
-33.9628|18.4098|1086|Table
35.9549|52.1099|5609|Damavand
39.7019|44.2983|5137|Ararat
34.3|36.1161|3088|Qurnat
28.5394|33.9731|2285|Sinai
38.943|72.0158|7495|Somoni
42.0353|80.1297|7439|Pobeda
49.8072|86.59|4506|Belukha
56.0556|160.6442|4754|Klyuchevskaya
29.5964|101.8789|7509|Gongga
36.2556|117.1056|1533|Taishan
30.1361|118.1606|1864|Huangshan
22.3033|103.775|3147|Fansipan
18.5883|98.4872|2565|Inthanon
7.0|80.77|2524|Pidurutalagala
-77.53|167.17|3794|Erebus
-78.5254|-85.6172|4892|Vinson
31.55|35.48|-430|Dead Sea shore
36.2302|-116.767|-86|Badwater
42.68|89.2|-150|Turpan
32.82|35.59|-211|Galilee
33.35|-115.73|-68|Salton
11.95|42.4|-150|Assal
14.24|40.3|-115|Danakil
29.5|27.2|-60|Qattara
52.0|4.6|-5|Gouda
-28.4|137.3|-14|Eyre
46.35|48.05|-23|Astrakhan
40.37|49.83|-10|Baku
43.35|51.9|-100|Karagiye
`).map(([latitude, longitude, metres, name = '']) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
  metres: Number(metres),
  name,
}));

/** Heights of OurAirports, which neither the relief nor the published heights are derived from. */
export const getAirportHeights = async (): Promise<typeof surveyedHeights> =>
  (await readBundledRows(airports)).flatMap(({ iata, icao, latitude, longitude, elevation }) =>
    elevation === null ? [] : [{ latitude, longitude, metres: elevation, name: iata ?? icao ?? '' }],
  );

/** Returns points of known height, and whether the estimate is within its stated accuracy. Points at sea are omitted. */
export async function compareHeights(
  places: Places,
): Promise<readonly { readonly name: string; readonly isWithin: boolean }[]> {
  const { cities } = places;
  const rowStep = Math.floor(cities.length / 90);
  const towns = Array.from({ length: 90 }, (_, place) => place * rowStep).flatMap((row) => {
    const metres = cities.dem(row);
    const [latitude = 0, longitude = 0] = [cities.latitude[row], cities.longitude[row]];
    return metres === null ? [] : [{ latitude, longitude, metres, name: cities.name.at(row) }];
  });
  const fields = await getAirportHeights();
  const chosenFields = fields.filter((_, place) => place % Math.floor(fields.length / 90) === 0);
  return [...surveyedHeights, ...chosenFields, ...towns].flatMap(({ latitude, longitude, metres, name }) => {
    const { method, meters, accuracy } = estimateElevation(getReliefGrid(), places, latitude, longitude);
    return method === 'estimate' ? [{ name, isWithin: Math.abs(meters - metres) <= (accuracy ?? 0) }] : [];
  });
}
