import type { ImportEffect } from '@visawright/contract/forms/facts.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { factChange, factServer } from '../../../../../../testing/facts.ts';
import { startServer, type Handlers } from '../../../../../../testing/fake-server.ts';
import { agent } from '../../../../../../testing/people.ts';
import { renderScreen } from '../../../../../../testing/render-screen.tsx';
import { CatalogueTab } from '../../CatalogueTab.tsx';

const admin = { ...agent, role: ['admin' as const] };
const effect: ImportEffect = {
  problems: [],
  sha256: 'c'.repeat(64),
  forms: [{ formId: 'japan', added: 1, changed: 4, removed: 2, openApplications: 12 }],
  skipped: [{ formId: 'japan', key: 'question:new' }],
  unknown: ['atlantis'],
  hasOtherRules: true,
};

async function openImport(more: Handlers) {
  const server = startServer({ ...factServer([]), ...more });
  const screen = await renderScreen(<CatalogueTab />, { user: admin, at: '/settings?tab=catalogue&view=changes' });
  return { server, screen };
}
const chooseFile = async (text: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([text], 'catalogue.json', { type: 'application/json' }),
  );

test('a file shows what it changes by destination and is proposed', async () => {
  const { screen, server } = await openImport({
    checkImport: () => effect,
    proposeImport: () => factChange({ kind: 'import', key: null }),
  });
  await screen.getByRole('button', { name: 'Import a catalogue' }).click();
  const dialog = screen.getByRole('dialog');
  await chooseFile('{"format":1}');
  await expect
    .poll(() => dialog.getByRole('row').filter({ hasText: 'Japan' }).element().textContent)
    .toBe('Japan14212');
  await expect.element(dialog.getByText('1 difference needs a new release and is left out.')).toBeVisible();
  await expect.element(dialog.getByText(/atlantis/)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Propose the import' })).toBeDisabled();
  await dialog.getByLabelText('Reason').fill('Data of December');
  await dialog.getByRole('button', { name: 'Propose the import' }).click();
  await expect.element(screen.getByText('Proposed. Another admin can now approve the import.')).toBeVisible();
  expect(server.calls('proposeImport').map(({ body }) => body)).toEqual([
    { text: '{"format":1}', note: 'Data of December' },
  ]);
});

test('an unusable file says why and cannot be proposed', async () => {
  const problems = [{ key: '', path: 'sha256', text: 'the content does not have the hash that the file states' }];
  const { screen } = await openImport({ checkImport: () => ({ ...effect, forms: [], problems }) });
  await screen.getByRole('button', { name: 'Import a catalogue' }).click();
  await chooseFile('{}');
  await expect.element(screen.getByText('1 problem to fix')).toBeVisible();
  await screen.getByLabelText('Reason').fill('Data of December');
  await expect.element(screen.getByRole('button', { name: 'Propose the import' })).toBeDisabled();
});

test('the catalogue is downloaded as one file', async () => {
  const { screen, server } = await openImport({ exportCatalogue: () => new Blob(['{}']) });
  await screen.getByRole('button', { name: 'Download the catalogue' }).click();
  await expect.poll(() => server.calls('exportCatalogue').length).toBe(1);
});
