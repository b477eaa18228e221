import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ApplicationChange } from '@visawright/contract/applications/application.ts';
import { application } from '../../../../testing/applications.ts';
import { passport } from '../../../../testing/documents.ts';
import { startServer } from '../../../../testing/fake-server.ts';
import { agent, realm } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { TimelineTab } from './TimelineTab.tsx';

// Twelve documents within a minute, latest first.
const added = Array.from({ length: 12 }, (_, at): ApplicationChange => {
  const number = 12 - at;
  return {
    at: `2026-11-16T09:00:${String(number).padStart(2, '0')}.000Z`,
    kind: 'edited',
    field: 'docIds',
    was: String(number - 1),
    became: String(number),
    reason: null,
    personName: 'Meera Nair',
    docId: uid(80 + number),
  };
});
const stored = Array.from({ length: 11 }, (_, at) =>
  passport({ docId: uid(81 + at), fileName: `statement-${at + 1}.pdf` }),
);

test('twelve uploads are one line, which lists their file names', async () => {
  const server = startServer({
    applicationTimeline: () => ({ items: added, nextCursor: null, total: added.length, more: false }),
    documentsOfApplicant: () => ({ documents: stored }),
  });
  const screen = await renderScreen(<TimelineTab row={application(1)} />, { user: agent });
  await expect.element(screen.getByText(/^Meera Nair added 12 documents/)).toBeVisible();
  expect(document.querySelectorAll('.pane-timeline > li')).toHaveLength(1);
  expect(server.calls('documentsOfApplicant')).toHaveLength(0);
  await userEvent.click(screen.getByText('File names'));
  await expect.element(screen.getByText('statement-1.pdf', { exact: true })).toBeVisible();
  const names = [...document.querySelectorAll('.pane-timeline details li')].map((line) => line.textContent);
  const present = stored.map(({ fileName }) => fileName).toReversed();
  expect(names).toEqual(['A document that was deleted later', ...present]);
});

test('what the system did is shown under the tenant’s name', async () => {
  const change: ApplicationChange = {
    at: '2026-11-16T09:00:00.000Z',
    kind: 'moved',
    field: 'status',
    was: 'form-data-collected',
    became: 'package-ready',
    reason: null,
    personName: null,
    docId: null,
  };
  startServer({ applicationTimeline: () => ({ items: [change], nextCursor: null, total: 1, more: false }) });
  const screen = await renderScreen(<TimelineTab row={application(1)} />, { user: agent });
  await expect.element(screen.getByText(new RegExp(`^${realm.realmDisplayName} `))).toBeVisible();
  expect(document.querySelector('.pane-timeline')!.textContent).not.toMatch(/visawright/i);
});
