// Where the product under test answers. Every address in the specs is built here, so any port works.
export const origin = process.env.E2E_URL ?? 'http://127.0.0.1:8080';

const { protocol, port } = new URL(origin);
export const customOrigin = `${protocol}//bluegate.localhost${port ? `:${port}` : ''}`;

export interface Place {
  readonly realm: string;
  readonly address: string; // where a person begins
  readonly signIn: 'form' | 'provider';
  readonly displayName: string;
}

export const places = {
  root: { realm: 'dev', address: `${origin}/`, signIn: 'provider', displayName: 'Visawright' },
  dev: { realm: 'dev', address: `${origin}/dev`, signIn: 'provider', displayName: 'Visawright' },
  sunrise: { realm: 'sunrise', address: `${origin}/sunrise`, signIn: 'form', displayName: 'Sunrise Travels' },
  bluegate: { realm: 'bluegate', address: `${customOrigin}/`, signIn: 'form', displayName: 'Bluegate' },
} as const satisfies Record<string, Place>;

// For people made by a test; the demo's own realms stay as they are.
export const journeys: Place = {
  realm: 'journeys',
  address: `${origin}/journeys`,
  signIn: 'form',
  displayName: 'Journeys',
};

// Every list has more than one page here, and nothing is ever changed (run/seed-lists.ts).
export const lists: Place = { realm: 'lists', address: `${origin}/lists`, signIn: 'form', displayName: 'Lists' };

export const at = (place: Place, hash = '') => `${place.address}${hash && `#${hash}`}`;
