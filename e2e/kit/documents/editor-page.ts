import type { Page } from '@playwright/test';
import type { Document, ExtractedDocument } from '@visawright/contract/documents/document.ts';
import { isSettled } from '@visawright/contract/documents/document-facts.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import type { PersonClient } from '../applications/person-client.ts';
import { expectScreen, openRoute } from '../browser/screen.ts';
import { expect } from '../browser/test.ts';
import { patience } from '../patience.ts';

export const editorPath = (applicantUid: string, docId: string, more = '') =>
  `/fileUpload/document-editor?applicantUid=${applicantUid}&docId=${docId}${more}`;

export async function openEditor(page: Page, path: string): Promise<void> {
  await openRoute(page, path);
  await expectScreen(page, 'documentEditor');
  await expect(page.locator('.ed-frame img').first()).toBeVisible({ timeout: 20_000 * patience });
}

export async function readDocument(me: PersonClient, applicantUid: string, docId: string) {
  const body = { docIds: [docId], includePageDetails: true };
  const { documents } = await me.ask<{ documents: ExtractedDocument[] }>('extractedDocuments', {
    query: { applicantUid },
    body,
  });
  return documents[0]!.documentData;
}

// The document once its changed pages were read again.
export async function settled(me: PersonClient, applicantUid: string, docId: string): Promise<Document> {
  let found: Document | undefined;
  const isRead = async () => {
    const { documents } = await me.ask<{ documents: Document[] }>('documentsOfApplicant', { query: { applicantUid } });
    found = documents.find((one) => one.docId === docId);
    return found !== undefined && isSettled(found.state);
  };
  await expect.poll(isRead, { timeout: 120_000 * patience }).toBe(true);
  return found!;
}

export const saveButton = (page: Page) => page.getByRole('button', { name: /^Save version/ });

// Saves and waits until the changed pages can be edited again.
export async function saveAndWait(page: Page, isRead: () => Promise<unknown>): Promise<void> {
  const reply = page.waitForResponse((one) => one.url().includes(addresses.editPages.path));
  await page.keyboard.press('Control+s');
  expect((await reply).status()).toBe(200);
  await isRead();
  await expect(saveButton(page)).toBeDisabled({ timeout: 60_000 * patience });
  await expect(page.getByRole('button', { name: 'Edges', exact: true })).toBeEnabled({ timeout: 60_000 * patience });
}
