import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { aFinding } from '../../journey/findings-summary/testing/test-finding.ts';
import { emptyFlow, useFlow } from '../../journey/flow/state/flow-store.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import {
  answer,
  applicationUid,
  field,
  formServer,
  formState,
  fromPassport,
  testForm,
} from '../../../testing/form-server.ts';
import { sendLive } from '../../../testing/live-line.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReviewScreen } from './ReviewScreen.tsx';

beforeEach(() => useFlow.setState(emptyFlow, true));

interface Options {
  readonly state?: Partial<FormState>;
  readonly handlers?: Handlers;
  readonly more?: readonly Field[]; // a second section
  readonly firstSection?: string; // the one that is open at first
}

async function openForm(fields: readonly Field[], { state, handlers, more, firstSection = 'Personal' }: Options = {}) {
  const form = await testForm([
    { id: 'personal', title: 'Personal', fields: [...fields] },
    ...(more ? [{ id: 'trip', title: 'Trip', fields: [...more] }] : []),
  ]);
  const stored = formServer(formState(form, state));
  const server = startServer({ ...stored.handlers, ...handlers });
  const screen = await renderScreen(<ReviewScreen />, { at: `/form?applicationUid=${applicationUid}` });
  await expect.element(screen.getByRole('heading', { name: firstSection })).toBeVisible();
  const saves = () =>
    server.calls('saveAnswers').map(({ body }) => body.answers.map((one) => [one.field, one.value] as const));
  return { ...screen, server, stored, saves };
}
const saved = (screen: Awaited<ReturnType<typeof openForm>>) => screen.getByText(/Saved \d/).first();

describe('kinds of answers', () => {
  test('text, number, email and phone are typed and saved as typed', async () => {
    const screen = await openForm([
      field('surname', 'Surname'),
      field('income', 'Monthly income', { type: 'number' }),
      field('email', 'Email', { type: 'email' }),
      field('phone', 'Phone', { type: 'phone' }),
      field('plans', 'Plans', { type: 'textarea' }),
    ]);
    await userEvent.fill(screen.getByLabelText('Surname'), 'Verma');
    await userEvent.fill(screen.getByLabelText('Monthly income'), '85000');
    await userEvent.fill(screen.getByLabelText('Email'), 'asha@example.test');
    await userEvent.fill(screen.getByLabelText('Phone'), '+91 98200 12345');
    await userEvent.fill(screen.getByLabelText('Plans'), 'Rome, then Florence');
    await expect
      .poll(() => Object.fromEntries(Object.entries(screen.stored.state().answers).map(([id, one]) => [id, one.value])))
      .toEqual({
        surname: 'Verma',
        income: '85000',
        email: 'asha@example.test',
        phone: '+91 98200 12345',
        plans: 'Rome, then Florence',
      });
  });

  test('a date gets its slashes while typing and is stored as a calendar date', async () => {
    const screen = await openForm([field('born', 'Date of birth', { type: 'date' })]);
    const input = screen.getByLabelText('Date of birth');
    await userEvent.type(input, '14081991');
    await expect.element(input).toHaveValue('14/08/1991');
    await expect.poll(screen.saves).toEqual([[['born', '1991-08-14']]]);
  });

  test('a list is opened, searched and chosen by keyboard', async () => {
    const screen = await openForm([field('birthCountry', 'Country of birth', { type: 'country' })]);
    await userEvent.click(screen.getByRole('combobox', { name: 'Country of birth' }));
    await userEvent.keyboard('Nepa');
    await expect.element(screen.getByRole('option', { name: 'Nepal' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(screen.saves).toEqual([[['birthCountry', 'Nepal']]]);
  });

  test('one of several options, by click and by arrow key', async () => {
    const screen = await openForm([field('sex', 'Sex', { type: 'radio', options: ['Male', 'Female', 'Other'] })]);
    const group = screen.getByRole('radiogroup', { name: 'Sex' });
    await userEvent.click(group.getByRole('radio', { name: 'Male', exact: true }));
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(group.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect.poll(() => screen.stored.state().answers.sex?.value).toBe('Female');
  });

  test('several options are stored in the order of the form', async () => {
    const screen = await openForm([field('funds', 'Means', { type: 'checkbox', options: ['Cash', 'Card', 'Cheque'] })]);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cheque' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cash' }));
    await expect.poll(() => screen.stored.state().answers.funds?.value).toEqual(['Cash', 'Cheque']);
  });

  test('items of a list are added, filled in and removed, with the focus kept', async () => {
    const trips = field('trips', 'Earlier trips', {
      type: 'repeat',
      fields: [{ id: 'place', label: 'Place', type: 'text', required: true }],
      maxItems: 2,
    });
    const screen = await openForm([trips]);
    await userEvent.click(screen.getByRole('button', { name: 'Add: Earlier trips' }));
    await userEvent.fill(screen.getByLabelText('Place'), 'Nepal');
    await userEvent.click(screen.getByRole('button', { name: 'Add another: Earlier trips' }));
    await expect.element(screen.getByText('The form has room for 2.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Earlier trips 2' }));
    await expect.element(screen.getByRole('button', { name: 'Add another: Earlier trips' })).toHaveFocus();
    await expect.poll(() => screen.stored.state().answers.trips?.value).toEqual([{ place: 'Nepal' }]);
  });

  test('a question appears with the answer it depends on, is announced, and goes again', async () => {
    const screen = await openForm([
      field('married', 'Married', { type: 'radio', options: ['Yes', 'No'] }),
      field('spouse', 'Name of spouse', { visibleWhen: { field: 'married', equals: 'Yes' } }),
    ]);
    expect(screen.getByLabelText('Name of spouse').query()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
    await expect.element(screen.getByLabelText('Name of spouse')).toBeVisible();
    await expect.element(screen.getByText('1 new question below')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'No' }));
    await expect.element(screen.getByLabelText('Name of spouse')).not.toBeInTheDocument();
  });
});

