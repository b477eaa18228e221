import rows from '../../cities.json' with { type: 'json' };

export interface City {
  readonly name: string;
  readonly hindi: string;
  readonly state: string; // or union territory
}

// Cities people in India apply from: the eight with the most travellers first, then by name.
export const cities: readonly City[] = rows.map(([name, hindi, state]) => ({
  name: name!,
  hindi: hindi!,
  state: state!,
}));
export const bigCities = cities.slice(0, 8);

export const findCity = (name: string | null | undefined): City | undefined =>
  cities.find((city) => city.name.toLowerCase() === name?.trim().toLowerCase());
