import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OfflineBanner } from '../../../../components/feedback/OfflineBanner.tsx';
import { application } from '../../../../testing/applications.ts';
import { held, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { traveller } from '../../../../testing/people.ts';
import { uid } from '../../../../testing/uid.ts';
import { emptyFlow, useFlow } from '../state/flow-store.ts';
import type { StepNext } from './step-next.ts';
import { StepScreen } from './StepScreen.tsx';

const own = uid(1);
const documents = () => ({ documents: [] });
const found = (part = {}): Handlers => ({ getApplication: () => application(1, part), extractedDocuments: documents });

const Step = ({ next }: { next?: StepNext | null }) => (
  <StepScreen
    screen="documentPlayground"
    title="Upload documents"
    help="In any order"
    {...(next === undefined ? {} : { next })}
  >
    <p>The step’s own content</p>
  </StepScreen>
);

async function openStep(at: string, handlers: Handlers, next?: StepNext | null, user = traveller) {
  const server = startServer(handlers);
  const screen = await renderScreen(next === undefined ? <Step /> : <Step next={next} />, { at, user });
  return { ...screen, server };
}

beforeEach(() => useFlow.setState(emptyFlow, true));

describe('opening a step by its address', () => {
  test('loads the application and shows the step', async () => {
    const screen = await openStep(`/document-playground?applicationUid=${own}`, found());
    await expect.element(screen.getByText('The step’s own content')).toBeVisible();
    expect(screen.server.calls('getApplication').map(({ query }) => query.applicationUid)).toEqual([own]);
  });

  test('a closed step says why and leads to the open one', async () => {
    const screen = await openStep(`/form?applicationUid=${own}`, found());
    await expect.element(screen.getByRole('heading', { name: 'Add one document first' })).toBeVisible();
    expect(screen.getByText('The step’s own content').query()).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Go to Upload' }));
    expect(screen.address()).toBe(`/document-playground?applicationUid=${own}`);
    await expect.element(screen.getByText('The step’s own content')).toBeVisible();
  });

  test('an application that cannot be loaded is loaded again on request', async () => {
    const screen = await openStep(`/form?applicationUid=${own}`, { getApplication: () => refuse('record.notFound') });
    await expect.element(screen.getByRole('heading', { name: 'We couldn’t open your application' })).toBeVisible();
    screen.server.use(found({ docIds: [uid(60)] }));
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await expect.element(screen.getByText('The step’s own content')).toBeVisible();
  });

  test('a traveller of an agency may not start by address', async () => {
    const screen = await openStep('/get-visa', {}, undefined, { ...traveller, applicantType: 'B2B' });
    await expect.element(screen.getByRole('heading', { name: 'Your agency starts your applications' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'My Applications' })).toBeVisible();
  });

  test('a slow application is announced as loading', async () => {
    const gate = held(application(1));
    const screen = await openStep(`/document-playground?applicationUid=${own}`, { getApplication: () => gate.promise });
    await expect.element(screen.getByRole('status')).toHaveTextContent('Opening your application');
    gate.release();
    await expect.element(screen.getByText('The step’s own content')).toBeVisible();
  });
});

describe('Continue', () => {
  const at = `/document-playground?applicationUid=${own}`;

  test('is a link only if the next step is open', async () => {
    const screen = await openStep(at, found());
    await expect.element(screen.getByText('The step’s own content')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue' }).query()).toBeNull();
    await expect
      .element(screen.getByRole('link', { name: 'Back' }))
      .toHaveAttribute('href', `/visa-requirements?applicationUid=${own}`);
  });

  test('leads to the next step with the application', async () => {
    const screen = await openStep(at, found({ docIds: [uid(60)], status: 'initiated' }));
    await userEvent.click(screen.getByRole('link', { name: 'Continue' }));
    expect(screen.address()).toBe(`/form?applicationUid=${own}`);
  });

  test('runs once, however often it is pressed', async () => {
    const gate = held(undefined);
    const run = vi.fn(() => gate.promise);
    const screen = await openStep(at, found(), { run });
    const button = screen.getByRole('button', { name: 'Continue' });
    await expect.element(button).toBeVisible();
    for (let press = 0; press < 3; press += 1) (button.element() as HTMLElement).click();
    expect(run).toHaveBeenCalledOnce();
    gate.release();
  });

  test('a disabled Continue can be reached and gives its reason', async () => {
    const run = vi.fn();
    const screen = await openStep(at, found(), { run, disabled: true, whyNot: 'Two documents are still being read.' });
    const button = screen.getByRole('button', { name: 'Continue' });
    await expect.element(button).toHaveAccessibleDescription('Two documents are still being read.');
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    button.element().focus();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(run).not.toHaveBeenCalled();
  });

  test('shows what went wrong and can be pressed again', async () => {
    const run = vi.fn().mockRejectedValueOnce(new Error('Not saved yet')).mockResolvedValueOnce(undefined);
    const screen = await openStep(at, found(), { run });
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Not saved yet');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument();
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('stays at the foot of a phone’s screen', async () => {
    await page.viewport(390, 700);
    const screen = await openStep(at, found(), { run: () => undefined });
    await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeInViewport();
    const { bottom, height } = screen.getByRole('button', { name: 'Continue' }).element().getBoundingClientRect();
    expect(bottom).toBeGreaterThan(600);
    expect(height).toBeGreaterThanOrEqual(44);
  });

  test.each([320, 390])('on a phone of %i px the message that it is offline covers no button', async (width) => {
    await page.viewport(width, 700);
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    startServer(found());
    const next = { run: () => undefined, note: '9 documents are missing. You can add them later.' };
    const screen = await renderScreen(
      <>
        <OfflineBanner />
        <Step next={next} />
      </>,
      { at },
    );
    const message = screen.getByText(/^You’re offline/);
    await expect.element(message).toBeInViewport();
    const covered = () => {
      const { top, bottom } = message.element().getBoundingClientRect();
      return (['button', 'link'] as const)
        .flatMap((role) => screen.getByRole(role).elements())
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return bottom > box.top && box.bottom > top;
        })
        .map((control) => control.textContent);
    };
    await expect.poll(covered).toEqual([]); // the page makes room a moment after the message appears
    isOnline.mockRestore();
  });
});