describe('checking', () => {
  test.each([
    ['email', 'asha@', 'Enter a full email address, for example name@example.com.'],
    ['phone', '12', 'Enter the number with its country code, for example +91 98200 12345.'],
    ['number', 'many', 'Enter a number, using digits only.'],
    ['date', '31/02/2026', 'Enter a date as dd/mm/yyyy, for example 14/08/1991.'],
  ] as const)(
    'a wrong %s is named on leaving it, is not sent, and goes when corrected',
    async (type, wrong, message) => {
      const screen = await openForm([field('one', 'The question', { type }), field('two', 'Another')]);
      const input = screen.getByLabelText('The question');
      await userEvent.fill(input, wrong);
      await userEvent.click(screen.getByLabelText('Another'));
      await expect.element(screen.getByText(message)).toBeVisible();
      await expect.element(input).toHaveAttribute('aria-invalid', 'true');
      await expect.element(input).toHaveAccessibleDescription(expect.stringContaining(message));
      await userEvent.fill(screen.getByLabelText('Another'), 'sent');
      await expect.poll(screen.saves).toEqual([[['two', 'sent']]]);
      const right = { email: 'a@b.co', phone: '+91 98200 12345', number: '3', date: '01/02/2026' }[type];
      await userEvent.fill(input, right);
      await expect.element(screen.getByText(message)).not.toBeInTheDocument();
    },
  );

  test('Continue lists what is missing, and each entry leads to its question', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      more: [field('hotel', 'Hotel')],
      firstSection: 'Questions for you',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    const list = screen.getByRole('alert').filter({ hasText: 'need your attention' });
    await expect.element(list.getByRole('heading', { name: '2 answers need your attention' })).toBeVisible();
    await expect.element(list).toHaveFocus();
    await userEvent.click(list.getByRole('button', { name: 'Hotel' }));
    await expect.element(screen.getByLabelText('Hotel')).toHaveFocus();
    await userEvent.keyboard('Continental');
    await expect.element(screen.getByRole('heading', { name: '1 answer needs your attention' })).toBeVisible();
  });

  test('an entry leads to its question in another section', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      more: [field('hotel', 'Hotel')],
      state: { answers: { surname: answer('Verma') } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await userEvent.click(screen.getByRole('alert').getByRole('button', { name: 'Hotel' }));
    await expect.element(screen.getByRole('heading', { name: 'Trip' })).toBeVisible();
    await expect.element(screen.getByLabelText('Hotel')).toHaveFocus();
  });

  test('what needs attention stands above the first section only', async () => {
    const finding = aFinding('nights', { rule: 'hotel-nights', severity: 'blocking', status: 'fails' });
    const screen = await openForm([field('surname', 'Surname')], {
      more: [field('hotel', 'Hotel')],
      state: { answers: { surname: answer('Verma') } },
      handlers: { getFindings: () => ({ applicationUid, today: '2026-11-01', findings: [finding], judged: 12 }) },
    });
    const panel = screen.getByRole('heading', { name: 'What needs attention' });
    await expect.element(panel).toBeVisible();
    const tabs = screen.getByRole('navigation', { name: 'Sections' });
    await userEvent.click(tabs.getByRole('button', { name: /^Trip/ }));
    await expect.element(screen.getByRole('heading', { name: 'Trip' })).toBeVisible();
    await expect.element(panel).not.toBeInTheDocument();
    await userEvent.click(tabs.getByRole('button', { name: /^Personal/ }));
    await expect.element(panel).toBeVisible();
    expect(panel.elements()).toHaveLength(1);
  });

  test('Continue goes on to the check once everything is answered', async () => {
    const screen = await openForm([field('surname', 'Surname')]);
    await userEvent.fill(screen.getByLabelText('Surname'), 'Verma');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(screen.address).toBe(`/form?applicationUid=${applicationUid}&check=1`);
    expect(screen.saves()).toEqual([[['surname', 'Verma']]]);
  });

  test('an answer the server refuses is marked with its reason', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      handlers: {
        saveAnswers: () =>
          refuse('answer.invalid', { problems: [{ field: 'surname', item: null, itemField: null, code: 'tooLong' }] }),
      },
    });
    await userEvent.fill(screen.getByLabelText('Surname'), 'Verma');
    await expect.element(screen.getByText(/The form allows up to/)).toBeVisible();
    await expect.element(screen.getByLabelText('Surname')).toHaveValue('Verma');
  });
});

