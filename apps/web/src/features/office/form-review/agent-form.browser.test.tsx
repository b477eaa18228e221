import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { FormVisitor } from '@visawright/contract/forms/form-visitors.ts';
import type { Section } from '@visawright/forms/form/form-schema.ts';
import { brokenWords } from '../../../testing/broken-words.ts';
import { application } from '../../../testing/applications.ts';
import { startServer, type Handlers } from '../../../testing/fake-server.ts';
import { answer, applicationUid, field, formServer, formState, testForm } from '../../../testing/form-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { reviewServer } from '../../../testing/review-server.ts';
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
}

async function openForm({ width = 1440, height = 900, row = {}, visitors = [], handlers }: Options = {}) {
  await page.viewport(width, height);
  const stored = formServer(formState(await testForm(sections), { answers }));
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
});
