import type { ApplicationPackage } from '@visawright/contract/package.ts';
import { paperSpecimen } from '../../packages/specimens/src/papers/paper-specimen.ts';
import { personOf } from '../../packages/specimens/src/papers/person.ts';
import { closePress } from '../../packages/specimens/src/papers/press.ts';
import { archiveOf, builtPackage } from './built-package.ts';
import { declaredApplication } from './declared-application.ts';
import { passportPages } from './schengen-papers.ts';
import { test as base } from './test.ts';
import { makePerson } from './throw-away.ts';

export interface Sealed {
  readonly built: ApplicationPackage;
  readonly zip: Buffer;
}

const seed = 'rome 132';

async function sealed(): Promise<Sealed> {
  const { givenNames: firstName, surname: lastName } = personOf(seed);
  const wish = { kind: 'Cover letter', layout: 'headed', as: 'text', seed, personSeed: seed } as const;
  const letter = await paperSpecimen(wish);
  await closePress();
  const papers = [
    ...(await passportPages(seed)),
    { name: 'cover-letter.pdf', mimeType: 'application/pdf', buffer: letter.bytes },
  ];
  const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
  const built = await builtPackage(await declaredApplication(person, papers));
  return { built, zip: await archiveOf(person, built.packageUid) };
}

const building = 240_000 * Number(process.env.E2E_PATIENCE ?? 1);

// A package the product itself built and signed, made once for all who look at it.
export const test = base.extend<object, { sealed: Sealed }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names from the pattern
  sealed: [async ({}, use) => use(await sealed()), { scope: 'worker', timeout: building }],
});
