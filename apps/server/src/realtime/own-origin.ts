import type { Config } from '../config.ts';
import type { Realm, RealmDirectory } from '../realms/realm.types.ts';

export interface Origins {
  // Which realms' pages an origin shows: one (its own host), any (our host, or no browser at all), or none.
  of(origin: string | undefined): Promise<Realm | 'any' | undefined>;
}

// A browser sends Origin and cannot lie about it: pages of strangers get no socket, whatever token they hold.
export function ownOrigins({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>, realms: RealmDirectory): Origins {
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
