import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const restMs = 400;
const mostMs = 2_000; // changes that do not stop

interface Waiting {
  readonly since: number;
  readonly timer: ReturnType<typeof setTimeout>;
}
const waiting = new WeakMap<QueryClient, Map<string, Waiting>>();

// One change publishes several events, and people make several changes in a row: the data is read again once, when they have stopped.
export function readAgainLater(client: QueryClient, queryKey: QueryKey): void {
  const all = waiting.get(client) ?? new Map<string, Waiting>();
  waiting.set(client, all);
  const name = hashKey(queryKey);
  const before = all.get(name);
  clearTimeout(before?.timer);
  const now = Date.now();
  const since = before?.since ?? now;
  const read = () => {
    all.delete(name);
    void client.invalidateQueries({ queryKey });
  };
  all.set(name, { since, timer: setTimeout(read, Math.max(0, Math.min(restMs, since + mostMs - now))) });
}
