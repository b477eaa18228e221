import { formerHeldOutName } from '../layout-seed.ts';
import { formerHeldOutLayouts, tuningLayouts } from './further-layouts.ts';
import type { DocumentSpecimenKind, DocumentLayout } from './document-specimen-kind.types.ts';

export async function layoutOf(kind: DocumentSpecimenKind, name: string): Promise<DocumentLayout> {
  const former = name === formerHeldOutName ? await formerHeldOutLayouts(kind.kind) : [];
  const layout = former[0] ?? [...kind.layouts, ...(await tuningLayouts(kind.kind))].find((each) => each.name === name);
  if (!layout)
    throw new Error(
      `unknown layout of ${kind.kind}: ${name}; known: ${kind.layouts.map((each) => each.name).join(', ')}`,
    );
  return layout;
}
