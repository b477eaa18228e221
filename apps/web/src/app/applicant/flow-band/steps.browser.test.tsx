import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyFlow, useFlow, type FlowState } from '../../../features/journey/flow/state/flow-store.ts';
import { today, toStoredDate } from '../../../lib/dates/dates.ts';
import { useDevice } from '../../../lib/browser/device.ts';
import { application } from '../../../testing/applications.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { FlowBand } from './FlowBand.tsx';
import { NarrowBar } from '../menu/NarrowBar.tsx';

const own = uid(1);
const trip: Partial<FlowState> = {
  fromCountry: { country: 'India', countryISO: 'IN' },
  toCountry: { country: 'Italy', countryISO: 'IT' },
  category: 'Tourism',
  fromDate: '03/12/2026',
  toDate: '17/12/2026',
};
const drafted: Partial<FlowState> = { ...trip, application: application(1) };
const uploaded: Partial<FlowState> = {
  ...trip,
  application: application(1, { docIds: [uid(60)], status: 'initiated' }),
};
const collected: Partial<FlowState> = {
  ...trip,
  application: application(1, { docIds: [uid(60)], status: 'form-data-collected' }),
};

const Band = () => <FlowBand wide={useDevice().type === 'Desktop'} />;

async function openBand(flow: Partial<FlowState>, at: string) {
  startServer({});
  useFlow.setState({ ...emptyFlow, ...flow }, true);
  return renderScreen(<Band />, { at });
}

beforeEach(() => useFlow.setState(emptyFlow, true));

describe('the step bar', () => {
  test('marks the present step and says why the others are locked', async () => {
    const screen = await openBand({}, '/get-visa');
    const steps = screen.getByRole('navigation', { name: 'Progress' }).getByRole('listitem');
    await expect.element(steps.nth(0)).toHaveAttribute('aria-current', 'step');
    await expect.element(steps.nth(1)).toHaveTextContent('2Guidelines, lockedChoose your trip first');
    await expect.element(steps.nth(2)).toHaveTextContent('3Upload, lockedOpens after Guidelines');
    await expect.element(steps.nth(3)).toHaveTextContent('4Review, lockedAdd one document first');
    await expect.element(steps.nth(4)).toHaveTextContent('5Submit, lockedOpens after Review');
    expect(screen.getByRole('link').elements()).toHaveLength(0);
  });

  test('opens Guidelines as soon as the trip is chosen', async () => {
    const screen = await openBand({}, '/get-visa');
    await expect.element(screen.getByRole('navigation', { name: 'Progress' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Guidelines/ }).query()).toBeNull();
    useFlow.setState(trip);
    await userEvent.click(screen.getByRole('link', { name: /Guidelines/ }));
    expect(screen.address()).toBe('/visa-requirements');
  });

  test('links keep the application in the address', async () => {
    const screen = await openBand(uploaded, `/document-playground?applicationUid=${own}`);
    await expect.element(screen.getByRole('link', { name: /^Details.*completed/ })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Review/ }));
    expect(screen.address()).toBe(`/form?applicationUid=${own}`);
    await expect.element(screen.getByRole('listitem').nth(3)).toHaveAttribute('aria-current', 'step');
  });

  test('is walked through by Tab; locked steps are not stops', async () => {
    const screen = await openBand(drafted, `/document-playground?applicationUid=${own}`);
    const names: string[] = [];
    await expect.element(screen.getByRole('link', { name: /Details/ })).toBeVisible();
    for (let step = 0; step < 2; step += 1) {
      await userEvent.tab();
      names.push(document.activeElement!.querySelector('b')!.textContent);
    }
    expect(names).toEqual(['Details, completed', 'Guidelines, completed']);
    await userEvent.keyboard('{Enter}');
    expect(screen.address()).toBe(`/visa-requirements?applicationUid=${own}`);
    await userEvent.tab();
    expect(document.activeElement!.closest('[data-step="3"], [data-step="4"]')).toBeNull();
  });

  test('a complete form locks the first three steps and opens Submit', async () => {
    const screen = await openBand(collected, `/form?applicationUid=${own}`);
    await expect.element(screen.getByRole('link', { name: /Submit/ })).toBeVisible();
    for (const name of [/Details/, /Guidelines/, /Upload/])
      expect(screen.getByRole('link', { name }).query()).toBeNull();
    await expect.element(screen.getByTitle('Locked once the form is complete').first()).toBeVisible();
  });
});

