import { expect, test } from 'vitest';
import type { CurrentUser } from '../../../lib/session/session.ts';
import { useApplicantsTexts } from '../../../translations/applicants/applicants-texts.ts';
import { applicant } from '../../../testing/applicants.ts';
import { application } from '../../../testing/applications.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { agency, agencyUid, agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { applicantDrawer } from './applicant-drawer.tsx';
import { EraseApplicantDialog } from './EraseApplicantDialog.tsx';

const row = applicant();
const { applicantUid } = row;

function Tab({ id }: { id: string }) {
  const { t } = useApplicantsTexts();
  const actions = { apply() {}, sendLink() {}, edit() {} } as never;
  return applicantDrawer(row, actions, t)
    .tabs.find((tab) => tab.id === id)!
    .content();
}

const page = { items: [application(1)], nextCursor: null, total: 1, more: false };
const admin: CurrentUser = { ...agent, role: ['admin'] };

test.each([
  [agent, 'applicationsOfAgentAndApplicant', { agentUid: agent.personUid }],
  [agency, 'applicationsOfAgencyAndApplicant', { agencyUid }],
  [admin, 'applicationsOfApplicant', {}],
] as const)('asks for the applications that the reader serves', async (user, id, whose) => {
  const server = startServer({ [id]: () => page });
  const screen = await renderScreen(<Tab id="applications" />, { user });
  await expect.element(screen.getByText(application(1).reference)).toBeVisible();
  expect(server.calls(id).map(({ query }) => query)).toMatchObject([{ applicantUid, ...whose }]);
});

test('lists the files as they were uploaded, with the person and the moment', async () => {
  const file = {
    uploadUid: uid(50),
    fileName: 'a-very-long-name-of-a-scanned-document-of-the-traveller-2026-10-01.pdf',
    mediaType: 'application/pdf',
    bytes: 1_000,
    uploadedByName: 'Meera Nair',
    createdAt: '2026-10-01T09:00:00.000Z',
    docIds: [],
  };
  startServer({ uploadedDocuments: () => ({ files: [file, { ...file, uploadUid: uid(51), uploadedByName: null }] }) });
  const screen = await renderScreen(
    <div style={{ width: 340 }} data-testid="pane">
      <Tab id="files" />
    </div>,
    { user: agent },
  );
  await expect.element(screen.getByText(file.fileName).first()).toBeVisible();
  await expect.element(screen.getByText(/^Meera Nair, /)).toBeVisible();
  const pane = screen.getByTestId('pane').element();
  expect(pane.scrollWidth).toBeLessThanOrEqual(pane.clientWidth);
});

test('says that there are no files yet', async () => {
  startServer({ uploadedDocuments: () => ({ files: [] }) });
  const screen = await renderScreen(<Tab id="files" />, { user: agent });
  await expect.element(screen.getByText('No files have been added yet.')).toBeVisible();
});

test('a traveller on legal hold cannot be erased, and the dialog says why', async () => {
  const screen = await renderScreen(<EraseApplicantDialog row={applicant({ isOnHold: true })} close={() => {}} />, {
    user: agency,
  });
  await expect.element(screen.getByText(/A legal hold is in force/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Erase for good' })).toBeDisabled();
});
