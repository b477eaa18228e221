import type { PaperRoute, PaperWish } from '@visawright/specimens/papers/paper-specimen.ts';
import { getPaperKind, paperKindNames } from '@visawright/specimens/papers/kinds.ts';

export type Size = 'small' | 'tune' | 'full';

export interface WantedPaper extends PaperWish {
  readonly id: string;
}

const routes: Readonly<Record<Size, readonly PaperRoute[]>> = {
  small: ['text'],
  tune: ['text', 'text', 'scan', 'photo'],
  full: ['text', 'text', 'text', 'scan', 'scan', 'photo'],
};

const chosen = (option: string) =>
  process.argv
    .find((word) => word.startsWith(`--${option}=`))
    ?.slice(option.length + 3)
    .split(',');

// Every kind; only the full run sees the layouts set apart. A small run takes one layout of each kind, and a scan and a photo in between.
export async function wantedPapers(size: Size): Promise<WantedPaper[]> {
  const only = chosen('kinds');
  const ways = chosen('routes');
  const all: WantedPaper[] = [];
  for (const [at, kind] of paperKindNames.entries()) {
    if (only && !only.includes(kind)) continue;
    const layouts = size === 'full' ? ['apart'] : (await getPaperKind(kind)).layouts.map(({ name }) => name);
    for (const layout of size === 'small' ? [layouts[at % layouts.length]!] : layouts)
      for (const [n, route] of routes[size].entries()) {
        if (ways && !ways.includes(route)) continue;
        const as = size === 'small' && at % 9 === 4 ? (at % 2 === 0 ? 'scan' : 'photo') : route;
        all.push({ id: `${kind} ${layout} ${as} ${n}`, kind, layout, as, seed: `${size} ${at} ${n}` });
      }
  }
  return all;
}
