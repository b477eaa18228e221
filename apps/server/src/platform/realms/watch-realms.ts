import type { Logger } from 'pino';
import type { RealmDirectory } from './realm.types.ts';

interface Watch {
  readonly everyMs: number;
  readonly delayed: string; // logged when a turn fails; the next turn tries again
  readonly look: (realmId: string) => Promise<unknown>;
}

// Looks into every realm again and again, one turn at a time.
export function watchRealms(
  { realms, log }: { readonly realms: RealmDirectory; readonly log: Logger },
  { everyMs, delayed, look }: Watch,
): { close(): void } {
  let isBusy = false;
  const turn = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const realmId of await realms.ids()) await look(realmId);
    } catch (error) {
      log.warn({ cause: (error as Error).name }, delayed);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void turn(), everyMs).unref();
  return { close: () => clearInterval(timer) };
}
