import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { blankServer, draftForm } from '../../../../testing/blanks.ts';
import { refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { agent } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { OfficialFormsTab } from './OfficialFormsTab.tsx';

const admin = { ...agent, role: ['admin' as const] };
async function openTab(at = '/settings?tab=officialForms', more: Handlers = {}, blank = draftForm()) {
  const server = startServer({ ...blankServer(blank), ...more });
  const screen = await renderScreen(<OfficialFormsTab />, { user: admin, at });
  return { server, screen };
}
const opened = `/settings?tab=officialForms&open=${uid(1)}`;
const fieldRow = (name: RegExp) => page.getByRole('complementary').getByRole('button', { name });

test('lists every destination with the form its packages contain', async () => {
  const { screen } = await openTab();
  const row = (name: string) => screen.getByRole('row').filter({ hasText: name });
  await expect.poll(() => row('Japan').element().textContent).toContain('Copy sheet: no official form');
  await expect.poll(() => row('Japan').element().textContent).toContain('Draft, 2 fields to decide');
  await expect.poll(() => row('Italy').element().textContent).toContain('Schengen form, drawn by us');
  await screen.getByRole('textbox', { name: 'Destination' }).fill('atlantis');
  await expect.element(screen.getByText('No destination has this name')).toBeVisible();
});

test('says when the list cannot be loaded and tries again', async () => {
  const { screen, server } = await openTab(undefined, { listBlanks: () => refuse('part.unavailable') });
  await expect.element(screen.getByText('The official forms could not be loaded')).toBeVisible();
  server.use({ listBlanks: blankServer().listBlanks! });
  await screen.getByRole('button', { name: /again/i }).click();
  await expect.element(screen.getByRole('row').filter({ hasText: 'Japan' })).toBeVisible();
});

test('uploads a PDF with its source and date, and opens the draft', async () => {
  const { screen, server } = await openTab();
  await screen.getByRole('button', { name: 'Upload a form for Vietnam' }).click();
  const submit = screen.getByRole('button', { name: 'Upload', exact: true });
  await expect.element(submit).toBeDisabled();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['%PDF-1.7'], 'na1.pdf', { type: 'application/pdf' }));
  await screen.getByLabelText('Name of the form').fill('NA1');
  await screen.getByLabelText('Where it was taken from').fill('https://consulate.test/na1');
  await screen.getByLabelText('Date of the form').fill('2026-05-01');
  await submit.click();
  await expect
    .poll(() => server.calls('uploadBlank').map(({ body }) => body))
    .toEqual([{ formId: 'vietnam', title: 'NA1', source: 'https://consulate.test/na1', editionOn: '2026-05-01' }]);
  await expect.poll(screen.address).toBe(opened);
});

test('says why a file was refused', async () => {
  const { screen } = await openTab(undefined, {
    uploadBlank: () => refuse('upload.refused', { reason: 'activeContent' }),
  });
  await screen.getByRole('button', { name: 'Upload a form for Vietnam' }).click();
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await userEvent.upload(input, new File(['%PDF-1.7'], 'na1.pdf', { type: 'application/pdf' }));
  await screen.getByLabelText('Name of the form').fill('NA1');
  await screen.getByLabelText('Where it was taken from').fill('https://consulate.test/na1');
  await screen.getByLabelText('Date of the form').fill('2026-05-01');
  await screen.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.element(screen.getByText(/mark its fields by hand/)).toBeVisible();
});