describe('the travel bar', () => {
  test('shows route, purpose and length of the trip', async () => {
    const screen = await openBand(trip, '/visa-requirements');
    const bar = screen.getByRole('region', { name: 'Travel Details' });
    await expect.element(bar.getByText('India to Italy')).toBeVisible();
    await expect.element(bar.getByText('Tourism')).toBeVisible();
    await expect.element(bar.getByText('14 days')).toBeVisible();
  });

  test('says why the dates of a complete form are locked', async () => {
    const screen = await openBand(collected, `/form?applicationUid=${own}`);
    const dates = screen.getByRole('region', { name: 'Travel Details' }).getByRole('button');
    await expect.element(dates).toBeDisabled();
    await expect.element(dates).toHaveAccessibleDescription('Dates can’t be changed once the form is complete');
  });

  test.each([1400, 390])('claims no dates before they are chosen, at %i px', async (width) => {
    await page.viewport(width, 800);
    const day = toStoredDate(today());
    const screen = await openBand({ ...trip, fromDate: day, toDate: day }, '/get-visa');
    const bar = screen.getByRole('region', { name: 'Travel Details' });
    await expect.element(bar.getByText(/Choose dates/).first()).toBeVisible();
    expect(bar.element().textContent).not.toMatch(/\d/);
  });

  test('an application that starts today shows its dates', async () => {
    const day = toStoredDate(today())!;
    const screen = await openBand(
      { ...drafted, fromDate: day, toDate: day },
      `/visa-requirements?applicationUid=${own}`,
    );
    const bar = screen.getByRole('region', { name: 'Travel Details' });
    await expect.poll(() => bar.getByRole('button').query()?.textContent).toMatch(/\d{4} – .*\d{4}/);
  });

  test('is not there before a destination is chosen', async () => {
    const screen = await openBand({}, '/get-visa');
    await expect.element(screen.getByRole('navigation', { name: 'Progress' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Travel Details' }).query()).toBeNull();
  });
});

describe('on a phone', () => {
  test('one line names the step, and a bar shows how far it is', async () => {
    await page.viewport(390, 800);
    const screen = await openBand(uploaded, `/form?applicationUid=${own}`);
    await expect.element(screen.getByText('Step 4 of 5: Review')).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Progress' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '4');
    expect(screen.getByRole('navigation', { name: 'Progress' }).query()).toBeNull();
    expect([...document.querySelectorAll('[data-tour]')].map((each) => each.getAttribute('data-tour'))).toContain(
      'bars',
    );
    expect(document.querySelector('[data-tour="steps"]')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });

  test('turning to a wide screen shows the step bar again', async () => {
    await page.viewport(390, 800);
    const screen = await openBand(uploaded, `/form?applicationUid=${own}`);
    await expect.element(screen.getByText('Step 4 of 5: Review')).toBeVisible();
    await page.viewport(1200, 800);
    await expect.element(screen.getByRole('navigation', { name: 'Progress' })).toBeVisible();
  });

  test('the travel details open by keyboard and close on the next step', async () => {
    await page.viewport(390, 800);
    const screen = await openBand(uploaded, `/document-playground?applicationUid=${own}`);
    const control = screen.getByRole('button', { name: /^Travel Details/ });
    await expect.element(control).toHaveAttribute('aria-expanded', 'false');
    control.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(control).toHaveAttribute('aria-expanded', 'true');
    await expect.element(screen.getByText('India to Italy')).toBeVisible();
    await screen.router.navigate(`/form?applicationUid=${own}`);
    await expect.element(control).toHaveAttribute('aria-expanded', 'false');
  });

  test('Back in the header leads to the step before, with the application', async () => {
    await page.viewport(390, 800);
    startServer({});
    useFlow.setState({ ...emptyFlow, ...uploaded }, true);
    const screen = await renderScreen(<NarrowBar />, { at: `/form?applicationUid=${own}` });
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    expect(screen.address()).toBe(`/document-playground?applicationUid=${own}`);
  });
});
