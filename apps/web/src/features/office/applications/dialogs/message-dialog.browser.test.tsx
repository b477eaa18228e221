import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { application } from '../../../../testing/applications.ts';
import { refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { MessageDialog } from './MessageDialog.tsx';

const link = 'https://visas.test/share/checklist/germany/tourism?realm=harbour&lang=en&message=key';
const row = application(1, { destinationId: 'germany' });

async function open(handlers: Partial<Handlers> = {}) {
  const server = startServer({ sendChecklistMessage: () => ({ link, mailedTo: 'asha@mail.test' }), ...handlers });
  await renderScreen(<MessageDialog row={row} onClose={() => undefined} />, { user: agent, at: '/applications' });
  return server;
}
const submit = () => page.getByRole('button', { name: 'Send message' });

test('the message is sent once, and its link can be passed on', async () => {
  const server = await open();
  await expect.element(submit()).toBeDisabled();
  await userEvent.fill(page.getByLabelText('Message', { exact: true }), ' Please bring the statements. ');
  await userEvent.dblClick(submit());
  await expect.element(page.getByText(/We sent it to asha@mail.test/)).toBeVisible();
  await expect.element(page.getByLabelText('Link')).toHaveValue(link);
  expect(server.calls('sendChecklistMessage').map(({ body }) => body)).toEqual([
    { applicationUid: row.applicationUid, text: 'Please bring the statements.', language: 'en', send: 'mail' },
  ]);
});

test('a refusal keeps the words', async () => {
  await open({ sendChecklistMessage: () => refuse('checklist.none') });
  await userEvent.fill(page.getByLabelText('Message', { exact: true }), 'Hello');
  await userEvent.click(submit());
  await expect.element(page.getByText('There is no shared checklist for this destination.')).toBeVisible();
  await expect.element(page.getByLabelText('Message', { exact: true })).toHaveValue('Hello');
});
