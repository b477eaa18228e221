import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { daysLater } from '@visawright/contract/dates/days.ts';
import { today, toStoredDate } from '../../../lib/dates/dates.ts';
import { application } from '../../../testing/applications.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LodgeDialog } from './LodgeDialog.tsx';

async function openDialog() {
  startServer({});
  const submitted = vi.fn(() => Promise.resolve());
  const screen = await renderScreen(
    <LodgeDialog
      kind="applied"
      application={application(1, { status: 'package-ready' })}
      portal="VFS"
      onClose={() => undefined}
      onSubmit={submitted}
    />,
  );
  return { ...screen, submitted, day: screen.getByLabelText('Submission date') };
}

test('the day is shown and typed as in India, whatever the computer is set to', async () => {
  const { day, submitted, getByRole } = await openDialog();
  await expect.element(day).toHaveValue(toStoredDate(today()));
  expect(document.querySelector('input[type="date"]')).toBeNull();
  await userEvent.clear(day);
  await userEvent.type(day, '14082026');
  await expect.element(day).toHaveValue('14/08/2026');
  await getByRole('button', { name: 'I have applied' }).click();
  expect(submitted).toHaveBeenCalledExactlyOnceWith({ reference: '', day: '2026-08-14' });
});

test.each([
  ['a day in the future', () => toStoredDate(daysLater(today(), 1))!, 'This date is in the future.'],
  ['no day of the calendar', () => '31/02/2026', 'Enter the date as dd/mm/yyyy, for example 14/08/2026.'],
])('%s is not taken', async (_, text, message) => {
  const { day, getByText, getByRole } = await openDialog();
  await userEvent.fill(day, text());
  await userEvent.tab();
  await expect.element(getByText(message)).toBeVisible();
  await expect.element(getByRole('button', { name: 'I have applied' })).toBeDisabled();
});