describe('saving', () => {
  test('happens by itself after typing, once', async () => {
    const screen = await openForm([field('surname', 'Surname')]);
    await userEvent.type(screen.getByLabelText('Surname'), 'Verma');
    await expect.element(saved(screen)).toBeVisible();
    expect(screen.saves()).toEqual([[['surname', 'Verma']]]);
  });

  test('one call at a time: what is typed meanwhile waits and builds on the reply', async () => {
    const gate = held(undefined);
    let calls = 0;
    const screen = await openForm([field('surname', 'Surname')]);
    const { saveAnswers } = screen.stored.handlers;
    screen.server.use({
      saveAnswers: async (call) => {
        calls += 1;
        if (calls === 1) await gate.promise;
        return saveAnswers!(call);
      },
    });
    const input = screen.getByLabelText('Surname');
    await userEvent.fill(input, 'Ver');
    await expect.element(screen.getByText('Saving…')).toBeVisible();
    await expect.poll(() => calls).toBe(1);
    await userEvent.fill(input, 'Verma');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(calls).toBe(1);
    gate.release();
    await expect.poll(() => screen.stored.state().answers.surname?.value).toBe('Verma');
    expect(screen.server.calls('saveAnswers').map(({ body }) => body.answers[0]!.basis)).toEqual([0, 1]);
    await expect.element(input).toHaveValue('Verma');
  });

  test('offline: the number of waiting answers is told, and they are sent when the connection is back', async () => {
    const screen = await openForm([field('surname', 'Surname')], { handlers: { saveAnswers: lostConnection } });
    await userEvent.fill(screen.getByLabelText('Surname'), 'Verma');
    await expect
      .element(screen.getByText('You’re offline. 1 answer will be saved when you’re back online.'))
      .toBeVisible();
    screen.server.use(screen.stored.handlers);
    window.dispatchEvent(new Event('online'));
    await expect.element(saved(screen)).toBeVisible();
    expect(screen.stored.state().answers.surname?.value).toBe('Verma');
  });

  test('an answer typed offline is still there after a reload', async () => {
    const fields = [field('surname', 'Surname')];
    const screen = await openForm(fields, { handlers: { saveAnswers: lostConnection } });
    await userEvent.fill(screen.getByLabelText('Surname'), 'Verma');
    await expect.element(screen.getByText(/You’re offline/)).toBeVisible();
    await screen.unmount();
    const again = await openForm(fields);
    await expect.element(again.getByLabelText('Surname')).toHaveValue('Verma');
    await expect.poll(() => again.stored.state().answers.surname?.value).toBe('Verma');
  });

  test('an answer typed offline is sent once when the form was closed and opened again', async () => {
    const fields = [field('surname', 'Surname')];
    const screen = await openForm(fields, { handlers: { saveAnswers: lostConnection } });
    await userEvent.fill(screen.getByLabelText('Surname'), 'Verma');
    await expect.element(screen.getByText(/You’re offline/)).toBeVisible();
    await screen.unmount();
    const again = await openForm(fields);
    await expect.element(saved(again)).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 7_000)); // the closed form would have tried again twice
    expect(again.saves()).toHaveLength(1);
  });

  test('a refused save puts the stored answer back and says why', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      state: { answers: { surname: answer('Verma') } },
      handlers: { saveAnswers: () => refuse('application.notEditable') },
    });
    await userEvent.fill(screen.getByLabelText('Surname'), 'Varma');
    await expect
      .element(
        screen.getByText(
          'Your last change couldn’t be saved: This application can no longer be changed. Reopen it first.',
        ),
      )
      .toBeVisible();
    await expect.element(screen.getByLabelText('Surname')).toHaveValue('Verma');
  });

  test('a change by somebody else is shown, except in the field being typed in', async () => {
    const screen = await openForm([field('surname', 'Surname'), field('given', 'Given names')]);
    await userEvent.fill(screen.getByLabelText('Given names'), 'Ash');
    screen.stored.put('surname', answer('Verma', { byName: 'Meera Nair' }));
    sendLive('application:changed', { applicationUid, version: 9 });
    await expect.element(screen.getByLabelText('Surname')).toHaveValue('Verma');
    await expect.element(screen.getByLabelText('Given names')).toHaveValue('Ash');
  });
});

