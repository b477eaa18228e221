import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Application } from '@visawright/contract/applications/application.ts';
import { isBlockingFinding } from '@visawright/contract/applications/finding-facts.ts';
import type { PackageView } from '@visawright/contract/delivery/package.ts';
import type { Findings } from '@visawright/contract/forms/finding.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { verifyAddress } from '@visawright/contract/verify/verify-address.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { makePerson } from '../../kit/accounts/make-person.ts';
import { ahead } from '../../kit/applications/apply-steps.ts';
import { personClient } from '../../kit/applications/person-client.ts';
import { passportPages } from '../../kit/documents/schengen-documents.ts';
import { journeys, origin } from '../../kit/server/addresses.ts';
import type { PageUser } from '../page/page-user.ts';
import { button, byRole, css, type Target } from '../page/target.ts';
import { answerEverything, inputOf, question } from './answer-questions.ts';
import { continueButton } from './form.ts';
import { phone, type Journey } from './journey.types.ts';
import { readWithin } from './read-documents.ts';
import { signIn } from './sign-in-steps.ts';
import { storeFiles } from './upload-files.ts';
import { expectEvidence, expectPicture } from './viewer.ts';
import { patience } from '../../kit/patience.ts';

const seed = 'rome 132';
const fileInput = '[data-upload="files"]';
const passportItem = css('[data-item="Passport, plus old passports"]');
const dialog: Target = css('[role="dialog"]');
const builtWithin = 60_000 * patience;

