import { passportOptionsOf, personOf } from '@visawright/specimens/documents/facts/person.ts';
import type { DocumentTruth } from '@visawright/specimens/documents/document-truth.ts';
import { passportSpecimen } from '@visawright/specimens/passport-specimen.ts';
import { nineDocuments, travellerSeed } from '@visawright/specimens/documents/nine-documents.ts';
import type { TestDocument, PassportDocument } from '../documents/document-cards.ts';
import { printedOnce } from '../documents/printed-once.ts';
import { test as base } from '../browser/test.ts';

export interface Traveller {
  readonly firstName: string;
  readonly lastName: string;
  readonly front: PassportDocument;
  readonly back: PassportDocument;
  readonly nine: TestDocument & { readonly documents: readonly DocumentTruth[] }; // in one file
}

const printing = 180_000;

async function passportOf(page: 'front' | 'back'): Promise<PassportDocument> {
  const { bytes, format, truth } = await passportSpecimen({
    ...passportOptionsOf(travellerSeed),
    layout: 'monsoon',
    condition: 'photo',
    page,
  });
  const ending = format === 'jpeg' ? 'jpg' : 'png';
  return { name: `passport-${page}.${ending}`, mimeType: `image/${format}`, buffer: bytes, truth };
}

async function printTraveller(): Promise<Traveller> {
  const { givenNames, surname } = personOf(travellerSeed);
  const { bytes, documents } = await nineDocuments();
  return {
    firstName: givenNames,
    lastName: surname,
    front: await passportOf('front'),
    back: await passportOf('back'),
    nine: { name: 'documents.pdf', mimeType: 'application/pdf', buffer: bytes, documents },
  };
}

// A traveller with all documents, printed before the test starts.
export const test = base.extend<{ traveller: Traveller }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  traveller: [async ({}, use) => use(await printedOnce('traveller', printTraveller)), { timeout: printing }],
});
