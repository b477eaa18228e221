import { layoutsApart } from './further-layouts.ts';
import type { PaperKind, PaperLayout } from './paper-kind.types.ts';

export async function layoutOf(kind: PaperKind, name: string): Promise<PaperLayout> {
  const apart = name === 'apart' ? await layoutsApart(kind.kind) : [];
  const layout = apart[0] ?? kind.layouts.find((each) => each.name === name);
  if (!layout) throw new Error(`unknown layout of ${kind.kind}: ${name}; known: ${kind.layouts.map((each) => each.name).join(', ')}`); // prettier-ignore
  return layout;
}
