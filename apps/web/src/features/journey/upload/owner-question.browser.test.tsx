import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Document } from '@visawright/contract/documents/document.ts';
import { applicantRecord } from '../../../testing/applicants.ts';
import { application } from '../../../testing/applications.ts';
import { documentPage, documentValue, extracted, pagePicture, passport } from '../../../testing/documents.ts';
import { refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { emptyFlow, useFlow } from '../flow/state/flow-store.ts';
import { UploadScreen } from './UploadScreen.tsx';

beforeEach(() => useFlow.setState(emptyFlow, true));

const stranger = passport({
  fileName: 'scan-0012.pdf',
  belonging: 'unclear',
  toConfirm: 2,
  ownerQuestion: { kind: 'different', name: 'Shalini Rao', sex: 'F' },
});
const statement = passport({
  docId: uid(71),
  fileName: 'statement.pdf',
  category: 'Proof of Funds',
  kind: 'Bank statement',
  ownerQuestion: { kind: 'similar', name: 'A Verma', sex: null },
});

const newApplicant = applicantRecord({ applicantUid: uid(88), firstName: '', lastName: '', addedBy: applicantUid });

// The server as it is after each answer.
async function openUpload(documents: Document[], more: Partial<Handlers> = {}) {
  let held = documents;
  let applicantName = 'Nikhil Joshi';
  const trip = () =>
    application(3, { applicantUid, applicantName, documentsNeeded: 12, docIds: held.map(({ docId }) => docId) });
  const server = startServer({
    getApplication: trip,
    trip: () => ({ tripUid: trip().tripUid, travellers: [{ application: trip(), documents: [] }] }),
    documentsOfApplicant: () => ({ documents: held }),
    extractedDocuments: () => ({
      documents: [
        extracted(
          [documentValue('surname', 'RAO', { top: 0.2 }), documentValue('givenNames', 'SHALINI', { top: 0.3 })],
          [documentPage(0)],
        ),
      ],
    }),
    pageImage: () => pagePicture(),
    getConsent: () => ({ consents: [], offersElsewhere: false }),
    getFindings: () => ({ applicationUid: uid(3), today: '2026-11-17', findings: [], judged: 0 }),
    answerOwner: ({ body }) => {
      applicantName = 'Shalini Rao';
      held = held.map((one) =>
        one.docId === body.docId ? { ...one, belonging: 'own', ownerQuestion: null, toConfirm: 0 } : one,
      );
      return held.find(({ docId }) => docId === body.docId)!;
    },
    deleteDocument: ({ query }) => {
      held = held.filter(({ docId }) => docId !== query.docId);
      return { docId: query.docId };
    },
    moveDocument: ({ body }) => {
      const moved = { ...held.find(({ docId }) => docId === body.docId)!, applicantUid: body.toApplicantUid };
      held = held.filter(({ docId }) => docId !== body.docId);
      return moved;
    },
    ...more,
  });
  const screen = await renderScreen(<UploadScreen />, { at: `/document-playground?applicationUid=${uid(3)}` });
  const question = screen.getByRole('region', { name: /^Whose document is it\?/ });
  return { ...screen, server, question };
}

test('a stranger’s passport is asked about on its row and blocks nothing else', async () => {
  const { question, getByRole, getByText } = await openUpload([stranger]);
  await expect.element(question.getByText(/This passport is Shalini Rao’s\. Is she the traveller\?/)).toBeVisible();
  await expect.element(question.getByText(/The name in this document differs from the traveller’s\./)).toBeVisible();
  await expect.element(getByText('Needs attention').first()).toBeVisible();
  await expect.element(getByRole('button', { name: /Continue/ })).toBeEnabled();
  await expect.element(getByRole('heading', { name: /to confirm|to check/ })).not.toBeInTheDocument(); // asked after whose it is
  for (const width of [1280, 390, 320]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  await page.viewport(1280, 900);
});

test('yes: one call, the row is done, and the traveller has the name of the passport', async () => {
  const { question, getByRole, server } = await openUpload([stranger]);
  const yes = question.getByRole('button', { name: /Shalini Rao is the traveller/ });
  await yes.dblClick();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.calls('answerOwner')).toHaveLength(1);
  await expect.poll(() => useFlow.getState().application?.applicantName).toBe('Shalini Rao');
  await expect
    .element(
      getByRole('status')
        .getByText(/Shalini Rao is the traveller/)
        .first(),
    )
    .toBeInTheDocument();
});

test('wrong file removes it at once, and Undo brings it back', async () => {
  const { question, getByRole, server } = await openUpload([stranger]);
  await question.getByRole('button', { name: /Wrong file/ }).click();
  await expect.element(question).not.toBeInTheDocument();
  await getByRole('button', { name: 'Undo' }).click();
  await expect.element(question).toBeVisible();
  expect(server.calls('deleteDocument')).toHaveLength(0);
});

test('someone else: adds her to the trip under the name of the passport and moves it to her documents', async () => {
  const { question, server } = await openUpload([stranger], {
    listApplicants: () => ({ items: [], total: 0, nextCursor: null, more: false }),
    createApplicant: ({ body: { firstName, lastName } }) => ({ ...newApplicant, firstName, lastName }),
    draftApplication: ({ body }) => application(9, { applicantUid: body.applicantUid }),
  });
  await question.getByRole('button', { name: /someone else/ }).click();
  await question.getByRole('button', { name: /Shalini Rao travels too/ }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(server.calls('createApplicant')[0]!.body).toMatchObject({ firstName: 'Shalini', lastName: 'Rao' });
  expect(server.calls('moveDocument')[0]!.body).toMatchObject({ toApplicantUid: newApplicant.applicantUid });
});

test('a name written differently, and a refused answer that stays readable', async () => {
  const { question } = await openUpload([statement], {
    answerOwner: () => refuse('document.inUse'),
  });
  await expect.element(question.getByText(/This document names A Verma\. Is this the traveller\?/)).toBeVisible();
  await expect.element(question.getByText(/written differently/)).toBeVisible();
  await question.getByRole('button', { name: /Yes, this is the traveller/ }).click();
  await expect.element(question.getByRole('alert')).toBeVisible();
  await question.getByRole('button', { name: /someone else/ }).click();
  await expect.element(question.getByRole('button', { name: /Someone who doesn’t travel/ })).toBeEnabled();
  await question.getByRole('button', { name: 'Back' }).click();
  await expect.element(question.getByRole('button', { name: /Wrong file/ })).toBeVisible();
});

test('a passport with one name asks which field is empty', async () => {
  const single = passport({ singleName: { name: 'Tenzin', readAs: 'surname' } });
  const { getByRole, server } = await openUpload([single], {
    answerBlankName: () => ({ ...single, singleName: null }),
  });
  const question = getByRole('region', { name: 'Which name field is empty?' });
  await expect.element(question.getByText(/This passport shows one name: Tenzin/)).toBeVisible();
  await question.getByRole('button', { name: /Surname is empty/ }).click();
  await expect.poll(() => server.calls('answerBlankName').map(({ body }) => body.blank)).toEqual(['surname']);
});
