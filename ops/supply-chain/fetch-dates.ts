import type { LockedPackage } from './locked-packages.ts';

export interface FetchedDates {
  readonly published: ReadonlyMap<string, string>;
  readonly failure: string | undefined; // the first request that failed
}

// The registry's own publication days. One request per package name, a few at a time.
export async function fetchDates(packages: readonly LockedPackage[], registry: string): Promise<FetchedDates> {
  const byName = Map.groupBy(packages, ({ name }) => name);
  const names = [...byName.keys()];
  const published = new Map<string, string>();
  let failure: string | undefined;
  const next = async (): Promise<void> => {
    for (let name = names.pop(); name !== undefined && failure === undefined; name = names.pop()) {
      try {
        const reply = await fetch(`${registry}/${name.replace('/', '%2f')}`, { signal: AbortSignal.timeout(20_000) });
        if (!reply.ok) throw new Error(`status ${reply.status}`);
        const { time = {} } = (await reply.json()) as { time?: Record<string, string> };
        for (const { id, version } of byName.get(name) ?? [])
          if (time[version] !== undefined) published.set(id, time[version].slice(0, 10));
      } catch (error) {
        failure = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  return { published, failure };
}
