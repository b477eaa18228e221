import type { ApplicationPackage } from '@visawright/contract/delivery/package.ts';
import { documentSpecimen } from '@visawright/specimens/documents/document-specimen.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { closePress } from '@visawright/specimens/documents/printing/press.ts';
import { archiveOf, builtPackage } from '../packages/built-package.ts';
import { declaredApplication } from '../applications/declared-application.ts';
import { passportPages } from '../documents/schengen-documents.ts';
import { test as base } from '../browser/test.ts';
import { makePerson } from './make-person.ts';
import { patience } from '../patience.ts';

export interface SealedPackage {
  readonly built: ApplicationPackage;
  readonly zip: Buffer;
}

const seed = 'rome 132';

async function sealed(): Promise<SealedPackage> {
  const { givenNames: firstName, surname: lastName } = personOf(seed);
  const options = { kind: 'Cover letter', layout: 'headed', as: 'text', seed, personSeed: seed } as const;
  const letter = await documentSpecimen(options);
  await closePress();
  const documents = [
    ...(await passportPages(seed)),
    { name: 'cover-letter.pdf', mimeType: 'application/pdf', buffer: letter.bytes },
  ];
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
  const built = await builtPackage(await declaredApplication(person, documents));
  return { built, zip: await archiveOf(person, built.packageUid) };
}

const building = 240_000 * patience;

// A package built and signed by the product, created once per test worker.
export const test = base.extend<object, { sealed: SealedPackage }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  sealed: [async ({}, use) => use(await sealed()), { scope: 'worker', timeout: building }],
});
