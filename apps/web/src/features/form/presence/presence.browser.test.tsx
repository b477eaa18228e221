import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FormVisitor } from '@visawright/contract/forms/form-visitors.ts';
import type { Field } from '@visawright/forms/form/form-schema.ts';
import { emptyFlow, useFlow } from '../../journey/flow/state/flow-store.ts';
import { startServer } from '../../../testing/fake-server.ts';
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
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ReviewScreen } from '../review/ReviewScreen.tsx';

beforeEach(() => useFlow.setState(emptyFlow, true));

const asha = (part: Partial<FormVisitor> = {}): FormVisitor => ({
  name: 'Asha Verma',
  field: 'surname',
  locksForMs: 10_000,
  goneInMs: 25_000,
  ...part,
});

async function openForm(fields: readonly Field[], first: readonly FormVisitor[] = []) {
  const form = await testForm([{ id: 'personal', title: 'Personal', fields: [...fields] }]);
  const stored = formServer(
    formState(form, {
      proposals: {
        town: { certain: false, choices: [fromPassport('PUNE', 'placeOfBirth')] },
        number: {
          certain: false,
          choices: [fromPassport('K1', 'passportNumber'), fromPassport('K2', 'passportNumber')],
        },
      },
    }),
  );
  let visitors = [...first];
  const server = startServer({ ...stored.handlers, visitForm: () => ({ visitors }) });
  const screen = await renderScreen(<ReviewScreen />, { at: `/form?applicationUid=${applicationUid}` });
  await expect.element(screen.getByRole('heading', { name: 'Personal' })).toBeVisible();
  const arrive = (...next: FormVisitor[]) => {
    visitors = next;
    sendLive('form:visitors', { applicationUid });
  };
  return { ...screen, server, stored, arrive };
}
const two = [field('surname', 'Surname'), field('city', 'City')];

describe('other people on the form', () => {
  test('somebody who comes is named, and no longer when they go', async () => {
    const screen = await openForm(two);
    expect(screen.getByText(/Asha Verma/).query()).toBeNull();
    screen.arrive(asha({ field: null, locksForMs: null }));
    await expect.element(screen.getByRole('status').getByText('Asha Verma is here')).toBeVisible();
    screen.arrive(asha({ field: null, locksForMs: null }), asha({ name: 'Ravi Rao', locksForMs: null }));
    await expect.element(screen.getByText('Asha Verma and 1 more are here')).toBeVisible();
    screen.arrive();
    await expect.element(screen.getByText(/Asha Verma/)).not.toBeInTheDocument();
  });

  test('a field that somebody edits shows who and is closed; it opens with the saved value when they leave it', async () => {
    const screen = await openForm(two, [asha()]);
    const input = screen.getByLabelText('Surname');
    await expect.element(input).toBeDisabled();
    await expect.element(input).toHaveAccessibleDescription(expect.stringContaining('Asha Verma is editing'));
    await expect.element(screen.getByLabelText('City')).toBeEnabled();
    screen.stored.put('surname', answer('Verma'));
    screen.arrive(asha({ field: 'city', locksForMs: null }));
    await expect.element(input).toBeEnabled();
    await expect.element(input).toHaveValue('Verma');
  });

  test('a lock ends by itself when nothing more is heard', async () => {
    const screen = await openForm(two, [asha({ locksForMs: 1_500, goneInMs: 2_500 })]);
    await expect.element(screen.getByLabelText('Surname')).toBeDisabled();
    await expect.element(screen.getByLabelText('Surname'), { timeout: 4_000 }).toBeEnabled();
    await expect.element(screen.getByText(/Asha Verma/), { timeout: 4_000 }).not.toBeInTheDocument();
  });

  test('every kind of answer and its buttons are closed', async () => {
    const kinds: Field[] = [
      field('sex', 'Sex', { type: 'radio', options: ['Male', 'Female'] }),
      field('funds', 'Means', { type: 'checkbox', options: ['Cash', 'Card'] }),
      field('birthCountry', 'Country of birth', { type: 'country' }),
      field('born', 'Date of birth', { type: 'date' }),
      field('plans', 'Plans', { type: 'textarea' }),
      field('town', 'Place of birth'),
      field('number', 'Passport number'),
      field('trips', 'Trips', {
        type: 'repeat',
        fields: [{ id: 'place', label: 'Place', type: 'text', required: true }],
      }),
    ];
    await openForm(
      kinds,
      kinds.map(({ id }, at) => asha({ name: `Person ${at}`, field: id })),
    );
    const controls = () => [
      ...document.querySelectorAll(
        '.form-q :is(input, textarea, .form-body button, .form-choices button, .form-other)',
      ),
    ];
    await expect.poll(() => controls().length).toBeGreaterThan(9);
    await expect.poll(() => controls().filter((control) => !control.matches(':disabled'))).toEqual([]);
  });

  test('what was typed before the lock is saved all the same, and a conflict can be decided', async () => {
    const screen = await openForm(two);
    screen.stored.overtake('surname', answer('Verma'));
    await userEvent.fill(screen.getByLabelText('Surname'), 'Rao');
    screen.arrive(asha());
    await expect.element(screen.getByLabelText('Surname')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
    await expect.poll(() => screen.stored.state().answers.surname?.value).toBe('Rao');
  });

  test('this page reports the field that is edited, and that it was left', async () => {
    const screen = await openForm(two);
    await userEvent.fill(screen.getByLabelText('Surname'), 'Rao');
    const reports = () => screen.server.calls('visitForm').map(({ body }) => `${body.act} ${body.field ?? '-'}`);
    await expect.poll(reports).toContain('edit surname');
    await userEvent.click(screen.getByLabelText('City'));
    await expect.poll(reports).toContain('stay city');
    const visits = new Set(screen.server.calls('visitForm').map(({ body }) => body.visitUid));
    expect(visits.size).toBe(1);
    await screen.unmount();
    await expect.poll(() => reports().at(-1)).toBe('leave -');
  });

  test('a long name wraps on a phone', async () => {
    await page.viewport(320, 700);
    const screen = await openForm(two, [asha({ name: 'Venkatanarasimharajuvaripeta Krishnamoorthy Subramaniam' })]);
    await expect.element(screen.getByLabelText('Surname')).toBeDisabled();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
