import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { application } from '../../../../testing/applications.ts';
import { agent } from '../../../../testing/people.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { writtenReasons } from '../../../../testing/review-server.ts';
import { OutcomeDialog } from './OutcomeDialog.tsx';

test('asks for the day, number and reason of a refusal, and only for what a decision has', async () => {
  const submit = vi.fn(() => Promise.resolve());
  const screen = await renderScreen(
    <OutcomeDialog subject="Asha Verma" now={application(1)} onClose={() => undefined} onSubmit={submit} />,
    { user: agent },
  );
  const save = screen.getByRole('button', { name: 'Save decision' });
  await expect.element(save).toBeDisabled();
  expect(screen.getByLabelText('Date of the decision').query()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Approved' }));
  await expect.element(screen.getByLabelText('Visa number')).toBeVisible();
  expect(screen.getByLabelText(/^Reason/).query()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Rejected' }));
  await userEvent.fill(screen.getByLabelText('Date of the decision'), '2999-01-01');
  await expect.element(screen.getByText('This date is in the future.')).toBeVisible();
  await expect.element(save).toBeDisabled();
  await userEvent.fill(screen.getByLabelText('Date of the decision'), '2026-11-02');
  await userEvent.fill(screen.getByLabelText('Reference of the refusal'), ' R-17 ');
  await userEvent.fill(screen.getByLabelText('Reason for the refusal'), 'Purpose not shown');
  await userEvent.click(save);
  expect(submit).toHaveBeenCalledWith({
    visaAllocationStatus: 'REJECTED',
    outcomeOn: '2026-11-02',
    outcomeReference: 'R-17',
    outcomeReason: 'Purpose not shown',
  });
});

test('shows the reason that was written before, and leaves it as it is unless it is changed', async () => {
  startServer({ applicationReasons: () => writtenReasons({ outcomeReason: 'Purpose not shown' }) });
  const submit = vi.fn(() => Promise.resolve());
  const now = application(1, { visaAllocationStatus: 'REJECTED', outcomeOn: '2026-11-02', hasReasons: true });
  const screen = await renderScreen(
    <OutcomeDialog subject="Asha Verma" now={now} onClose={() => undefined} onSubmit={submit} />,
    { user: agent },
  );
  const reason = screen.getByLabelText('Reason for the refusal');
  await expect.element(reason).toHaveValue('Purpose not shown');
  const save = screen.getByRole('button', { name: 'Save decision' });
  await expect.element(save).toBeDisabled();
  await userEvent.fill(reason, '');
  await userEvent.click(save);
  expect(submit).toHaveBeenCalledWith({
    visaAllocationStatus: 'REJECTED',
    outcomeOn: '2026-11-02',
    outcomeReference: '',
    outcomeReason: '',
  });
});
