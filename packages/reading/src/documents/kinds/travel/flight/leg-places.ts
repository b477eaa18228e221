import type { PlaceMark } from './leg.types.ts';
import type { RowMark } from './row-marks.ts';

const sameCity = (place: PlaceMark, city: PlaceMark) =>
  place.airport?.cities.some((name) => name.toLowerCase() === city.printed.toLowerCase()) ?? false;

const keyOf = ({ airport, printed }: PlaceMark) => airport?.code ?? printed.toUpperCase();

// STN in a document that names Singapore is a misread SIN.
function mend(place: PlaceMark, cities: readonly PlaceMark[], spare: readonly PlaceMark[]): PlaceMark {
  if (!place.coded || cities.some((city) => sameCity(place, city))) return place;
  const own = spare.find(
    ({ airport }) => airport && [...airport.code].filter((sign, at) => sign !== place.printed[at]).length === 1,
  );
  return own ? { ...place, printed: own.airport!.code, airport: own.airport!, mended: true } : place;
}

// The first two different places: codes take precedence over city names, since an address may name a city.
export function legPlacesOf(marks: readonly RowMark[]): readonly PlaceMark[] {
  const places = marks.filter((mark) => mark.what === 'place');
  const different = (list: readonly PlaceMark[]) =>
    list.filter((each, index) => list.findIndex((other) => keyOf(other) === keyOf(each)) === index);
  const cities = places.filter((each) => !each.coded);
  const coded = different(places.filter((each) => each.coded));
  const two =
    coded.length > 1
      ? coded.slice(0, 2)
      : different(places)
          .slice(0, 2)
          .map((each) => coded.find((code) => code.airport === each.airport) ?? each);
  const spare = cities.filter((city) => !two.some((place) => sameCity(place, city)));
  const mended = two.map((place) => mend(place, cities, spare));
  return mended.map((place) => ({
    ...place,
    cityAgrees: !place.mended && place.coded && cities.some((city) => sameCity(place, city)),
  }));
}
