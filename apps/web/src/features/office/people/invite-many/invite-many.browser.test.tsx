import { Button } from '@mantine/core';
import type { InvitationReport } from '@visawright/contract/identity/staff.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { InviteManyDialog } from './InviteManyDialog.tsx';

function Inviter() {
  const { ask, dialog } = useDialog();
  return (
    <>
      <Button onClick={() => void ask<number>((close) => <InviteManyDialog close={close} />)}>Start</Button>
      {dialog}
    </>
  );
}

const reportOf = (commit: boolean): InvitationReport => ({
  rows: [
    { row: 1, outcome: commit ? 'invited' : 'new', problems: [] },
    { row: 2, outcome: 'known', problems: [] },
    { row: 3, outcome: 'invalid', problems: ['email'] },
  ],
  invited: commit ? 1 : 0,
});

test('shows the answer for each line before anything is sent, and sends once on a double click', async () => {
  const sent: boolean[] = [];
  startServer({
    inviteAgents: ({ body }: { body: unknown }) => {
      const { commit } = body as { commit: boolean };
      sent.push(commit);
      return reportOf(commit);
    },
  });
  const screen = await renderScreen(<Inviter />, { user: agent });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  const dialog = screen.getByRole('dialog');
  const lines = 'Asha Verma, asha@example.com\nravi@example.com\nNobody';
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name and email address' }), lines);
  await userEvent.click(dialog.getByRole('button', { name: 'Check the list' }));
  await expect.element(dialog.getByText('Nothing has been sent yet.')).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Asha Verma.*will be invited/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /ravi@example.com.*already has an account/ })).toBeVisible();
  await expect.element(dialog.getByRole('row', { name: /Nobody.*Enter a valid email address/ })).toBeVisible();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send 1 invitation' }));
  await expect.element(dialog.getByText('We sent 1 invitation.')).toBeVisible();
  expect(sent).toEqual([false, true]);
});

test('refuses more lines than one call takes', async () => {
  startServer({});
  const screen = await renderScreen(<Inviter />, { user: agent });
  await userEvent.click(screen.getByRole('button', { name: 'Start' }));
  const dialog = screen.getByRole('dialog');
  const lines = Array.from({ length: 101 }, (_, n) => `a${n}@example.com`).join('\n');
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name and email address' }), lines);
  await expect.element(dialog.getByText(/101 people are too many/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Check the list' })).toBeDisabled();
});
