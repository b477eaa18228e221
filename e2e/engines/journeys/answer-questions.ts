import type { PageUser } from '../page/page-user.ts';
import { button, byRole, css, type Target } from '../page/target.ts';

export interface AskedQuestion {
  readonly field: string;
  readonly type: string;
  readonly state: string;
}

export const question = (field: string): Target => css(`[data-field="${field}"]`);
export const inputOf = (field: string): Target => css(`[data-field="${field}"] :is(input, textarea)`);
const answered = /^(confirmed|edited|auto)$/;
const needed = ['confirm', 'conflict', 'missing'];

const two = (part: number) => String(part).padStart(2, '0');
const now = new Date();
export const today = [two(now.getDate()), two(now.getMonth() + 1), now.getFullYear()].join('/');

const typed: Readonly<Record<string, string>> = {
  date: today,
  number: '1',
  phone: '+919820012345',
  email: 'a@b.example.com',
};

const usual: Readonly<Record<string, string>> = { applicationPlace: 'Pune' };

// The questions of the open section.
export const shownQuestions = (user: PageUser) =>
  user.page.evaluate<AskedQuestion[]>(`() => [...document.querySelectorAll('.form-q[data-field]')]
    .map(({ dataset: { field, type, state } }) => ({ field, type, state }))`);

// Answers by the kind of question: "No" where possible, otherwise the first choice.
export async function answerQuestion(user: PageUser, { field, type, state }: AskedQuestion): Promise<void> {
  const within = question(field);
  if (state === 'confirm') await user.click(button(/^Confirm /, { within }));
  else if (state === 'conflict') await user.check(byRole('radio', undefined, { within, nth: 0 }));
  else if (type === 'select' || type === 'country') {
    await user.click(inputOf(field));
    const wanted = type === 'country' ? byRole('option', 'France') : byRole('option', undefined, { nth: 0 });
    await user.click(wanted);
    if (type === 'country') await user.waitForValue(inputOf(field), 'France'); // a prefilled question counts as answered before
  } else if (type === 'radio') {
    const no = byRole('radio', 'No', { within });
    await user.check((await user.find(no)).count > 0 ? no : byRole('radio', undefined, { within, nth: 0 }));
  } else if (type === 'checkbox') await user.check(byRole('checkbox', undefined, { within, nth: 0 }));
  else await user.fill(inputOf(field), usual[field] ?? typed[type] ?? 'None');
  await user.waitForAttribute(within, 'data-state', answered);
}

// Answers what needs a person, section by section, with the button that goes to the next question.
export async function answerEverything(user: PageUser, most = 120): Promise<number> {
  const next = button('Next to check');
  for (let count = 0; count < most; count++) {
    const asked = (await shownQuestions(user)).find(({ state }) => needed.includes(state));
    if (asked) await answerQuestion(user, asked);
    else if ((await user.find(next)).count > 0) {
      await user.click(next);
      await user.until(
        'a question to answer',
        () => shownQuestions(user),
        (all) => all.some(({ state }) => needed.includes(state)),
      );
    } else return count;
  }
  throw new Error(`more than ${most} questions needed an answer`);
}
