import { passportPdf } from '@visawright/specimens/passport-pdf.ts';
import { passportSpecimen, type PassportSpecimenOptions } from '@visawright/specimens/passport-specimen.ts';
import type { Stage } from './stage.ts';

export interface BaseDocument {
  readonly docId: string;
  readonly pages: number;
}

type Request = Pick<PassportSpecimenOptions, 'layout' | 'condition'> & { readonly page: 'front' | 'back' };
const pictures: readonly Request[] = [
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

// The documents to edit, uploaded and read once through the API.
export async function uploadBaseDocuments(stage: Stage, small: boolean): Promise<BaseDocument[]> {
  const documents: BaseDocument[] = [];
  for (const [seed, options] of (small ? pictures.filter((_, at) => at % 2 === 0) : pictures).entries()) {
    const { bytes, format } = await passportSpecimen({ ...options, seed, indian: true });
    documents.push({ docId: await stage.upload(bytes, `passport-${seed}.${format}`), pages: 1 });
  }
  for (const [seed, options] of (small ? files.slice(1) : files).entries()) {
    const { bytes } = await passportPdf({ ...options, seed: `file ${seed}`, indian: true });
    documents.push({ docId: await stage.upload(bytes, `passport-${seed}.pdf`), pages: 2 });
  }
  await stage.settled(documents.map(({ docId }) => docId));
  // A back page without a name may have become a separate document.
  return Promise.all(
    documents.map(async ({ docId }) => ({ docId, pages: (await stage.extracted(docId)).pages.length })),
  );
}
