import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { ReviewRound } from '@visawright/contract/forms/review-round.ts';
import { Button } from '@mantine/core';
import { useDialog } from '../../../../components/dialog/use-dialog.tsx';
import { application } from '../../../../testing/applications.ts';
import { refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent, reviewer } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { decided, openSection, reviewPart, reviewTask } from '../../../../testing/review-server.ts';
import { useApplicationActions } from '../actions/use-application-actions.tsx';

function Sender({ row }: { row: Application }) {
  const { ask, dialog } = useDialog();
  const { send } = useApplicationActions(ask);
  return (
    <>
      <Button onClick={() => send(row)}>Open</Button>
      {dialog}
    </>
  );
}

const thomas = { personUid: reviewer.personUid!, name: 'Thomas Kurian', openApplications: 0 };

async function openDialog(row: Application, round: Partial<ReviewRound>, handlers: Handlers = {}) {
  const server = startServer({
    chooseReviewers: () => ({ people: [thomas] }),
    reviewRound: () => ({
      applicationUid: row.applicationUid,
      round: row.review.round,
      missing: 0,
      blocking: 0,
      sections: [],
      ...round,
    }),
    sendForReview: () => ({ ...row, review: reviewPart() }),
    ...handlers,
  });
  const screen = await renderScreen(<Sender row={row} />, { user: agent });
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = screen.getByRole('dialog');
  return { ...screen, server, dialog, submit: dialog.getByRole('button', { name: /^Send to/ }) };
}

const returned = (number: number) =>
  application(number, {
    destinationId: 'germany',
    review: reviewPart({ state: 'returned', tasks: [reviewTask({ verdict: 'returned' })] }),
  });

test('a returned section needs a reply unless one of its answers changed', async () => {
  const sections = [
    openSection('identity', { isOpen: false, last: decided('approved') }),
    openSection('journey', { last: decided('returned', 'The dates differ') }),
    openSection('costs', { isChanged: true, last: decided('returned', 'Who pays?') }),
  ];
  const { dialog, submit, server } = await openDialog(returned(1), { sections });
  await expect.element(dialog.getByText('The dates differ')).toBeVisible();
  await expect.element(dialog.getByText('Who pays?')).toBeVisible();
  await expect
    .element(dialog.getByRole('textbox', { name: /reply to the reviewer about Identity/ }))
    .not.toBeInTheDocument();
  await expect.element(submit).toBeDisabled();
  const reply = dialog.getByRole('textbox', { name: /reply to the reviewer about Journey/ });
  await userEvent.fill(reply, '   ');
  await expect.element(submit).toBeDisabled();
  await userEvent.fill(reply, 'They are right');
  await userEvent.click(submit);
  await expect
    .poll(() => server.calls('sendForReview')[0]?.body)
    .toEqual({
      reviewerUids: [thomas.personUid],
      replies: [{ section: 'journey', text: 'They are right' }],
    });
});

test('an incomplete form needs a reason', async () => {
  const { dialog, submit, server } = await openDialog(returned(2), { missing: 12 });
  await expect.element(dialog.getByText(/12 required answers are missing/)).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await userEvent.fill(dialog.getByRole('textbox', { name: /Reason to send/ }), 'The letter follows');
  await userEvent.click(submit);
  await expect.poll(() => server.calls('sendForReview')[0]?.body.reason).toBe('The letter follows');
});

test('a complete form asks for nothing more', async () => {
  const { dialog, submit } = await openDialog(returned(3), {});
  await expect.element(submit).toBeEnabled();
  await expect.element(dialog.getByRole('textbox', { name: /Reason to send/ })).not.toBeInTheDocument();
});

test('a refusal of the server is shown and the dialog stays', async () => {
  const { dialog, submit } = await openDialog(returned(4), {}, { sendForReview: () => refuse('review.unanswered') });
  await userEvent.click(submit);
  await expect.element(dialog.getByText(/Change an answer or write a reply/)).toBeVisible();
});

test('nobody is chosen yet: the button counts no reviewers', async () => {
  const { submit } = await openDialog(application(2), {});
  await expect.element(submit).toHaveTextContent('Send to reviewers');
  await expect.element(submit).toBeDisabled();
});