describe('two people edit the same answer', () => {
  async function conflicting(theirs = 'Sharma', mine = 'Varma', byName = 'Meera Nair') {
    const fields = [field('surname', 'Surname'), field('given', 'Given names')];
    const screen = await openForm(fields, { state: { answers: { surname: answer('Verma') } } });
    screen.stored.overtake('surname', answer(theirs, { version: 2, byName }));
    await userEvent.fill(screen.getByLabelText('Surname'), mine);
    await expect.element(screen.getByText(`${byName} also changed this answer`, { exact: false })).toBeVisible();
    return screen;
  }

  test('both are shown and announced; mine replaces theirs', async () => {
    const screen = await conflicting();
    await expect
      .element(screen.getByText('Someone else changed the same answer. Choose which one to use.'))
      .toBeInTheDocument();
    await expect.element(screen.getByText('Sharma')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    await expect.poll(() => screen.stored.state().answers.surname).toMatchObject({ value: 'Varma', version: 3 });
    await expect.element(screen.getByRole('button', { name: 'Use mine' })).not.toBeInTheDocument();
    await expect.element(saved(screen)).toBeVisible();
  });

  test('both stay readable in a narrow column', async () => {
    await conflicting();
    const card = document.querySelector<HTMLElement>('.form-editors')!;
    card.style.width = '240px';
    expect(brokenWords(card)).toEqual([]);
    expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  });

  test.each([320, 390, 960, 1440])('long values and names wrap by words at %d px', async (width) => {
    await page.viewport(width, 900);
    const theirs = '14, 3rd Cross, Indiranagar 1st Stage, Bengaluru 560038, Karnataka';
    const mine = 'Flat 302, Lakeview Residency, 14, 3rd Cross, Indiranagar, Bengaluru 560038, Karnataka';
    await conflicting(theirs, mine, 'Thiruvenkatanathan Krishnamoorthy Subramaniam');
    const card = document.querySelector<HTMLElement>('.form-editors')!;
    expect(brokenWords(card)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const [first, second] = [...card.querySelectorAll('dl > div')].map((one) => one.getBoundingClientRect());
    if (width >= 960) expect(second!.left).toBeGreaterThan(first!.right); // side by side
    for (const value of card.querySelectorAll('dd'))
      expect(value.getBoundingClientRect().width, value.textContent).toBeGreaterThan(120);
  });

  test('theirs replaces mine without another save', async () => {
    const screen = await conflicting();
    const before = screen.saves().length;
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
    await expect.element(screen.getByLabelText('Surname')).toHaveValue('Sharma');
    expect(screen.saves()).toHaveLength(before);
  });
});

describe('what documents propose', () => {
  const proposed = { surname: { certain: false, choices: [fromPassport('VERMA')] } };

  test('Enter confirms a value and goes to the next one to check', async () => {
    const screen = await openForm([field('surname', 'Surname'), field('given', 'Given names')], {
      state: {
        proposals: { ...proposed, given: { certain: false, choices: [fromPassport('ASHA', 'givenNames')] } },
      },
    });
    await expect.element(screen.getByLabelText('Surname')).toHaveValue('VERMA');
    await userEvent.click(screen.getByLabelText('Surname'));
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText('Given names')).toHaveFocus();
    await expect.poll(() => screen.stored.state().answers.surname).toMatchObject({ value: 'VERMA', act: 'confirmed' });
  });

  test('the button confirms it and the count follows', async () => {
    const screen = await openForm([field('surname', 'Surname')], { state: { proposals: proposed } });
    await expect.element(screen.getByText('0 of 1 answers ready')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Surname' }));
    await expect.element(screen.getByText('1 of 1 answers ready')).toBeVisible();
    await expect.element(screen.getByText('All answers checked')).toBeVisible();
    await expect.element(screen.getByLabelText('Surname')).toHaveFocus();
  });

  test('documents that disagree are put side by side, none is preselected', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      state: { proposals: { surname: { certain: false, choices: [fromPassport('VERMA'), fromPassport('VARMA')] } } },
    });
    const group = screen.getByRole('radiogroup', { name: 'Surname' });
    await expect.element(group.getByRole('radio', { name: 'VERMA' })).not.toBeChecked();
    await userEvent.click(group.getByRole('radio', { name: 'VARMA' }));
    await expect.poll(() => screen.stored.state().answers.surname).toMatchObject({ value: 'VARMA', act: 'confirmed' });
  });

  test('a different answer can be entered instead', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      state: { proposals: { surname: { certain: false, choices: [fromPassport('VERMA'), fromPassport('VARMA')] } } },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Enter a different answer' }));
    await expect.element(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
    await userEvent.fill(screen.getByRole('textbox', { name: 'Surname' }), 'BHARMA');
    await expect.poll(() => screen.stored.state().answers.surname).toMatchObject({ value: 'BHARMA', act: 'edited' });
  });
});

