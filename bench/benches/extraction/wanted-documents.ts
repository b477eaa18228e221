import type { DocumentRoute } from '@visawright/specimens/documents/document-specimen.ts';
import { getSpecimenKind, specimenKindNames } from '@visawright/specimens/documents/specimen-kinds.ts';
import { heldOutKinds } from '@visawright/specimens/held-out/held-out-kinds.ts';
import { formerHeldOutLayouts, tuningLayouts } from '@visawright/specimens/documents/further-layouts.ts';

export type Size = 'small' | 'tune' | 'full';

export interface WantedDocument {
  readonly id: string;
  readonly kind: string;
  readonly layout: string;
  readonly seed: string;
  readonly as: DocumentRoute;
}

const chosen = (option: string) =>
  process.argv
    .find((word) => word.startsWith(`--${option}=`))
    ?.slice(option.length + 3)
    .split(',');

// The held-out set: each layout twice as a text and once as a picture, in turn as a scan and as a photo.
export const heldOutDocuments = (): WantedDocument[] =>
  heldOutKinds.flatMap(({ kind, layouts }, at) =>
    layouts.flatMap((layout, l) =>
      (['text', 'text', (at + l) % 2 === 0 ? 'scan' : 'photo'] as const).map((as, n) => ({
        id: `${kind} ${layout} ${as} ${n}`,
        kind,
        layout,
        as,
        seed: `${at} ${l} ${n}`,
      })),
    ),
  );

const routes = { small: ['text'], tune: ['text', 'text', 'scan', 'photo'] } as const;

// The documents that readers may be tuned on. A small run takes one layout of each kind, some as a scan or a photo. Both leave the held-out
// set alone, so that work on the readers needs no new set before its end.
export async function seenDocuments(size: 'small' | 'tune'): Promise<WantedDocument[]> {
  const only = chosen('kinds');
  const chosenRoutes = chosen('routes');
  const all: WantedDocument[] = [];
  for (const [at, kind] of specimenKindNames.entries()) {
    if (only && !only.includes(kind)) continue;
    const layouts = (await getSpecimenKind(kind)).layouts.map(({ name }) => name);
    const further = size === 'tune' ? [...(await formerHeldOutLayouts(kind)), ...(await tuningLayouts(kind))] : [];
    for (const layout of size === 'small'
      ? [layouts[at % layouts.length]!]
      : [...layouts, ...further.map(({ name }) => name)])
      for (const [n, route] of routes[size].entries()) {
        if (chosenRoutes && !chosenRoutes.includes(route)) continue;
        // There are many of them, and they are about where values stand: one text each.
        if (layout.startsWith('arranged-') && n > 0) continue;
        const as = size === 'small' && at % 9 === 4 ? (at % 2 === 0 ? 'scan' : 'photo') : route;
        all.push({ id: `${kind} ${layout} ${as} ${n}`, kind, layout, as, seed: `${size} ${at} ${n}` });
      }
  }
  return all;
}
