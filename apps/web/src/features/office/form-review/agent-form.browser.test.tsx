import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import type { FormVisitor } from '@visawright/contract/forms/form-visitors.ts';
import type { Section } from '@visawright/forms/form/form-schema.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { application } from '../../../testing/applications.ts';
import { startServer, type Handlers } from '../../../testing/fake-server.ts';
import {
  answer,
  applicationUid,
  field,
  formServer,
  formState,
  fromPassport,
  testForm,
} from '../../../testing/form-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { reviewServer } from '../../../testing/review-server.ts';
import { uid } from '../../../testing/uid.ts';
import { aFinding } from '../../journey/findings-summary/testing/test-finding.ts';
import { StaffFormScreen } from './StaffFormScreen.tsx';

const many = (name: string) => Array.from({ length: 14 }, (_, at) => field(`${name}${at}`, `${name} ${at}`));
const sections: Section[] = [
  { id: 'identity', title: 'Identity', fields: [field('surname', 'Surname'), ...many('identity')] },
  {
    id: 'address',
    title: 'Address',
    fields: [field('home', 'Home address', { type: 'textarea' }), ...many('address')],
  },
  { id: 'journey', title: 'Journey', fields: many('journey') },
];
const answers = Object.fromEntries(
  sections.flatMap(({ fields }) => fields.map(({ id }) => [id, answer(`Answer ${id}`)] as const)),
);
const can: Application['can'] = ['application.read', 'application.edit', 'application.sendForReview'];

interface Options {
  readonly width?: number;
  readonly height?: number;
  readonly row?: Partial<Application>;
  readonly visitors?: readonly FormVisitor[];
  readonly handlers?: Handlers;
  readonly state?: Partial<FormState>;
}

async function openForm({ width = 1440, height = 900, row = {}, visitors = [], handlers, state }: Options = {}) {
  await page.viewport(width, height);
  const stored = formServer(formState(await testForm(sections), { answers, ...state }));
  const first = application(1, { destinationId: 'uk', can, ...row });
  const server = startServer({
    ...stored.handlers,
    ...reviewServer([first]),
    visitForm: () => ({ visitors: [...visitors] }),
    ...handlers,
  });
  const at = `/form?applicationUid=${applicationUid}`;
  // As in the application, the screen has the height of the window.
  const screen = await renderScreen(
    <div style={{ height, display: 'flex', flexDirection: 'column' }}>
      <StaffFormScreen screen="form" />
    </div>,
    { user: agent, at },
  );
  const nav = screen.getByRole('navigation', { name: 'Sections' });
  await expect.element(nav).toBeVisible();
  const pane = document.querySelector<HTMLElement>('.fr-form')!;
  return { ...screen, server, stored, nav, pane };
}

const ravi: FormVisitor = { name: 'Ravi Rao', field: 'home', locksForMs: 10_000, goneInMs: 25_000 };