describe('a form that may not be changed', () => {
  test('shows the answers as text, without inputs and without Continue', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      state: { isReadOnly: true, answers: { surname: answer('Verma') }, status: 'form-data-collected' },
    });
    await expect.element(screen.getByText('Verma', { exact: true })).toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
  });

  test('only returned sections have inputs', async () => {
    const screen = await openForm([field('surname', 'Surname')], {
      state: { openSections: ['trip'], answers: { surname: answer('Verma') } },
      more: [field('hotel', 'Hotel')],
    });
    await expect
      .element(screen.getByText('A reviewer has approved this section, so it can’t be changed.'))
      .toBeVisible();
    expect(screen.getByRole('textbox').query()).toBeNull();
    await userEvent.click(screen.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /^Trip/ }));
    await expect.element(screen.getByLabelText('Hotel')).toBeEnabled();
  });
});

describe('questions for the person', () => {
  const both = { more: [field('hotel', 'Hotel')], firstSection: 'Questions for you' };

  test('of several sections are together, with the names of their sections; answered ones stay', async () => {
    const screen = await openForm([field('surname', 'Surname'), field('given', 'Given names')], {
      ...both,
      state: { answers: { given: answer('Asha') } },
    });
    const card = screen.getByRole('region', { name: 'Questions for you' });
    await expect.element(card.getByText('Personal').first()).toBeVisible();
    await expect.element(card.getByText('Trip').first()).toBeVisible();
    expect(card.getByLabelText('Given names').query()).toBeNull();
    await userEvent.fill(card.getByLabelText('Surname'), 'Verma');
    await expect.poll(screen.saves).toEqual([[['surname', 'Verma']]]);
    await expect.element(card.getByLabelText('Surname')).toHaveValue('Verma');
    await userEvent.click(screen.getByRole('button', { name: 'Next to check' }));
    await expect.element(card.getByLabelText('Hotel')).toHaveFocus();
  });

  test('the sections remain, with all their answers', async () => {
    const screen = await openForm([field('surname', 'Surname')], both);
    await userEvent.click(screen.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name: /^Trip/ }));
    await expect.element(screen.getByRole('heading', { name: 'Trip' })).toBeVisible();
    await expect.element(screen.getByLabelText('Hotel')).toBeVisible();
  });

  test('a statement is not asked: it says that it is accepted with the declaration', async () => {
    const screen = await openForm([
      field('surname', 'Surname'),
      field('truth', 'All of it is true', { type: 'checkbox' }),
    ]);
    await expect.element(screen.getByText('All of it is true')).toBeVisible();
    await expect.element(screen.getByText('You accept this with the declaration at the end.')).toBeVisible();
    expect(screen.getByRole('checkbox').query()).toBeNull();
    await expect.element(screen.getByText('0 of 1 answers ready')).toBeVisible();
  });
});

