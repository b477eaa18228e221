import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { answer, applicationUid, field, formServer, formState, testForm } from '../../../testing/form-server.ts';
import { sendLive } from '../../../testing/live-line.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aFinding } from '../../journey/findings-summary/testing/test-finding.ts';
import { CheckAnswers } from './CheckAnswers.tsx';

const words = (title: string) => ({ title, text: `${title}.`, remedy: 'Add it.' });
const named = (key: string, title: string, rest: Partial<Finding> = {}) =>
  aFinding(key, { rule: key, severity: 'warning', words: { en: words(title), hi: words(title) }, ...rest });

async function openCheck(findings: readonly Finding[]) {
  const form = await testForm([{ id: 'personal', title: 'Personal', fields: [field('surname', 'Surname')] }]);
  const stored = formServer(formState(form, { answers: { surname: answer('Verma') } }));
  startServer({
    ...stored.handlers,
    getFindings: () => ({ applicationUid, today: '2026-11-01', findings: [...findings], judged: 12 }),
  });
  const opened: string[] = [];
  const screen = await renderScreen(
    <CheckAnswers
      applicationUid={applicationUid}
      onChange={() => undefined}
      onFinding={({ rule }) => void opened.push(rule)}
    />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Declaration' })).toBeVisible();
  return { ...screen, opened };
}

test('lists open warnings directly above the declaration, also those accepted with a reason', async () => {
  const accepted = { reason: 'I will stay with a friend', byName: 'Asha Verma', at: '2026-11-01T09:00:00.000Z' };
  const screen = await openCheck([
    named('nights', '11 nights without a bed', { severity: 'blocking', accepted }),
    named('flight', 'No flight back'),
  ]);
  const list = screen.getByRole('region', { name: '2 things are still open' });
  await expect.element(list.getByText('Accepted with this reason: I will stay with a friend')).toBeVisible();
  expect(list.element().nextElementSibling?.hasAttribute('data-declaration')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Open: No flight back' }));
  expect(screen.opened).toEqual(['flight']);
});

test('a blocking problem is listed once, at the top', async () => {
  const screen = await openCheck([named('flight', 'No flight back', { severity: 'blocking' })]);
  await expect.element(screen.getByText('Nothing is open.')).not.toBeInTheDocument();
  await expect.poll(() => document.querySelectorAll('[data-blocks="flight"]').length).toBe(1);
});

test('a problem that is solved elsewhere disappears', async () => {
  const findings = [named('flight', 'No flight back', { severity: 'blocking' })];
  const screen = await openCheck(findings);
  await expect.element(screen.getByRole('button', { name: 'No flight back' })).toBeVisible();
  findings.length = 0;
  sendLive('application:changed', { applicationUid, version: 9 });
  await expect.element(screen.getByText('Nothing is open.')).toBeVisible();
});

test('says so when nothing is open', async () => {
  const screen = await openCheck([]);
  await expect.element(screen.getByText('Nothing is open.')).toBeVisible();
});

test('empty answers of a section are one line that can be opened', async () => {
  const optional = Array.from({ length: 14 }, (_, n) => field(`other${n}`, `Other name ${n}`, { required: false }));
  const missing = field('birthPlace', 'Place of birth');
  const form = await testForm([
    { id: 'personal', title: 'Personal', fields: [field('surname', 'Surname'), missing, ...optional] },
  ]);
  startServer(formServer(formState(form, { answers: { surname: answer('Verma') } })).handlers);
  const changed: string[] = [];
  const screen = await renderScreen(
    <CheckAnswers applicationUid={applicationUid} onChange={(id) => void changed.push(id)} />,
  );
  const line = screen.getByText('14 questions left empty');
  await expect.element(line).toBeVisible();
  await expect.element(screen.getByText('Other name 3', { exact: true })).not.toBeVisible();
  await expect.element(screen.getByText('Not answered', { exact: true })).toBeVisible();
  await userEvent.click(line);
  await userEvent.click(screen.getByRole('button', { name: 'Change Other name 3' }));
  expect(changed).toEqual(['other3']);
});
