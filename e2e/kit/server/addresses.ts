// The address of the product under test. Every address in the specs is built from it, so any port works.
export const origin = process.env.E2E_URL ?? 'http://127.0.0.1:8080';

const { protocol, port } = new URL(origin);
export const customOrigin = `${protocol}//bluegate.localhost${port ? `:${port}` : ''}`;

export interface RealmAddress {
  readonly realm: string;
  readonly address: string; // the start page
  readonly signIn: 'form' | 'provider';
  readonly displayName: string;
}

export const realmAddresses = {
  root: { realm: 'dev', address: `${origin}/`, signIn: 'provider', displayName: 'Visawright' },
  dev: { realm: 'dev', address: `${origin}/dev`, signIn: 'provider', displayName: 'Visawright' },
  sunrise: { realm: 'sunrise', address: `${origin}/sunrise`, signIn: 'form', displayName: 'Sunrise Travels' },
  bluegate: { realm: 'bluegate', address: `${customOrigin}/`, signIn: 'form', displayName: 'Bluegate' },
} as const satisfies Record<string, RealmAddress>;

// For people created by tests; the realms of the demo stay unchanged.
export const journeys: RealmAddress = {
  realm: 'journeys',
  address: `${origin}/journeys`,
  signIn: 'form',
  displayName: 'Journeys',
};

// Its releases of the extension are newer than the real extension (run/seed-journeys.ts).
export const releases: RealmAddress = {
  realm: 'releases',
  address: `${origin}/releases`,
  signIn: 'form',
  displayName: 'Releases',
};

// In this realm every list has more than one page, and nothing is ever changed (run/seed-lists.ts).
export const lists: RealmAddress = { realm: 'lists', address: `${origin}/lists`, signIn: 'form', displayName: 'Lists' };

export const at = (place: RealmAddress, hash = '') => `${place.address}${hash && `#${hash}`}`;