test('on a phone the one button first leads through what is to check', async () => {
  await page.viewport(390, 800);
  const screen = await openForm([field('surname', 'Surname'), field('given', 'Given names')]);
  await userEvent.click(screen.getByRole('button', { name: 'Next to check' }));
  await expect.element(screen.getByLabelText('Surname')).toHaveFocus();
  await userEvent.keyboard('Verma');
  const next = screen.getByRole('button', { name: 'Next to check' });
  const pressed = next.element();
  await userEvent.click(next);
  await expect.element(screen.getByLabelText('Given names')).toHaveFocus();
  await userEvent.keyboard('Asha');
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  expect(pressed.isConnected).toBe(false); // a press that began on it does not continue
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('“None” is no place of application, and the day of application is before the trip', async () => {
  const fields = [
    field('applicationPlace', 'Place of application'),
    field('applicationDate', 'Date of application', { type: 'date' }),
  ];
  const screen = await openForm(fields, { state: { context: { 'application.fromDate': '2027-04-10' } } });
  const [place, day] = [screen.getByLabelText('Place of application'), screen.getByLabelText('Date of application')];
  await userEvent.fill(place, 'None');
  await userEvent.type(day, '10042027');
  await userEvent.tab();
  await expect.element(screen.getByText('Enter the town where you apply, for example Mumbai.')).toBeVisible();
  await expect.element(screen.getByText('Enter the day you apply. It must be before your trip starts.')).toBeVisible();
  expect(screen.saves()).toEqual([]);
  await userEvent.fill(place, 'Mumbai');
  await userEvent.fill(day, '09/04/2027');
  await expect
    .poll(() => fields.map(({ id }) => screen.stored.state().answers[id]?.value))
    .toEqual(['Mumbai', '2027-04-09']);
});

describe('the address of a destination', () => {
  const opened = async (path: string) => {
    const form = await testForm([{ id: 'personal', title: 'Personal', fields: [field('surname', 'Surname')] }]);
    startServer(formServer(formState(form)).handlers); // the application is for the United Kingdom
    const screen = await renderScreen(<ReviewScreen />, { at: `${path}?applicationUid=${applicationUid}` });
    await expect.element(screen.getByRole('heading', { name: 'Personal' })).toBeVisible();
    return screen;
  };

  test("is replaced when the application's form belongs to another destination", async () => {
    const screen = await opened('/india-to-singapore/form');
    await expect.poll(screen.address).toBe(`/india-to-uk/form?applicationUid=${applicationUid}`);
  });

  test.each(['/india-to-uk/form', '/form'])('%s stays as it is', async (path) => {
    const screen = await opened(path);
    expect(screen.address()).toBe(`${path}?applicationUid=${applicationUid}`);
  });
});

describe('a newer version of the form', () => {
  const changes: FormState['newer'] = {
    version: 2,
    changes: [
      { kind: 'fieldAdded', id: 'ward', was: null, became: 'Ward' },
      { kind: 'fieldRemoved', id: 'surname', was: 'Surname', became: null },
      { kind: 'fieldChanged', aspect: 'required', id: 'income', was: 'required', became: 'optional' },
      { kind: 'fieldChanged', aspect: 'options', id: 'income', was: 'A', became: 'B' },
      { kind: 'fieldChanged', aspect: 'autofill', id: 'email', was: null, became: 'filled from Passport.surname' },
      { kind: 'fieldChanged', aspect: 'ref', id: 'email', was: null, became: 'official place: 22' },
      { kind: 'checklistAdded', id: 'Company bank statement', was: null, became: 'required for Business' },
      { kind: 'ruleChanged', id: 'photo.minPx', was: null, became: '420, 540' },
    ],
  };
  const fields = [field('surname', 'Surname'), field('income', 'Monthly income'), field('email', 'Email')];

  test('shows what changes for the person, without technical details', async () => {
    const screen = await openForm(fields, { state: { newer: changes, answers: { surname: answer('Verma') } } });
    await userEvent.click(screen.getByText('5 changes'));
    const lines = screen
      .getByRole('region', { name: 'A newer version of this form is available' })
      .getByRole('listitem');
    await expect
      .poll(() => lines.elements().map((line) => line.textContent))
      .toEqual([
        'New questionWard',
        'No longer askedSurname Your answer stays in the history.',
        'Changed questionMonthly income may stay empty now, other choices',
        'New documentCompany bank statement',
        'Fees, times and advice were brought up to date.',
      ]);
  });

  test('switches only to the version that was shown, and says why if it cannot', async () => {
    const screen = await openForm(fields, {
      state: { newer: changes },
      handlers: { moveToNewerForm: () => refuse('application.versionStale', {}) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Switch to the new version' }));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(screen.server.calls('moveToNewerForm').map(({ body }) => body.formVersion)).toEqual([2]);
  });
});