// The whole way of a traveller with an iPhone: from "Apply now" to a package that was downloaded and verified.
export const applicantJourney: Journey = {
  name: 'applicant',
  viewport: phone,
  async prepare() {
    const { givenNames: firstName, surname: lastName } = personOf(seed);
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const me = await personClient(person);
    const files = await storeFiles(await passportPages(seed));
    let applicationUid = '';
    const form = () => me.ask<FormState>('getForm', { query: { applicationUid } });
    return [
      [
        'sign-in opens My Applications',
        async (user) => {
          await signIn(user, journeys, person);
          await user.waitForScreen('myApplications');
        },
      ],
      [
        'the details of the trip are chosen',
        async (user) => {
          await user.click(button('Apply now', { within: css('[data-screen="myApplications"]') }));
          await user.waitForScreen('getVisa');
          await user.check(byRole('radio', 'Italy'));
          await user.check(byRole('radio', /^Tourism/));
          await user.click(button(ahead.tab));
          await user.click(button(ahead.from));
          await user.click(button(ahead.to));
          await user.check(byRole('radio', 'Chennai'));
          await user.click(continueButton);
          await user.waitForScreen('visaRequirements');
        },
      ],
      [
        'the guidelines lead to the upload',
        async (user) => {
          await user.click(continueButton);
          await user.waitForScreen('documentPlayground');
          const address = await user.until(
            'the application in the address',
            () => user.address(),
            (href) => href.includes('applicationUid='),
          );
          applicationUid = new URL(address.replace('#', '')).searchParams.get('applicationUid')!;
        },
      ],
      [
        'the passport is uploaded and read',
        async (user) => {
          await user.page.setFiles(fileInput, files);
          await user.click(button('I agree'));
          await user.until(
            'both pages in the checklist',
            async () => (await user.find(css('[data-file]', { within: passportItem }))).count,
            (count) => count === files.length,
            readWithin,
          );
          await user.waitForAttribute(passportItem, 'data-state', /^done$/, readWithin);
          const { status, visaDetails } = await me.ask<Application>('getApplication', { query: { applicationUid } });
          assert.equal(status, 'initiated');
          assert.deepEqual([visaDetails.fromDate, visaDetails.toDate], [ahead.fromDate, ahead.toDate]);
        },
      ],
      [
        'its values are shown with their evidence',
        async (user) => {
          await user.click(css('[data-file] button', { within: passportItem, nth: 0 }));
          await user.waitFor(dialog);
          await expectPicture(user);
          await expectEvidence(user, 'passportNumber');
          await user.press('Escape');
          await user.waitUntilGone(dialog);
        },
      ],
      [
        'the form is prefilled; the source opens in a sheet',
        async (user) => {
          await user.click(continueButton);
          await user.waitForScreen('review');
          await user.waitForValue(inputOf('surname'), lastName.toUpperCase());
          await user.click(button(/show on the page/, { within: question('surname'), nth: 0 }));
          await user.waitFor(css('[data-source] [data-chosen="true"] polygon'));
          await user.press('Escape');
          await user.waitUntilGone(css('[data-source]'));
        },
      ],
      [
        'a changed answer is saved by itself and survives a reload',
        async (user) => {
          await user.fill(inputOf('placeOfBirth'), 'Madurai');
          await user.until('the saved answer', form, ({ answers }) => answers['placeOfBirth']?.value === 'Madurai');
          await user.page.reload();
          await user.waitForScreen('review');
          await user.waitForValue(inputOf('placeOfBirth'), 'Madurai');
        },
      ],
      [
        'all other questions are answered',
        async (user) => {
          assert.ok((await answerEverything(user)) > 5);
          await waitUntilSaved(user);
          await user.page.reload();
          await user.waitForScreen('review');
          await user.waitForValue(inputOf('placeOfBirth'), 'Madurai');
          assert.equal(await answerEverything(user), 0);
          await waitUntilSaved(user); // what was typed but not sent before the reload is sent after it
          // Findings follow the stored answers, and the last ones may be judged a moment later.
          await user.until(
            'no finding in the way',
            async () => {
              const { findings } = await me.ask<Findings>('getFindings', { query: { applicationUid } });
              const blocking = findings.filter(isBlockingFinding);
              for (const { key } of blocking)
                await me.ask('acceptFinding', {
                  body: { applicationUid, key, reason: 'It will be handed in at the centre.' },
                });
              return blocking.length;
            },
            (count) => count === 0,
          );
        },
      ],
      [
        'the answers are checked and declared',
        async (user) => {
          await user.click(continueButton);
          await user.waitFor(css('[data-check]'));
          await user.check(byRole('checkbox', /I have read and accept this declaration/));
          await user.click(button('Accept and continue'));
          await user.waitForScreen('summary');
        },
      ],
      [
        'the package is built and downloaded',
        async (user) => {
          await user.waitForAttribute(css('[data-package]', { nth: 0 }), 'data-package', /^ready$/, builtWithin);
          await user.click(button('Download', { nth: 0 }));
          await user.until(
            'the downloaded package',
            async () => (await readdir(user.page.downloads)).filter((name) => name.endsWith('.zip')),
            ({ length }) => length > 0,
          );
        },
      ],
      [
        'the downloaded package is verified in the browser',
        async (user) => {
          const [name] = (await readdir(user.page.downloads)).filter((one) => one.endsWith('.zip'));
          const file = join(user.page.downloads, name!);
          await user.until('the whole file', () => readFile(file), isWholeZip);
          const { current } = await me.ask<PackageView>('getPackage', { query: { applicationUid } });
          await user.page.open(`${origin}${verifyAddress(current!.packageId!, journeys.realm)}`);
          await user.waitFor(css('#expected'));
          await user.page.setFiles('input[type="file"]', [file]);
          await user.waitForAttribute(css('[data-verdict]'), 'data-verdict', /^whole$/);
        },
      ],
    ];
  },
};

// The note about saving is hidden on phones, but part of the page.
const waitUntilSaved = (user: PageUser) =>
  user.until(
    'saved answers',
    () => user.page.evaluate<string>(`() => document.querySelector('[data-save]').dataset.save`),
    (state) => state === 'saved' || state === 'none',
  );

const isWholeZip = (bytes: Buffer) => bytes.includes('PK\u0005\u0006');