test('a sure suggestion counts as decided, an unsure one is confirmed, and an unknown field gets a question', async () => {
  const { screen, server } = await openTab(opened);
  await expect.element(screen.getByText('1 of 3 fields decided')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Next to decide' }).click();
  await expect.element(screen.getByText('Suggested, 60 % sure')).toBeVisible();
  await screen.getByRole('button', { name: 'Correct' }).click();
  await expect.element(screen.getByText('2 of 3 fields decided')).toBeVisible();
  await screen.getByRole('button', { name: 'Next to decide' }).click();
  await screen.getByRole('combobox', { name: 'Questions' }).click();
  await screen.getByRole('option', { name: 'Date of birth' }).click();
  await expect.element(screen.getByText('3 of 3 fields decided')).toBeVisible();
  await expect
    .poll(() =>
      server
        .calls('saveBlank')
        .at(-1)
        ?.body.matches.find(({ fieldId }) => fieldId === 'f3'),
    )
    .toEqual({
      fieldId: 'f3',
      use: { as: 'answer', questions: ['dateOfBirth'], written: 'dd/mm/yyyy' },
      isConfirmed: true,
    });
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
});

test('a field is left empty on purpose', async () => {
  const { screen, server } = await openTab(opened);
  await fieldRow(/Seal number/).click();
  await screen.getByText('Nothing', { exact: true }).click();
  await expect.poll(() => server.calls('saveBlank').at(-1)?.body.matches.at(-1)?.use).toEqual({ as: 'empty' });
});

test('a place marked on the page is saved and can be removed', async () => {
  const { screen, server } = await openTab(opened, {}, draftForm({ fields: [], matches: [], openCount: 0 }));
  await expect.element(screen.getByText('This PDF has no form fields')).toBeVisible();
  await screen.getByRole('button', { name: 'Mark a text field' }).click();
  const sheet = document.querySelector<SVGSVGElement>('.blk-sheet svg')!;
  const box = sheet.getBoundingClientRect();
  const at = (type: string, x: number, y: number) =>
    sheet.dispatchEvent(
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        clientX: box.left + (x / 595) * box.width,
        clientY: box.top + (y / 842) * box.height,
      }),
    );
  sheet.setPointerCapture = () => undefined;
  at('pointerdown', 60, 100);
  await new Promise((resolve) => setTimeout(resolve, 50));
  at('pointermove', 260, 120);
  await new Promise((resolve) => setTimeout(resolve, 50));
  at('pointerup', 260, 120);
  await expect.poll(() => server.calls('saveBlank').at(-1)?.body.drawn.length).toBe(1);
  const { area } = server.calls('saveBlank').at(-1)!.body.drawn[0]!;
  expect([area.left, area.top, area.width, area.height].map(Math.round)).toEqual([60, 100, 200, 20]);
  await screen.getByRole('button', { name: 'Remove this place' }).click();
  await expect.poll(() => server.calls('saveBlank').at(-1)?.body.drawn.length).toBe(0);
});

test('the sample is written on the page, and what is too long is named', async () => {
  const { screen } = await openTab(opened);
  await screen.getByRole('button', { name: 'Try with sample data' }).click();
  await expect.poll(() => document.querySelector('.blk-writing')?.textContent).toBe('DESHPANDE');
  await expect.element(screen.getByText('2 fields still need a decision')).toBeVisible();
  await screen.getByText('Longest values', { exact: true }).click();
  await expect.poll(() => document.querySelector('.blk-writing')?.textContent).toContain('Too long by 14 letters');
  await expect.element(screen.getByText('1 answer is on the extra sheet: Surname')).toBeVisible();
});

test('publishes with date and source', async () => {
  const ready = draftForm();
  const decided = ready.fields.map(({ id }) => ({
    fieldId: id,
    use: { as: 'empty' as const },
    confidence: 1,
    isConfirmed: true,
  }));
  const { screen, server } = await openTab(opened, {}, { ...ready, matches: decided, openCount: 0 });
  await screen.getByRole('button', { name: 'Publish' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Date of the form').fill('2026-07-01');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect
    .poll(() => server.calls('publishBlank').map(({ body }) => body))
    .toEqual([{ blankUid: uid(1), version: 1, source: 'https://consulate.test/form.pdf', editionOn: '2026-07-01' }]);
  await expect.element(screen.getByRole('button', { name: 'Stop using it' })).toBeVisible();
});

test('a change that somebody else made in the meantime is named, and the latest state can be loaded', async () => {
  const { screen, server } = await openTab(opened, { saveBlank: () => refuse('record.versionStale') });
  await fieldRow(/Seal number/).click();
  await screen.getByText('Nothing', { exact: true }).click();
  await expect
    .poll(() => screen.getByRole('alert').element().textContent)
    .toContain('Someone else changed this in the meantime.');
  await screen.getByRole('button', { name: 'Load the latest state' }).click();
  await expect.element(screen.getByText('1 of 3 fields decided')).toBeVisible();
  expect(server.calls('getBlank').length).toBeGreaterThan(1);
});
