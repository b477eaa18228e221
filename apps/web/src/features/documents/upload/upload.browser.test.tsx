import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { consentVersion } from '@visawright/contract/documents/document-facts.ts';
import { errors } from '@visawright/contract/platform/errors.ts';
import { startServer, refuse, type Handlers } from '../../../testing/fake-server.ts';
import { startUploads } from '../../../testing/fake-uploads.ts';
import { agent, applicantUid, traveller } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { cancelTransfer } from './send-files.ts';
import { transferStore } from './transfer-store.ts';
import { TransferList } from './TransferList.tsx';
import { UploadArea } from './UploadArea.tsx';

const consent = (purpose: 'readDocuments' | 'readElsewhere' = 'readDocuments') => ({
  purpose,
  version: consentVersion,
  language: 'en' as const,
  text: 'Read my documents',
  givenByName: 'Asha Verma',
  at: '2026-10-01T09:00:00.000Z',
  withdrawnAt: null,
});
const agreed: Handlers = { getConsent: () => ({ consents: [consent()], offersElsewhere: false }) };

const opened = vi.fn();
const storedAs = vi.fn();
const Uploads = () => (
  <>
    <UploadArea applicantUid={applicantUid} applicationUid={undefined} name="Asha" />
    <TransferList
      applicantUid={applicantUid}
      onStored={({ docId }) => Promise.resolve(storedAs(docId))}
      onOpen={opened}
    />
  </>
);

const realRequest = globalThis.XMLHttpRequest;
let uploads = startUploads();
beforeEach(() => {
  opened.mockReset();
  storedAs.mockReset();
  uploads = startUploads();
});
afterEach(async () => {
  for (const { id } of transferStore.getState()) cancelTransfer(id);
  await expect.poll(() => transferStore.getState()).toEqual([]);
  globalThis.XMLHttpRequest = realRequest;
});

const pdf = (name: string, bytes = 300_000) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
async function openUploads(handlers: Handlers = agreed, user = traveller) {
  const server = startServer(handlers);
  const screen = await renderScreen(<Uploads />, { user });
  await expect.element(screen.getByRole('button', { name: 'Choose files' })).toBeVisible();
  return { ...screen, server };
}
const choose = (files: File[]) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[data-upload=files]')!, files);
const row = (screen: Awaited<ReturnType<typeof openUploads>>, name: string) =>
  screen.getByRole('listitem').filter({ hasText: name });

