import { documentSpecimen, type DocumentSpecimenOptions } from '@visawright/specimens/documents/document-specimen.ts';
import { passportOptionsOf, personOf } from '@visawright/specimens/documents/facts/person.ts';
import { portraitPicture } from '@visawright/specimens/documents/printing/portrait-picture.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import type { TestDocument } from './document-cards.ts';

type Wanted = Pick<DocumentSpecimenOptions, 'kind' | 'layout' | 'as'> & { readonly name: string };

// The documents that Italy requires of an employed tourist besides passport and photo, one file each.
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

const italySeed = 'rome 132';

export interface TravellerFiles {
  readonly firstName: string;
  readonly lastName: string;
  readonly documents: readonly TestDocument[];
}

export async function passportPages(seed: string): Promise<TestDocument[]> {
  const documents: TestDocument[] = [];
  for (const page of ['front', 'back'] as const) {
    const { bytes, format } = await passportSpecimen({
      ...passportOptionsOf(seed),
      layout: 'monsoon',
      condition: 'photo',
      page,
    });
    const ending = format === 'jpeg' ? 'jpg' : 'png';
    documents.push({ name: `passport-${page}.${ending}`, mimeType: `image/${format}`, buffer: bytes });
  }
  return documents;
}

// All required documents as files.
export async function schengenDocuments(): Promise<TravellerFiles> {
  try {
    const { givenNames, surname } = personOf(italySeed);
    const portrait = await portraitPicture({ seed: italySeed, background: 'white' });
    const documents: TestDocument[] = [
      ...(await passportPages(italySeed)),
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: portrait.bytes },
    ];
    for (const { name, ...options } of wanted) {
      const { bytes } = await documentSpecimen({ ...options, seed: italySeed, personSeed: italySeed });
      documents.push({ name, mimeType: 'application/pdf', buffer: bytes });
    }
    return { firstName: givenNames, lastName: surname, documents };
  } finally {
    await closePress();
  }
}
