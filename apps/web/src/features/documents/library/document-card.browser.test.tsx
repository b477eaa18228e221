import { expect, test } from 'vitest';
import { startServer } from '../../../testing/fake-server.ts';
import { passport } from '../../../testing/documents.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DocumentCard } from './DocumentCard.tsx';

const ownerQuestion = { kind: 'different', name: 'Shalini Rao', sex: null } as const;
const show = (document: ReturnType<typeof passport>) =>
  renderScreen(
    <ul className="docs docs-cards">
      <DocumentCard document={document} title="Indian passport" onOpen={() => undefined} />
    </ul>,
    { user: agent },
  );

test('staff are asked whose document it is on its card, without opening its pages', async () => {
  const document = passport({ ownerQuestion });
  const server = startServer({ answerOwner: () => ({ ...document, ownerQuestion: null, belonging: 'own' }) });
  const screen = await show(document);
  await expect.element(screen.getByText('This passport is Shalini Rao’s. Is this the traveller?')).toBeVisible();
  expect(server.calls('extractedDocuments')).toEqual([]);
  server.use({ documentsOfApplicant: () => ({ documents: [] }) });
  await screen.getByRole('button', { name: /Shalini Rao is the traveller/ }).click();
  await expect.poll(() => server.calls('answerOwner').map(({ body }) => body.answer)).toEqual(['traveller']);
});

test('a reader who may not edit the documents is not asked', async () => {
  startServer({});
  const screen = await show(passport({ ownerQuestion, can: [] }));
  await expect.element(screen.getByRole('heading', { level: 3 })).toBeVisible();
  expect(screen.getByText(/Is this the traveller/).elements()).toEqual([]);
});
