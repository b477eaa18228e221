import type { Logger } from 'pino';
import type { RealmDirectory } from './realm.types.ts';

interface Watch {
  readonly everyMs: number;
  readonly delayed: string; // logged when a realm's turn fails; the next turn tries again
  readonly look: (realmId: string) => Promise<unknown>;
}

// Looks into every realm again and again, one turn at a time. A realm that fails does not hold up the others.
export function watchRealms(
  { realms, log }: { readonly realms: RealmDirectory; readonly log: Logger },
  { everyMs, delayed, look }: Watch,
): { close(): void } {
  let isBusy = false;
  const warn = (error: Error) => log.warn({ cause: error.name }, delayed);
  const turn = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const realmId of await realms.ids()) await look(realmId).catch(warn);
    } catch (error) {
      warn(error as Error);
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void turn(), everyMs).unref();
  return { close: () => clearInterval(timer) };
}
