import { passportPdf } from '@visawright/specimens/passport-pdf.ts';
import { passportSpecimen, type SpecimenWish } from '@visawright/specimens/specimen.ts';
import type { Stage } from './stage.ts';

export interface BasePaper {
  readonly docId: string;
  readonly pages: number;
}

type Wish = Pick<SpecimenWish, 'layout' | 'condition'> & { readonly page: 'front' | 'back' };
const pictures: readonly Wish[] = [
  { layout: 'banyan', condition: 'none', page: 'front' },
  { layout: 'harbour', condition: 'skew', page: 'front' },
  { layout: 'monsoon', condition: 'photo', page: 'front' },
  { layout: 'terrace', condition: 'rot90', page: 'front' },
  { layout: 'banyan', condition: 'perspective', page: 'back' },
  { layout: 'terrace', condition: 'none', page: 'back' },
];
const files = [
  { layout: 'harbour', text: true },
  { layout: 'terrace', text: true },
  { layout: 'monsoon', text: false },
] as const;

// What the edits are made of: uploaded and read once, the real way.
export async function uploadBasePapers(stage: Stage, small: boolean): Promise<BasePaper[]> {
  const papers: BasePaper[] = [];
  for (const [seed, wish] of (small ? pictures.filter((_, at) => at % 2 === 0) : pictures).entries()) {
    const { bytes, format } = await passportSpecimen({ ...wish, seed, indian: true });
    papers.push({ docId: await stage.upload(bytes, `passport-${seed}.${format}`), pages: 1 });
  }
  for (const [seed, wish] of (small ? files.slice(1) : files).entries()) {
    const { bytes } = await passportPdf({ ...wish, seed: `file ${seed}`, indian: true });
    papers.push({ docId: await stage.upload(bytes, `passport-${seed}.pdf`), pages: 2 });
  }
  await stage.settled(papers.map(({ docId }) => docId));
  // A back page that does not tell whose it is may have become a document of its own.
  return Promise.all(papers.map(async ({ docId }) => ({ docId, pages: (await stage.extracted(docId)).pages.length })));
}
