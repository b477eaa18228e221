import assert from 'node:assert/strict';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { personOf } from '@visawright/specimens/documents/facts/person.ts';
import { makePerson } from '../../kit/accounts/make-person.ts';
import { ahead } from '../../kit/applications/apply-steps.ts';
import { personClient, tripTo } from '../../kit/applications/person-client.ts';
import { passportPages } from '../../kit/documents/schengen-documents.ts';
import { journeys } from '../../kit/server/addresses.ts';
import { button, byRole, css } from '../page/target.ts';
import { answerQuestion, inputOf, question, shownQuestions, today } from './answer-questions.ts';
import { desktop, type Journey } from './journey.types.ts';
import { applicantOf, readDocuments } from './read-documents.ts';
import { signIn } from './sign-in-steps.ts';

const seed = 'rome 132';
// The boxes of this form are statements, accepted with the declaration (journey applicant).
const kinds = ['text', 'date', 'radio', 'select', 'country', 'phone', 'email'] as const;
const prefilled = ['date', 'country', 'email']; // these kinds have an answer already, which is given again
const tabs = "() => [...document.querySelectorAll('[data-tab]')].map(({ dataset: { tab } }) => tab)";
const focusedField = "() => document.activeElement?.closest('[data-field]')?.dataset.field ?? ''";
const problems = css('.form-problems');
export const continueButton = css(':is([data-tour="continue"], [data-tour="proceed"], [data-tour="form-continue"])');

export const formJourney: Journey = {
  name: 'form',
  viewport: desktop,
  async prepare() {
    const { givenNames: firstName, surname: lastName } = personOf(seed);
    const person = await makePerson({ role: 'applicant', applicantType: 'D2C', firstName, lastName });
    const me = await personClient(person);
    const visaType = 'Schengen Short Stay Visa (Tourism)';
    const visaDetails = tripTo('Italy', { visaType, fromDate: ahead.fromDate, toDate: ahead.toDate });
    const { applicationUid } = await me.draft(await applicantOf(me), 'Italy', { visaDetails });
    await readDocuments(person, await passportPages(seed), applicationUid);
    const answers = async () => (await me.ask<FormState>('getForm', { query: { applicationUid } })).answers;
    const changed = new Map<string, string>(); // kind → field
    return [
      [
        'the form is prefilled from the passport',
        async (user) => {
          await signIn(user, journeys, person);
          await user.openRoute(`/form?applicationUid=${applicationUid}`);
          await user.waitForScreen('review');
          await user.waitForValue(inputOf('surname'), lastName.toUpperCase());
        },
      ],
      [
        'the source of an answer is shown on its page',
        async (user) => {
          await user.click(button(/show on the page/, { within: question('surname'), nth: 0 }));
          await user.waitFor(css('[data-source] svg image'));
          await user.waitFor(css('[data-source] [data-chosen="true"] polygon'));
        },
      ],
      [
        'Continue lists what is missing and takes the focus; a line leads to its question',
        async (user) => {
          await user.click(continueButton);
          await user.waitForFocus(problems);
          const line = byRole('button', undefined, { within: problems, nth: 0 });
          await user.click(line);
          await user.until(
            'focus inside a question',
            () => user.page.evaluate<string>(focusedField),
            (field) => field !== '',
          );
        },
      ],
      [
        `each kind of answer can be given: ${kinds.join(', ')}`,
        async (user) => {
          for (const tab of await user.page.evaluate<string[]>(tabs)) {
            await user.click(css(`[data-tab="${tab}"]`));
            await user.waitForAttribute(css(`[data-tab="${tab}"]`), 'aria-current', /^true$/);
            for (const asked of await shownQuestions(user)) {
              const canChange = asked.state === 'missing' || (asked.state === 'auto' && prefilled.includes(asked.type));
              if (!canChange || changed.has(asked.type)) continue;
              await answerQuestion(user, asked);
              changed.set(asked.type, asked.field);
            }
          }
          assert.deepEqual(
            kinds.filter((kind) => !changed.has(kind)),
            [],
          );
        },
      ],
      [
        'every answer is saved by itself',
        async (user) => {
          const unsaved = async () => {
            const stored = await answers();
            return [...changed.values()].filter((field) => stored[field] === undefined);
          };
          await user.until('no unsaved answers', unsaved, ({ length }) => length === 0);
        },
      ],
      [
        'an impossible date is refused at its question',
        async (user) => {
          await user.openRoute(`/form?applicationUid=${applicationUid}`);
          for (const tab of await user.page.evaluate<string[]>(tabs)) {
            if ((await user.find(inputOf(changed.get('date')!))).count > 0) break;
            await user.click(css(`[data-tab="${tab}"]`));
            await user.waitForAttribute(css(`[data-tab="${tab}"]`), 'aria-current', /^true$/);
          }
          await user.fill(inputOf(changed.get('date')!), '31/02/2027');
          await user.press('Tab');
          await user.waitForAttribute(inputOf(changed.get('date')!), 'aria-invalid', /^true$/);
          await user.waitFor(css(`[data-field="${changed.get('date')}"] .form-error`));
          await user.fill(inputOf(changed.get('date')!), today.replaceAll('/', ''));
          await user.press('Tab');
          await user.waitForValue(inputOf(changed.get('date')!), today);
          await user.waitUntilGone(css(`[data-field="${changed.get('date')}"] .form-error`));
        },
      ],
      [
        'a reload shows the saved answers',
        async (user) => {
          const date = changed.get('date')!;
          await user.until(
            'the date to be saved',
            answers,
            (all) => all[date]?.value === today.split('/').toReversed().join('-'),
          );
          await user.page.reload();
          await user.waitForScreen('review');
          await user.waitForValue(inputOf('surname'), lastName.toUpperCase());
        },
      ],
    ];
  },
};
