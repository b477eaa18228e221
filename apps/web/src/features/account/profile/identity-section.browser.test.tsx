import { expect, test } from 'vitest';
import type { Document } from '@visawright/contract/documents/document.ts';
import { documentPage, documentValue, extracted, pagePicture, passport } from '../../../testing/documents.ts';
import { startServer } from '../../../testing/fake-server.ts';
import { applicantUid } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { IdentitySection } from './IdentitySection.tsx';

const hers = passport({ docFields: { givenNames: 'SHALINI', surname: 'RAO' }, isPrimary: true });
const asked = { kind: 'different', name: 'Shalini Rao', sex: 'F' } as const;

async function openIdentity(document: Document) {
  const server = startServer({
    documentsOfApplicant: () => ({ documents: [document] }),
    extractedDocuments: () => ({
      documents: [
        extracted([documentValue('givenNames', 'SHALINI'), documentValue('surname', 'RAO')], [documentPage(0)]),
      ],
    }),
    pageImage: pagePicture,
  });
  return { ...(await renderScreen(<IdentitySection applicantUid={applicantUid} />)), server };
}

test.each([
  ['nobody has said whose it is', { belonging: 'unclear', ownerQuestion: asked }],
  ['it is another traveller’s', { belonging: 'other', ownerQuestion: asked }],
  ['it was answered that it is someone else’s', { belonging: 'unclear', ownerQuestion: null }],
] as const)('a stranger’s passport is not the traveller’s identity: %s', async (_, part) => {
  const { getByRole, server } = await openIdentity({ ...hers, ...part });
  await expect.element(getByRole('heading', { name: 'No passport yet' })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/SHALINI|RAO/);
  expect(server.calls('extractedDocuments')).toHaveLength(0);
});

test('a passport that was confirmed as the traveller’s is their identity', async () => {
  const { getByText } = await openIdentity({ ...hers, belonging: 'own' });
  await expect.element(getByText('SHALINI')).toBeVisible();
  await expect.element(getByText('RAO')).toBeVisible();
});
