import { kinds } from '../kinds.ts';
import type { Wanted } from '../unseen-file.ts';
import type { WantedFile } from '../unseen-files.ts';
import { openLayouts } from './open-layouts.ts';

// A few documents for the small run and for tuning, outside the measured set: other layouts, other people.
export function openFiles(): WantedFile[] {
  const documents = Object.entries(openLayouts).map(([kind, layout], at): Wanted => ({
    of: kinds.find((each) => each.kind === kind)!,
    layout,
    route: at === 1 ? 'scan' : 'text',
    seed: `open ${kind}`,
  }));
  const bundle = documents.slice(0, 3).map((document): Wanted => ({ ...document, route: 'text', seed: 'open bundle' }));
  return [
    ...documents.map((document, at) => ({ id: `open ${at}`, documents: [document] })),
    { id: 'open bundle', documents: bundle },
  ];
}
