import { passportWishOf, personOf } from '../../packages/specimens/src/papers/person.ts';
import type { PaperTruth } from '../../packages/specimens/src/papers/paper-truth.ts';
import { passportSpecimen } from '../../packages/specimens/src/specimen.ts';
import { ninePapers, travellerSeed } from './nine-papers.ts';
import type { Paper, PassportPaper } from './papers.ts';
import { printedOnce } from './printed-once.ts';
import { test as base } from './test.ts';

export interface Traveller {
  readonly firstName: string;
  readonly lastName: string;
  readonly front: PassportPaper;
  readonly back: PassportPaper;
  readonly nine: Paper & { readonly papers: readonly PaperTruth[] }; // one file
}

const printing = 180_000;

async function passportOf(page: 'front' | 'back'): Promise<PassportPaper> {
  const { bytes, format, truth } = await passportSpecimen({
    ...passportWishOf(travellerSeed),
    layout: 'monsoon',
    condition: 'photo',
    page,
  });
  const ending = format === 'jpeg' ? 'jpg' : 'png';
  return { name: `passport-${page}.${ending}`, mimeType: `image/${format}`, buffer: bytes, truth };
}

async function packed(): Promise<Traveller> {
  const { givenNames, surname } = personOf(travellerSeed);
  const { bytes, papers } = await ninePapers();
  return {
    firstName: givenNames,
    lastName: surname,
    front: await passportOf('front'),
    back: await passportOf('back'),
    nine: { name: 'papers.pdf', mimeType: 'application/pdf', buffer: bytes, papers },
  };
}

// Somebody with all their papers in hand, printed before the journey begins.
export const test = base.extend<{ traveller: Traveller }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  traveller: [async ({}, use) => use(await printedOnce('traveller', packed)), { timeout: printing }],
});
