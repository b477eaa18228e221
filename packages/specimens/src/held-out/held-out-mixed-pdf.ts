import type { Category } from '@visawright/forms/documents/categories.ts';
import { joinPdfs } from '../documents/printing/pdf-tools.ts';
import { randomOf } from '../random.ts';
import { heldOutKinds } from './held-out-kinds.ts';
import { heldOutSetId } from './held-out-set.ts';
import { heldOutSpecimen } from './held-out-specimen.ts';

export interface HeldOutMixedPdf {
  readonly bytes: Buffer;
  readonly documents: number;
  readonly pages: readonly { readonly document: number; readonly category: Category['category'] }[];
}

// Several documents of one traveller in one file, each of another kind; three in ten are scans.
export async function heldOutMixedPdf(seed: string, documents: number): Promise<HeldOutMixedPdf> {
  const random = randomOf('held-out mixed', heldOutSetId, seed);
  const kinds = [...heldOutKinds];
  const parts: Buffer[] = [];
  const pages: HeldOutMixedPdf['pages'][number][] = [];
  for (let document = 0; document < Math.min(documents, heldOutKinds.length); document += 1) {
    const [kind] = kinds.splice(random.whole(0, kinds.length - 1), 1);
    const as = random.chance(0.3) ? 'scan' : 'text';
    const layout = random.pick(kind!.layouts);
    const { bytes, truth } = await heldOutSpecimen({
      kind: kind!.kind,
      layout,
      seed: `${seed} ${document}`,
      travellerSeed: seed,
      as,
    });
    parts.push(bytes);
    pages.push(...Array.from({ length: truth.pages }, () => ({ document, category: truth.category })));
  }
  return { bytes: await joinPdfs(parts), documents: parts.length, pages };
}
