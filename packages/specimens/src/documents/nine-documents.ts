import { documentSpecimen, type DocumentSpecimenOptions } from './document-specimen.ts';
import type { DocumentTruth } from './document-truth.ts';
import { joinPdfs } from './printing/pdf-tools.ts';
import { closePress } from './printing/press.ts';

export interface NineDocuments {
  readonly bytes: Buffer;
  readonly documents: readonly DocumentTruth[]; // in the order of the file
  readonly pages: number;
}

type Wanted = Pick<DocumentSpecimenOptions, 'kind' | 'layout' | 'as'>;

export const travellerSeed = 'spine 77'; // travels to Germany; all documents have the same dates
const seed = 'nine 1'; // its statement fills four pages

// Twelve pages, two of them scanned, as a traveller brings them to the visa centre.
const wanted: readonly Wanted[] = [
  { kind: 'Cover letter', layout: 'headed', as: 'text' },
  { kind: 'Bank statement', layout: 'two-line', as: 'text' },
  { kind: 'Salary slip', layout: 'columns', as: 'text' },
  { kind: 'ITR-V acknowledgement', layout: 'modern', as: 'text' },
  { kind: 'Employment / NOC / leave letter', layout: 'noc', as: 'scan' },
  { kind: 'Flight e-ticket or reservation', layout: 'receipt', as: 'text' },
  { kind: 'Hotel booking', layout: 'confirmation', as: 'text' },
  { kind: 'Travel insurance policy', layout: 'schedule', as: 'text' },
  { kind: 'Aadhaar', layout: 'card', as: 'scan' },
];

export async function nineDocuments(): Promise<NineDocuments> {
  try {
    const parts: Buffer[] = [];
    const documents: DocumentTruth[] = [];
    for (const one of wanted) {
      const { bytes, truth } = await documentSpecimen({ ...one, seed, personSeed: travellerSeed });
      parts.push(bytes);
      documents.push(truth);
    }
    return {
      bytes: await joinPdfs(parts),
      documents,
      pages: documents.reduce((sum, { pages }) => sum + pages, 0),
    };
  } finally {
    await closePress();
  }
}