describe('sending', () => {
  test('shows the progress and hands over the document', async () => {
    const screen = await openUploads();
    const release = uploads.hold('passport.pdf');
    await choose([pdf('passport.pdf', 400_000)]);
    await expect.element(row(screen, 'passport.pdf').getByText(/^Uploading 50% · 0\.2 of 0\.4 MB$/)).toBeVisible();
    const bar = screen.getByRole('progressbar', { name: 'Uploading passport.pdf' });
    await expect.element(bar).toHaveAttribute('aria-valuenow', '50');
    release();
    await expect.poll(() => storedAs.mock.calls).toEqual([[uid(800)]]);
    await expect.element(row(screen, 'passport.pdf')).not.toBeInTheDocument();
  });

  test('sends a large file in parts of a megabyte', async () => {
    await openUploads();
    await choose([pdf('statement.pdf', 2_500_000)]);
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    expect(uploads.log()).toEqual([
      'begin statement.pdf',
      'part statement.pdf 1048576',
      'part statement.pdf 2097152',
      'part statement.pdf 2500000',
    ]);
  });

  test('sends two of many files at a time, the others wait', async () => {
    const screen = await openUploads();
    const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
    const release = names.map((name) => uploads.hold(name));
    await choose(names.map((name) => pdf(name)));
    await expect.poll(uploads.begun).toEqual(['a.pdf', 'b.pdf']);
    await expect.element(row(screen, 'c.pdf').getByText('Waiting')).toBeVisible();
    release[0]!();
    await expect.poll(uploads.begun).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
    for (const go of release) go();
    await expect.poll(() => storedAs.mock.calls).toHaveLength(4);
  });

  test('files are dropped onto the area', async () => {
    const screen = await openUploads();
    const area = screen.getByRole('region', { name: 'Drop documents here, all at once' }).element();
    const data = new DataTransfer();
    data.items.add(pdf('dropped.pdf'));
    area.dispatchEvent(new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect.poll(() => area.getAttribute('data-over')).toBe('true');
    area.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
    await expect.poll(uploads.begun).toEqual(['dropped.pdf']);
    await expect.poll(() => area.getAttribute('data-over')).toBe('false');
  });

  test('the same file can be chosen again', async () => {
    await openUploads();
    await choose([pdf('passport.pdf')]);
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    await choose([pdf('passport.pdf')]);
    await expect.poll(() => storedAs.mock.calls).toHaveLength(2);
  });

  test('a phone offers its camera first', async () => {
    await page.viewport(390, 800);
    const screen = await openUploads();
    await expect.element(screen.getByRole('button', { name: 'Take photo' })).toBeVisible();
    expect(document.querySelector('input[data-upload=camera]')!.getAttribute('capture')).toBe('environment');
  });
});

describe('refusals', () => {
  test.each([
    ['an empty file', new File([], 'empty.pdf', { type: 'application/pdf' }), 'upload.empty'],
    ['a file type that is not accepted', new File(['x'], 'film.mp4', { type: 'video/mp4' }), 'upload.mediaType'],
  ] as const)('%s is refused at once, without sending it', async (_, file, code) => {
    const screen = await openUploads();
    await choose([file]);
    await expect.element(row(screen, file.name).getByRole('alert')).toHaveTextContent(errors[code].text);
    expect(uploads.begun()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: `Dismiss ${file.name}` }));
    await expect.element(row(screen, file.name)).not.toBeInTheDocument();
  });

  test.each([
    ['letter.docx', 'x', 'We can’t read this type of file. Save it as a PDF or JPEG, then upload it.'],
    ['empty.pdf', '', 'This file is empty. Save it again on your device, then upload it.'],
  ])('%s: says why it cannot be used and what to do', async (name, content, message) => {
    const type = name.endsWith('.pdf') ? 'application/pdf' : 'application/vnd.openxmlformats';
    const screen = await openUploads();
    await choose([new File(content === '' ? [] : [content], name, { type })]);
    await expect.poll(() => row(screen, name).getByRole('alert').query()?.textContent).toContain(message);
  });

  test('one refused file does not stop the others', async () => {
    const screen = await openUploads();
    uploads.answerWith('bad.pdf', {
      refused: { code: 'upload.notWhatItSays', message: errors['upload.notWhatItSays'].text, docId: null },
    });
    await choose([pdf('bad.pdf'), pdf('good.pdf')]);
    await expect
      .element(row(screen, 'bad.pdf').getByRole('alert'))
      .toHaveTextContent(errors['upload.notWhatItSays'].text);
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    await expect.element(row(screen, 'good.pdf')).not.toBeInTheDocument();
    expect(row(screen, 'bad.pdf').getByRole('button', { name: 'Resume' }).query()).toBeNull();
  });

  test('a file that is already there leads to its document', async () => {
    const screen = await openUploads();
    uploads.answerWith('again.pdf', {
      refused: { code: 'upload.duplicate', message: errors['upload.duplicate'].text, docId: uid(42) },
    });
    await choose([pdf('again.pdf')]);
    await userEvent.click(row(screen, 'again.pdf').getByRole('button', { name: 'Open the existing document' }));
    expect(opened).toHaveBeenCalledExactlyOnceWith(uid(42));
    await expect.element(row(screen, 'again.pdf')).not.toBeInTheDocument();
  });

  test('too many files at once are refused together', async () => {
    const screen = await openUploads();
    await choose(Array.from({ length: 31 }, (_, at) => pdf(`page-${at}.pdf`, 10)));
    await expect.element(screen.getByText('That’s too many at once. Add up to 30 files at a time.')).toBeVisible();
    expect(uploads.begun()).toEqual([]);
  });
});

