import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { applicant } from '../../../../testing/applicants.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { NewTraveller } from './NewTraveller.tsx';

test('the date of birth is typed as dd/mm/yyyy, gets its slashes and is sent as a calendar date', async () => {
  const server = startServer({ createApplicant: () => applicant() });
  const made: string[] = [];
  const screen = await renderScreen(
    <NewTraveller
      typed="Bilal Khan"
      agentId=""
      onMade={({ name }) => void made.push(name)}
      onCancel={() => undefined}
    />,
    { user: agent },
  );
  const input = screen.getByLabelText('Date of birth');
  await expect.element(input).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  await userEvent.type(input, '31021991');
  await userEvent.click(screen.getByRole('button', { name: 'Add applicant' }));
  await expect.element(screen.getByText('Enter a date in the past as dd/mm/yyyy')).toBeVisible();
  await expect.element(input).toHaveFocus();
  await userEvent.clear(input);
  await userEvent.type(input, '14081991');
  await expect.element(input).toHaveValue('14/08/1991');
  await userEvent.click(screen.getByRole('button', { name: 'Add applicant' }));
  await expect.poll(() => made).toEqual(['Bilal Khan']);
  expect(server.calls('createApplicant').map(({ body }) => body.birthDate)).toEqual(['1991-08-14']);
});
