import type { Document } from '@visawright/contract/documents/document.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { effectiveAnswers } from '@visawright/forms/answers/effective-answers.ts';
import { visibleFields } from '@visawright/forms/form/visible-fields.ts';
import { loadFormVersion } from '@visawright/forms/versions/load-form-version.ts';
import { makePerson } from '../kit/accounts/make-person.ts';
import { test } from '../kit/accounts/tourist-test.ts';
import { openSection, question } from '../kit/applications/answer-form.ts';
import { ahead, continueButton, sendDocuments, toGuidelines, toUpload } from '../kit/applications/apply-steps.ts';
import { personClient } from '../kit/applications/person-client.ts';
import { documentsOnceRead } from '../kit/documents/documents-once-read.ts';
import { CountingUser } from '../kit/browser/counting-user.ts';
import { expectFits } from '../kit/browser/expect-fits.ts';
import { onlyInAll } from '../kit/browser/scope.ts';
import { expectScreen, openRoute } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect } from '../kit/browser/test.ts';
import { patience } from '../kit/patience.ts';
import { journeys } from '../kit/server/addresses.ts';

const leastShare = 0.6;

// The visible questions that a document of the traveller's kinds may answer, and those that have an answer before anything is typed.
async function filledFrom(form: FormState, documents: readonly Document[]) {
  const definition = await loadFormVersion(form.formId, form.formVersion);
  const answers = Object.fromEntries(Object.entries(form.answers).map(([id, { value }]) => [id, value]));
  const values = effectiveAnswers(definition, form.context, answers, form.proposals);
  const kinds = new Set(documents.map(({ category }) => category));
  const possible = visibleFields(definition, { ...values, ...form.context }).filter(({ autofill = [] }) =>
    autofill.some((source) => kinds.has(source.slice(0, source.lastIndexOf('.')) as Document['category'])),
  );
  return { possible, filled: possible.filter(({ id }) => values[id] !== undefined) };
}

test(
  'the DS-160 of a tourist to the United States is filled from the documents',
  onlyInAll,
  async ({ page, tourist }) => {
    test.setTimeout(240_000 * patience);
    const { firstName, lastName, documents: files } = tourist;
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    await signIn(page, journeys, person.name, person.password);
    await expectScreen(page, 'myApplications');
    const { fromDate, toDate } = ahead;
    await openRoute(
      page,
      `/get-visa?category=Tourism&fromCountry=IND&toCountry=USA&fromDate=${fromDate}&toDate=${toDate}`,
    );
    await expectScreen(page, 'getVisa');
    const user = new CountingUser();
    await user.tap(page.getByRole('radio', { name: 'Chennai' }));
    await toGuidelines(page, user);
    const applicationUid = await toUpload(page, user);
    await sendDocuments(page, user, files);

    const me = await personClient(person);
    const form = () => me.ask<FormState>('getForm', { query: { applicationUid } });
    const documents = await documentsOnceRead(me, (await form()).applicantUid, files.length);
    expect(documents).toHaveLength(files.length);
    await continueButton(page).click();
    await expectScreen(page, 'review');

    const state = await form();
    const { possible, filled } = await filledFrom(state, documents);
    const missing = possible.filter((field) => !filled.includes(field)).map(({ id }) => id);
    console.log(
      `DS-160: ${filled.length} of ${possible.length} questions filled from ${files.length} files; not ${missing.join(', ')}`,
    );
    expect(filled.length / possible.length).toBeGreaterThanOrEqual(leastShare);

    const { id: section } = (await loadFormVersion(state.formId, state.formVersion)).sections.find(({ fields }) =>
      fields.some(({ id }) => id === 'surname'),
    )!;
    await openSection(page, section);
    await expect(question(page, 'surname').locator('input')).toHaveValue(
      state.proposals['surname']!.choices[0]!.value as string,
    );
    for (const language of ['हिन्दी', 'English']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.getByRole('button', { name: language }).click();
      await expectFits(page, [1440, 800, 390], { what: language });
    }
  },
);