describe('interruptions', () => {
  test('a part that got lost is sent again from where the server stands', async () => {
    await openUploads();
    uploads.drop('long.pdf');
    await choose([pdf('long.pdf', 1_500_000)]);
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    expect(uploads.log()).toEqual(['begin long.pdf', 'part long.pdf 1048576', 'part long.pdf 1500000']);
  });

  test('a stopped upload says why and resumes on request', async () => {
    const screen = await openUploads();
    uploads.refuse('later.pdf', 'quota.tooMany', 'part');
    await choose([pdf('later.pdf')]);
    await expect
      .element(row(screen, 'later.pdf').getByRole('alert'))
      .toHaveTextContent(`${errors['quota.tooMany'].text} The part that arrived is saved.`);
    await userEvent.click(row(screen, 'later.pdf').getByRole('button', { name: 'Resume' }));
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    expect(uploads.begun()).toEqual(['later.pdf']); // the same upload goes on
  });

  test('a server without resumable uploads gets the whole file', async () => {
    const screen = await openUploads({
      ...agreed,
      processDocsSocket: ({ files }) => ({
        documents: [],
        refused: files.map(({ name }) => ({
          fileName: name,
          code: 'upload.tooLarge',
          message: 'Too large here',
          docId: null,
        })),
      }),
    });
    uploads.refuse('whole.pdf', 'record.notFound');
    await choose([pdf('whole.pdf')]);
    await expect.element(row(screen, 'whole.pdf').getByRole('alert')).toHaveTextContent('Too large here');
    expect(screen.server.calls('processDocsSocket').map(({ body }) => body)).toEqual([{ applicantUid }]);
  });

  test('cancelling ends the upload at the server and starts the next', async () => {
    const screen = await openUploads();
    const release = ['a.pdf', 'b.pdf'].map((name) => uploads.hold(name));
    await choose(['a.pdf', 'b.pdf', 'c.pdf'].map((name) => pdf(name)));
    await expect.element(row(screen, 'a.pdf').getByText(/^Uploading 50%/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel a.pdf' }));
    await expect.element(row(screen, 'a.pdf')).not.toBeInTheDocument();
    await expect.poll(() => uploads.log()).toContain('end a.pdf');
    await expect.poll(uploads.begun).toContain('c.pdf');
    for (const go of release) go();
    await expect.poll(() => storedAs.mock.calls).toHaveLength(2);
  });

  test('a file that was being sent goes on after the screen was closed', async () => {
    const screen = await openUploads();
    const release = uploads.hold('slow.pdf');
    await choose([pdf('slow.pdf')]);
    await expect.element(row(screen, 'slow.pdf').getByText(/^Uploading 50%/)).toBeVisible();
    await screen.unmount();
    const again = await openUploads();
    await expect.element(row(again, 'slow.pdf').getByText(/^Uploading 50%/)).toBeVisible();
    release();
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    expect(uploads.begun()).toEqual(['slow.pdf']);
  });

  test('closing the page while a file is only in it asks first', async () => {
    await openUploads();
    const release = uploads.hold('only-here.pdf');
    await choose([pdf('only-here.pdf')]);
    await expect.poll(uploads.begun).toEqual(['only-here.pdf']);
    const [{ id } = { id: '' }] = transferStore.getState();
    transferStore.setState((all) => all.map((one) => (one.id === id ? { ...one, isStored: false } : one)), true);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    release();
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    const later = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(later);
    expect(later.defaultPrevented).toBe(false);
  });
});

describe('consent', () => {
  const none: Handlers = {
    getConsent: () => ({ consents: [], offersElsewhere: true }),
    giveConsent: ({ body }) => consent(body.purpose),
  };

  test('nothing is sent before the traveller agrees; then it is asked no more', async () => {
    const screen = await openUploads(none);
    await choose([pdf('passport.pdf')]);
    const dialog = screen.getByRole('dialog', { name: 'Before we read your documents' });
    await expect.element(dialog).toBeVisible();
    expect(uploads.begun()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'I agree' }));
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
    expect(screen.server.calls('giveConsent').map(({ body }) => body.purpose)).toEqual(['readDocuments']);
    await choose([pdf('photo.pdf')]);
    await expect.poll(() => storedAs.mock.calls).toHaveLength(2);
    expect(dialog.query()).toBeNull();
  });

  test('cancelling sends nothing', async () => {
    const screen = await openUploads(none);
    await choose([pdf('passport.pdf')]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    expect(uploads.begun()).toEqual([]);
    expect(screen.server.calls('giveConsent')).toHaveLength(0);
  });

  test('staff record it for the traveller and cannot agree to external reading', async () => {
    const screen = await openUploads(none, agent);
    await choose([pdf('passport.pdf')]);
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByText(/^Please ask Asha first/)).toBeVisible();
    expect(dialog.getByRole('checkbox').query()).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'They agree' }));
    await expect.poll(() => storedAs.mock.calls).toHaveLength(1);
  });

  test('if it cannot be read, the reason is shown and nothing is sent', async () => {
    const screen = await openUploads({ getConsent: () => refuse('record.notFound') });
    await choose([pdf('passport.pdf')]);
    await expect.element(screen.getByRole('alert').getByText(errors['record.notFound'].text)).toBeVisible();
    expect(uploads.begun()).toEqual([]);
  });
});
