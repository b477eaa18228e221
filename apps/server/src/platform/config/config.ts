import { namesOf, readSettings, type Variables } from './read-settings.ts';
import type { SettingName, Values } from './settings.ts';

// What the API and the worker are configured with. Each of them is given only its own settings; of the other's it sees the defaults.
type OfOperators = 'DATABASE_OWNER_URL' | 'KEYCLOAK_ADMIN_PASSWORD' | 'KEYCLOAK_ADMIN_USERNAME';
export type Config = Values<Exclude<SettingName, OfOperators>>;

const names = namesOf(['api', 'worker']) as (keyof Config)[];

// Without a service: all of both, for tests and commands.
export const readConfig = (env: Variables = process.env, service?: 'api' | 'worker'): Config =>
  readSettings(names, env, service);
