import { errors } from '@visawright/contract/platform/errors.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { applicant } from '../../../testing/applicants.ts';
import { refuse, startServer } from '../../../testing/fake-server.ts';
import { agency } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { PassportNumber } from './PassportNumber.tsx';

const row = applicant({ passportMasked: '•••••567' });

afterEach(() => void vi.useRealTimers());

test('shows the number on request and hides it after 30 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const server = startServer({ passportNumber: () => ({ passportNumber: 'Z1234567' }) });
  const screen = await renderScreen(<PassportNumber row={row} masked="•••••567" />, { user: agency });
  await expect.element(screen.getByText('•••••567')).toBeVisible();
  await screen.getByRole('button', { name: 'Show the passport number of Bilal Khan' }).click();
  await expect.element(screen.getByText('Z1234567')).toBeVisible();
  expect(server.calls('passportNumber').map(({ query }) => query)).toEqual([{ applicantUid: row.applicantUid }]);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect.element(screen.getByText('•••••567')).toBeVisible();
  expect(screen.getByText('Z1234567').query()).toBeNull();
});

test('says when the limit of reads is reached and stays masked', async () => {
  startServer({ passportNumber: () => refuse('quota.sensitiveReads') });
  const screen = await renderScreen(<PassportNumber row={row} masked="•••••567" />, { user: agency });
  await screen.getByRole('button', { name: /Show the passport number/ }).click();
  await expect.element(screen.getByText(errors['quota.sensitiveReads'].text).first()).toBeVisible();
  await expect.element(screen.getByText('•••••567')).toBeVisible();
});