describe('the form of an agent', () => {
  test('says who else is here and where, and goes there', async () => {
    const screen = await openForm({
      visitors: [ravi, { name: 'Ananya Iyer', field: null, locksForMs: null, goneInMs: 25_000 }],
    });
    await expect.element(screen.getByText('Ravi Rao and 1 more are here')).toBeVisible();
    const here = screen.getByRole('region', { name: 'Here now 2' });
    await expect.element(here.getByText('looking at the form')).toBeVisible();
    await userEvent.click(here.getByRole('button', { name: 'editing Home address' }));
    await expect.element(screen.getByRole('textbox', { name: 'Home address' })).toBeInViewport();
    await expect.element(screen.getByRole('textbox', { name: 'Home address' })).toBeDisabled();
  });

  test('the highlighted section follows the focus', async () => {
    const screen = await openForm();
    const current = () => document.querySelector<HTMLElement>('.fr-sec[aria-current]')?.dataset.to;
    await expect.poll(current).toBe('identity');
    await userEvent.click(screen.nav.getByRole('button', { name: /Address/ }));
    await expect.poll(current).toBe('address');
    // The last question before a section at the lower end of the pane: the next one gets the focus without scrolling.
    screen.pane.scrollTo({ top: 0 });
    await expect.element(screen.getByLabelText('Surname')).toBeInViewport();
    const home = document.querySelector<HTMLElement>('#form-home')!;
    screen.pane.scrollTop += home.getBoundingClientRect().top - screen.pane.getBoundingClientRect().bottom + 120;
    home.focus({ preventScroll: true });
    await expect.poll(current).toBe('address');
    screen.pane.scrollTo({ top: 0 }); // the focus is out of view
    await expect.poll(current).toBe('identity');
  });

  test('Check answers opens at its top', async () => {
    const screen = await openForm({ height: 500 });
    screen.pane.scrollTop = 600;
    await expect.poll(() => screen.pane.scrollTop).toBeGreaterThan(300);
    await userEvent.click(screen.nav.getByRole('button', { name: /Check and declare/ }));
    await expect.element(screen.getByRole('button', { name: 'Back to the form' })).toBeVisible();
    await expect.poll(() => screen.pane.querySelector('[data-check] h2')).not.toBeNull();
    expect(screen.pane.scrollTop).toBe(0);
  });

  test.each([1140, 1440])('the head shows visa type and dates in full at %d px', async (width) => {
    const screen = await openForm({
      width,
      visitors: [ravi],
      row: {
        applicantName: 'Thiruvenkatanathan Krishnamoorthy',
        agentName: 'Lakshmi Narayanan Subramaniam',
        visaDetails: {
          ...application(1).visaDetails,
          visaTo: 'United Kingdom',
          visaType: 'Schengen Short Stay Visa (Visiting family or friends)',
        },
      },
    });
    await userEvent.fill(screen.getByLabelText('Surname'), 'Rao');
    await expect.element(screen.getByText(/Saved \d/)).toBeInTheDocument();
    await expect.element(screen.getByText('Ravi Rao is editing').first()).toBeVisible();
    const trip = document.querySelector<HTMLElement>('.fr-who p')!;
    expect(trip.textContent).toContain('Visiting family or friends');
    expect(trip.scrollWidth).toBeLessThanOrEqual(trip.clientWidth);
    const head = document.querySelector<HTMLElement>('.fr-head')!;
    expect(head.scrollWidth).toBeLessThanOrEqual(head.clientWidth);
    const [who, actions] = ['.fr-who', '.fr-actions'].map((one) =>
      document.querySelector(one)!.getBoundingClientRect(),
    );
    expect(actions!.left).toBeGreaterThanOrEqual(who!.right);
    expect(actions!.right).toBeLessThanOrEqual(width);
  });

  test('an opened finding is scrolled into view', async () => {
    const findings = Array.from({ length: 4 }, (_, at) =>
      aFinding(`rule-${at}`, { rule: `rule-${at}`, severity: 'blocking' }),
    );
    const screen = await openForm({
      height: 560,
      handlers: { getFindings: () => ({ applicationUid, today: '2026-11-01', findings, judged: 12 }) },
    });
    await expect.poll(() => document.querySelectorAll('.fr-nav [data-finding]').length).toBe(4);
    const last = [...document.querySelectorAll<HTMLElement>('.fr-nav [data-finding]')].at(-1)!;
    const column = document.querySelector<HTMLElement>('.fr-nav')!;
    const head = last.querySelector('button')!;
    head.scrollIntoView({ block: 'end' });
    head.click();
    await expect.poll(() => last.querySelector('.finding-body')).not.toBeNull();
    const [card, view] = [last.getBoundingClientRect(), column.getBoundingClientRect()];
    if (card.height < view.height) expect(card.bottom).toBeLessThanOrEqual(view.bottom + 1);
    else expect(Math.abs(card.top - view.top)).toBeLessThan(60);
    expect(screen.server.calls('getFindings').length).toBeGreaterThan(0);
  });

  test.each([960, 1140, 1440])('two answers of two people are readable at %d px', async (width) => {
    const screen = await openForm({ width });
    const theirs = 'Thiruvenkatanathan Krishnamoorthy';
    screen.stored.overtake('surname', answer('14, 3rd Cross, Indiranagar 1st Stage', { version: 2, byName: theirs }));
    await userEvent.fill(screen.getByLabelText('Surname'), 'Flat 302, Lakeview Residency, Indiranagar');
    await expect.element(screen.getByText(`${theirs}’s answer`)).toBeVisible();
    const card = document.querySelector<HTMLElement>('.form-editors')!;
    expect(brokenWords(card)).toEqual([]);
    const [first, second] = [...card.querySelectorAll('dl > div')].map((one) => one.getBoundingClientRect());
    expect(first!.width).toBeGreaterThan(150);
    expect(second!.left).toBeGreaterThan(first!.right); // side by side
  });

  const proposal = (value: string, part: Partial<ReturnType<typeof fromPassport>['sources'][number]> = {}) => ({
    certain: true,
    choices: [{ value, sources: [{ ...fromPassport(value).sources[0]!, ...part }] }],
  });

  test('the chip of an answer and the tab of its page give a document one name', async () => {
    const back = { docId: uid(70), pageUid: uid(71), field: 'address' };
    const screen = await openForm({
      state: { proposals: { surname: proposal('Rao'), home: proposal('14, 3rd Cross', back) } },
    });
    const tabs = screen.getByRole('group', { name: 'Documents used to fill in this form' });
    await expect.element(tabs.getByRole('button', { name: 'Passport 1', exact: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Passport 2 p. 1: show on the page' }));
    await expect.element(tabs.getByRole('button', { name: 'Passport 2', exact: true, pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Passport 1 p. 1: show on the page' }));
    await expect.element(tabs.getByRole('button', { name: 'Passport 1', exact: true, pressed: true })).toBeVisible();
  });

  test('a single document of its kind has no number', async () => {
    const screen = await openForm({ state: { proposals: { surname: proposal('Rao') } } });
    await expect.element(screen.getByRole('button', { name: 'Passport p. 1: show on the page' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Passport', exact: true })).toBeVisible();
  });

  // The outline of three lines begins at its leftmost corner, which is the lower one here.
  test('the excerpt of an address shows all of its lines', async () => {
    const polygon: [number, number][] = [
      [0.1, 0.56],
      [0.102, 0.5],
      [0.6, 0.5],
      [0.6, 0.52],
      [0.3, 0.56],
    ];
    const screen = await openForm({ state: { proposals: { home: proposal('Three lines', { polygon }) } } });
    await userEvent.click(screen.getByRole('textbox', { name: 'Home address' }));
    const frame = document.querySelector<HTMLElement>('.fr-crop')!;
    await expect.poll(() => frame.querySelector('svg')).not.toBeNull();
    const crop = frame.querySelector('svg')!;
    const [x, y, width, height] = crop.getAttribute('viewBox')!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];
    for (const [px, py] of polygon.map(([u, v]) => [u * 800, v * 1000] as const)) {
      expect(px).toBeGreaterThan(x);
      expect(px).toBeLessThan(x + width);
      expect(py).toBeGreaterThan(y);
      expect(py).toBeLessThan(y + height);
    }
    const [inner, outer] = [crop.getBoundingClientRect(), frame.getBoundingClientRect()];
    expect(inner.height).toBeGreaterThan(45); // three readable lines
    expect(inner.bottom).toBeLessThanOrEqual(outer.bottom);
    expect(inner.right).toBeLessThanOrEqual(outer.right);
  });

  test('“Open documents” is on the line of the buttons beside it', async () => {
    const screen = await openForm({ width: 1600 });
    await userEvent.click(screen.getByRole('textbox', { name: 'Surname' }));
    const link = screen.getByRole('link', { name: 'Open documents' });
    await expect.element(link).toBeVisible();
    const middle = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const buttons = [...document.querySelectorAll('.fr-detail-actions button')].map(middle);
    expect(Math.min(...buttons.map((each) => Math.abs(each - middle(link.element()))))).toBeLessThan(2);
  });
});
