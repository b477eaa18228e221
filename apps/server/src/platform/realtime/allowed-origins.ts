import type { Config } from '../config/config.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';

export interface Origins {
  // The realm whose pages an origin serves: one (custom host), any (our host, or no browser), or none.
  of(origin: string | undefined): Promise<Realm | 'any' | undefined>;
}

// Browsers set Origin themselves, so pages of other sites get no socket, whatever token they hold.
export function allowedOrigins({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, realms: RealmDirectory): Origins {
  const own = new URL(PUBLIC_URL);
  return {
    async of(origin) {
      if (origin === undefined || origin === own.origin) return 'any';
      const url = URL.canParse(origin) ? new URL(origin) : undefined;
      if (url === undefined || url.origin !== origin || url.protocol !== own.protocol) return undefined;
      return realms.byHost(url.host);
    },
  };
}
