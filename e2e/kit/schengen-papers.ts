import { paperSpecimen, type PaperWish } from '../../packages/specimens/src/papers/paper-specimen.ts';
import { passportWishOf, personOf } from '../../packages/specimens/src/papers/person.ts';
import { portraitPicture } from '../../packages/specimens/src/papers/portrait-picture.ts';
import { closePress } from '../../packages/specimens/src/papers/press.ts';
import { passportSpecimen } from '../../packages/specimens/src/specimen.ts';
import type { Paper } from './papers.ts';

type Wanted = Pick<PaperWish, 'kind' | 'layout' | 'as'> & { readonly name: string };

// What Italy asks of a tourist with a job, beside passport and photo: a file each, as people keep them.
const wanted: readonly Wanted[] = [
  { name: 'insurance.pdf', kind: 'Travel insurance policy', layout: 'schedule', as: 'text' },
  { name: 'flights.pdf', kind: 'Flight e-ticket or reservation', layout: 'receipt', as: 'text' },
  { name: 'hotel.pdf', kind: 'Hotel booking', layout: 'confirmation', as: 'text' },
  { name: 'plan.pdf', kind: 'Day-wise itinerary', layout: 'dated', as: 'text' },
  { name: 'cover-letter.pdf', kind: 'Cover letter', layout: 'headed', as: 'text' },
  { name: 'bank.pdf', kind: 'Bank statement', layout: 'two-line', as: 'text' },
  { name: 'tax.pdf', kind: 'ITR-V acknowledgement', layout: 'modern', as: 'text' },
  { name: 'salary.pdf', kind: 'Salary slip', layout: 'columns', as: 'text' },
  { name: 'leave.pdf', kind: 'Employment / NOC / leave letter', layout: 'noc', as: 'scan' },
];

export const italySeed = 'rome 132';

export interface Packed {
  readonly firstName: string;
  readonly lastName: string;
  readonly papers: readonly Paper[];
}

export async function passportPages(seed: string): Promise<Paper[]> {
  const papers: Paper[] = [];
  for (const page of ['front', 'back'] as const) {
    const { bytes, format } = await passportSpecimen({
      ...passportWishOf(seed),
      layout: 'monsoon',
      condition: 'photo',
      page,
    });
    const ending = format === 'jpeg' ? 'jpg' : 'png';
    papers.push({ name: `passport-${page}.${ending}`, mimeType: `image/${format}`, buffer: bytes });
  }
  return papers;
}

// Everything required, in hand before the journey begins.
export async function schengenPapers(): Promise<Packed> {
  try {
    const { givenNames, surname } = personOf(italySeed);
    const portrait = await portraitPicture({ seed: italySeed, background: 'white' });
    const papers: Paper[] = [
      ...(await passportPages(italySeed)),
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: portrait.bytes },
    ];
    for (const { name, ...wish } of wanted) {
      const { bytes } = await paperSpecimen({ ...wish, seed: italySeed, personSeed: italySeed });
      papers.push({ name, mimeType: 'application/pdf', buffer: bytes });
    }
    return { firstName: givenNames, lastName: surname, papers };
  } finally {
    await closePress();
  }
}
