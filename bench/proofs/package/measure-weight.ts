import { openBuilder } from './builder.ts';
import type { BuildAnswer, BuildOrder } from './builder.types.ts';
import { sixtyPages } from './sixty-pages.ts';

const rounds = 3; // because other load on the machine disturbs single rounds

export interface PackageWeight {
  readonly pages: number;
  readonly cpuSeconds: number;
  readonly bareCpuSeconds: number;
  readonly times: number;
  readonly wallSeconds: number; // depends on other load on the machine
  readonly peakMb: number;
  readonly smaller: number;
  readonly reread: number;
  readonly isSame: boolean;
}

const buildInNewProcess = async (
  order: Omit<BuildOrder, 'reread'> & { readonly reread?: readonly Buffer[] },
): Promise<BuildAnswer> => {
  const builder = openBuilder();
  try {
    return await builder.ask(order);
  } finally {
    await builder.close();
  }
};
const least = (answers: readonly BuildAnswer[]) => Math.min(...answers.map(({ cpuSeconds }) => cpuSeconds));
const round = (value: number) => Math.round(value * 100) / 100;

// Builds sixty pages in a new process each time, alternating with the bare tools.
export async function measureWeight(): Promise<PackageWeight> {
  const input = await sixtyPages();
  const built: BuildAnswer[] = [];
  const bare: BuildAnswer[] = [];
  for (let n = 0; n < rounds; n++) {
    built.push(await buildInNewProcess({ how: 'build', input }));
    bare.push(await buildInNewProcess({ how: 'bare', input, reread: built[0]!.reread }));
  }
  const pages = [...input.items.flatMap((item) => item.documents), ...input.others].flatMap(
    (document) => document.pages,
  );
  return {
    pages: pages.length,
    cpuSeconds: round(least(built)),
    bareCpuSeconds: round(least(bare)),
    times: round(least(built) / least(bare)),
    wallSeconds: round(Math.max(...built.map(({ wallSeconds }) => wallSeconds))),
    peakMb: Math.round(Math.max(...built.map(({ peakMb }) => peakMb))),
    smaller: built[0]!.smaller,
    reread: built[0]!.reread.length,
    isSame: new Set(built.map(({ zipSha256 }) => zipSha256)).size === 1,
  };
}
