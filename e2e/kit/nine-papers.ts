import { paperSpecimen, type PaperWish } from '../../packages/specimens/src/papers/paper-specimen.ts';
import type { PaperTruth } from '../../packages/specimens/src/papers/paper-truth.ts';
import { joined } from '../../packages/specimens/src/papers/pdf-tools.ts';
import { closePress } from '../../packages/specimens/src/papers/press.ts';

export interface NinePapers {
  readonly bytes: Buffer;
  readonly papers: readonly PaperTruth[]; // in the order of the file
  readonly pages: number;
}

type Wanted = Pick<PaperWish, 'kind' | 'layout' | 'as'>;

export const travellerSeed = 'spine 77'; // goes to Germany, and every paper tells the same days
const seed = 'nine 1'; // its statement fills four pages

// Twelve pages, two of them scanned, as somebody puts them together before going to the visa centre.
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

export async function ninePapers(): Promise<NinePapers> {
  try {
    const parts: Buffer[] = [];
    const papers: PaperTruth[] = [];
    for (const paper of wanted) {
      const { bytes, truth } = await paperSpecimen({ ...paper, seed, personSeed: travellerSeed });
      parts.push(bytes);
      papers.push(truth);
    }
    return { bytes: await joined(parts), papers, pages: papers.reduce((sum, { pages }) => sum + pages, 0) };
  } finally {
    await closePress();
  }
}
