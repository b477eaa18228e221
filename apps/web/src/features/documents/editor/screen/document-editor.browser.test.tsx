import type { PageOperation } from '@visawright/contract/documents/document.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  documentPage,
  documentServer,
  documentValue,
  extracted,
  passport,
  photoCorners,
  photoOfPage,
} from '../../../../testing/documents.ts';
import { held, lostConnection, refuse, startServer, type Handlers } from '../../../../testing/fake-server.ts';
import { applicantRecord } from '../../../../testing/applicants.ts';
import { agent, applicantUid } from '../../../../testing/people.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { uid } from '../../../../testing/uid.ts';
import { DocumentEditorScreen } from './DocumentEditorScreen.tsx';

const at = `/fileUpload/document-editor?applicantUid=${applicantUid}&docId=${uid(60)}`;
const pages = [documentPage(0), documentPage(1), documentPage(2)];
const values = [
  documentValue('passportNumber', 'Z1234567', { top: 0.3 }),
  documentValue('surname', 'VERMA', { top: 0.5, actedBy: 'Asha Verma', actedAt: '2026-10-02T09:00:00.000Z' }),
];
const document3 = (part = {}) => passport({ pages: 3, ...part });

const base: Handlers = {
  ...documentServer(values, pages),
  documentsOfApplicant: () => ({ documents: [document3()] }),
  pageImage: photoOfPage,
  getApplicant: () => applicantRecord(),
  documentVersions: () => ({ versions: [] }),
  editPages: () => document3({ version: 2 }),
};

async function openEditor(handlers: Handlers = {}) {
  await page.viewport(1440, 900);
  const server = startServer({ ...base, ...handlers });
  const screen = await renderScreen(<DocumentEditorScreen />, { user: agent, at });
  await expect.element(screen.getByRole('region', { name: 'Page 1 in the editor' })).toBeVisible();
  await expect.poll(() => document.querySelector('.ed-picture img')).not.toBeNull();
  const saved = () =>
    server.calls('editPages').map(({ body }) => body.pages.map((one): PageOperation[] => one.operations));
  return { ...screen, server, saved };
}
type Screen = Awaited<ReturnType<typeof openEditor>>;
const step = (screen: Screen, text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible();
const save = (screen: Screen) => screen.getByRole('button', { name: /^Save version/ });

const press = (type: 'keydown' | 'keyup') => window.dispatchEvent(new KeyboardEvent(type, { key: 'b' }));

describe('steps', () => {
  test('keys turn the page, undo, redo and save, and the cost is beside the button', async () => {
    const screen = await openEditor();
    await expect.element(save(screen)).toBeDisabled();
    await userEvent.keyboard('r');
    await step(screen, 'Step 1 of 1');
    await expect.element(screen.getByText('Only page 1 is read again').first()).toBeVisible();
    await userEvent.keyboard('{Shift>}R{/Shift}');
    await step(screen, 'Step 2 of 2');
    await userEvent.keyboard('{Control>}z{/Control}');
    await step(screen, 'Step 1 of 2');
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await step(screen, 'Step 2 of 2');
    await expect.element(save(screen)).toBeDisabled(); // back at the start
    await userEvent.keyboard('{Control>}z{/Control}{Control>}s{/Control}');
    await expect.poll(screen.saved).toEqual([[[{ op: 'rotate', degrees: 90 }], [], []]]);
    await expect.element(save(screen)).toBeDisabled();
  });

  test('a corner moves by arrow keys, as one step and one operation', async () => {
    const screen = await openEditor();
    await userEvent.keyboard('e');
    await expect.element(screen.getByRole('button', { name: 'Corner 1, top left: 0, 0' })).toHaveFocus();
    await expect.poll(() => document.querySelector('.ed-loupe')).not.toBeNull();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await expect.element(screen.getByRole('button', { name: 'Corner 1, top left: 2, 10' })).toBeVisible();
    await step(screen, 'Step 1 of 1');
    const number = screen.getByRole('textbox', { name: 'Corner 1, from the left in pixels' });
    await expect.element(number).toHaveValue('2');
    await userEvent.fill(number, '40');
    await expect.element(screen.getByRole('button', { name: 'Corner 1, top left: 40, 10' })).toBeVisible();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => screen.saved()[0]?.[0])
      .toEqual([
        {
          op: 'perspective',
          corners: [
            [0.05, 0.01],
            [1, 0],
            [1, 1],
            [0, 1],
          ],
        },
      ]);
  });

  test('a corner follows the pointer', async () => {
    const screen = await openEditor();
    await userEvent.click(screen.getByRole('button', { name: 'Edges' }));
    const handle = screen.getByRole('button', { name: /^Corner 3/ });
    const box = handle.element().getBoundingClientRect();
    const fire = (type: string, dx: number, dy: number) =>
      handle.element().dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 1,
          clientX: box.x + 22 + dx,
          clientY: box.y + 22 + dy,
        }),
      );
    HTMLElement.prototype.setPointerCapture = () => undefined;
    fire('pointerdown', 0, 0);
    fire('pointermove', -20, -30);
    fire('pointermove', -60, -60);
    fire('pointerup', -60, -60);
    await step(screen, 'Step 1 of 1');
    const frame = document.querySelector('.ed-frame')!.getBoundingClientRect();
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect.poll(() => screen.saved().length).toBe(1);
    const [operation] = screen.saved()[0]![0]!;
    const corner = operation!.op === 'perspective' ? operation!.corners[2] : [0, 0];
    expect(corner[0]).toBeCloseTo(1 - 60 / frame.width, 2);
    expect(corner[1]).toBeCloseTo(1 - 60 / frame.height, 2);
  });

  test('automatic edges are a proposal that the whole photo takes back', async () => {
    const screen = await openEditor();
    await userEvent.keyboard('e');
    await userEvent.click(screen.getByRole('button', { name: 'Auto edges' }));
    await expect.element(screen.getByText(/^Found, \d+%$/)).toBeVisible();
    const found = [...document.querySelectorAll('.ed-corner-handle')].map((handle) =>
      handle
        .getAttribute('aria-label')!
        .match(/(\d+), (\d+)$/)!
        .slice(1)
        .map(Number),
    );
    photoCorners.forEach(([x, y], corner) => {
      expect(Math.abs(found[corner]![0]! - x * 800)).toBeLessThan(8);
      expect(Math.abs(found[corner]![1]! - y * 1000)).toBeLessThan(8);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Whole photo' }));
    await expect.element(save(screen)).toBeDisabled();
  });

  test('crop, angle and light each replace their own operation', async () => {
    const screen = await openEditor();
    await userEvent.keyboard('c{ArrowRight}{ArrowDown}');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Width in pixels' }), '400');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Angle in degrees' }), '-2.4');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Brightness in per cent' }), '8');
    await userEvent.fill(screen.getByRole('textbox', { name: 'Contrast in per cent' }), '12');
    screen.getByRole('slider', { name: 'Brightness' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => screen.saved()[0]?.[0])
      .toEqual([
        { op: 'straighten', degrees: -2.4, ratio: 1.25 },
        { op: 'crop', left: 1 / 800, top: 1 / 1000, width: expect.closeTo(0.5, 6), height: expect.closeTo(0.999, 6) },
        { op: 'light', brightness: 9, contrast: 12 },
      ]);
  });

  test('B shows the saved page while it is held', async () => {
    const screen = await openEditor();
    await userEvent.keyboard('r');
    const shape = () => {
      const { width, height } = document.querySelector('.ed-frame')!.getBoundingClientRect();
      return width > height ? 'wide' : 'high';
    };
    await expect.poll(shape).toBe('wide');
    await userEvent.keyboard('{b>}');
    await expect.element(screen.getByText('Before, version 1')).toBeVisible();
    expect(shape()).toBe('high');
    await new Promise((resolve) => setTimeout(resolve, 300));
    await userEvent.keyboard('{/b}');
    await expect.poll(shape).toBe('wide');
    expect(screen.getByText('After').query()).toBeNull();
  });

  test('a short press of B compares both, with a divider that keys move', async () => {
    const screen = await openEditor();
    await userEvent.keyboard('r');
    press('keydown');
    press('keyup');
    await expect.element(screen.getByRole('button', { name: /^Comparing/ })).toBeVisible();
    const divider = screen.getByRole('slider', { name: 'Divider between before and after' });
    divider.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(divider).toHaveAttribute('aria-valuenow', '55');
    press('keydown');
    press('keyup');
    await expect.element(divider).not.toBeInTheDocument();
  });
});

describe('pages', () => {
  test('move by Alt and arrows, and are deleted; nothing is read again', async () => {
    const screen = await openEditor();
    const strip = screen.getByRole('navigation', { name: 'Pages' });
    strip
      .getByRole('button', { name: /^Page 1\./ })
      .element()
      .focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await step(screen, 'Step 1 of 1');
    await expect.element(screen.getByText('No page is read again').first()).toBeVisible();
    await userEvent.click(strip.getByRole('button', { name: 'Delete page 3' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect
      .poll(() => screen.server.calls('editPages').map(({ body }) => body.pages.map((one) => one.pageUid)))
      .toEqual([[uid(62), uid(61)]]);
    await expect.element(save(screen)).toBeDisabled();
    await expect.element(screen.getByText('Page 2 of 2')).toBeVisible();
  });

  test('are split off into a document of its own, after saving', async () => {
    const screen = await openEditor({
      splitPdfByCategories: () => ({ documents: [document3({ version: 3, pages: 1 })] }),
    });
    await userEvent.keyboard('r');
    await userEvent.click(screen.getByRole('button', { name: 'Split before page 2' }));
    const dialog = screen.getByRole('dialog', { name: 'Split the document here?' });
    await expect.element(dialog.getByText(/Pages 2 and 3 .* saved first/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Split' }));
    await expect
      .poll(() => screen.server.calls('splitPdfByCategories').map(({ body }) => body.documentData))
      .toEqual([[{ docId: uid(60), parts: [{ category: 'Passport', pageIndexes: [1, 2] }] }]]);
    expect(screen.saved()).toHaveLength(1);
  });

  test('are joined with another document and the new one is opened', async () => {
    const other = passport({ docId: uid(70), fileName: 'stamp.jpg', pages: 1 });
    const joined = passport({ docId: uid(71), fileName: 'passport.pdf', pages: 4 });
    const screen = await openEditor({
      documentsOfApplicant: () => ({ documents: [document3(), other, joined] }),
      createPdfFromImages: () => joined,
    });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /^Join with other images/ }));
    const dialog = screen.getByRole('dialog', { name: 'Join to one PDF' });
    await userEvent.click(dialog.getByRole('checkbox', { name: /stamp\.jpg/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join 4 pages' }));
    await expect
      .poll(() => screen.server.calls('createPdfFromImages').map(({ body }) => body.documentData.pages.length))
      .toEqual([4]);
    await expect.poll(() => screen.address()).toContain(`docId=${uid(71)}`);
  });

  test('an earlier version is restored after a question', async () => {
    const versions = [1, 2].map((versionNo) => ({
      versionNo,
      madeByName: versionNo === 1 ? null : 'Asha Verma',
      madeAt: '2026-10-02T09:00:00.000Z',
      pages: 3,
      edited: versionNo - 1,
    }));
    const screen = await openEditor({
      documentVersions: () => ({ versions }),
      restoreVersion: () => document3({ version: 3 }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Versions 2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Restore version 1' }));
    await userEvent.click(
      screen.getByRole('dialog', { name: 'Restore version 1?' }).getByRole('button', { name: 'Restore' }),
    );
    await expect
      .poll(() => screen.server.calls('restoreVersion').map(({ body }) => [body.versionNo, body.version]))
      .toEqual([[1, 1]]);
  });
});

describe('unsaved work', () => {
  test('survives a reload of the tab', async () => {
    const first = await openEditor();
    await userEvent.keyboard('r');
    await step(first, 'Step 1 of 1');
    await first.unmount();
    const again = await openEditor();
    await step(again, 'Step 1 of 1');
    await userEvent.keyboard('{Control>}z{/Control}');
    await step(again, 'Step 0 of 1');
  });

  test('leaving asks, and staying keeps it', async () => {
    const screen = await openEditor();
    await userEvent.keyboard('r');
    await step(screen, 'Step 1 of 1');
    await userEvent.click(screen.getByRole('button', { name: 'Close the editor' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave without saving?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
    await step(screen, 'Step 1 of 1');
    await userEvent.click(screen.getByRole('button', { name: 'Close the editor' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await expect.poll(() => screen.address()).toContain('/fileUpload?');
  });

  test('is kept when saving fails, and saved by another try', async () => {
    const screen = await openEditor({ editPages: lostConnection });
    await userEvent.keyboard('r{Control>}s{/Control}');
    await expect.element(screen.getByText(/Your edits are still here\.$/)).toBeVisible();
    screen.server.use(base);
    await userEvent.click(screen.getByRole('button', { name: 'Save again' }));
    await expect.element(save(screen)).toBeDisabled();
  });

  test('other pages saved by someone else are a conflict, with the way to the new state', async () => {
    const theirs = [documentPage(0), documentPage(1)];
    const newer = extracted(values, theirs);
    const screen = await openEditor({
      editPages: () => refuse('record.versionStale', { current: document3({ version: 2 }), differs: [] }),
    });
    screen.server.use({
      extractedDocuments: () => ({ documents: [{ ...newer, documentData: { ...newer.documentData, version: 2 } }] }),
    });
    await userEvent.keyboard('r{Control>}s{/Control}');
    await expect.element(screen.getByText('This document was changed while you were editing.')).toBeVisible();
    await expect.element(save(screen)).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Load the new version' }));
    await expect.element(screen.getByText('Page 1 of 2')).toBeVisible();
  });

  test('a version with the same pages is no conflict: it is saved over it', async () => {
    const same = extracted(values, pages);
    let isFirst = true;
    const screen = await openEditor({
      editPages: () => {
        if (!isFirst) return document3({ version: 3 });
        isFirst = false;
        return refuse('record.versionStale', { current: document3({ version: 2 }), differs: [] });
      },
    });
    screen.server.use({
      extractedDocuments: () => ({ documents: [{ ...same, documentData: { ...same.documentData, version: 2 } }] }),
    });
    await userEvent.keyboard('r{Control>}s{/Control}');
    await expect.poll(() => screen.server.calls('editPages').map(({ body }) => body.version)).toEqual([1, 2]);
    await expect.element(save(screen)).toBeDisabled();
  });
});

describe('states', () => {
  test('is read-only while the document is read, and for readers', async () => {
    const screen = await openEditor({
      documentsOfApplicant: () => ({ documents: [document3({ state: 'read' })] }),
    });
    await expect.element(screen.getByText(/^We’re reading the changed pages/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edges' })).toBeDisabled();
    expect(save(screen).query()).toBeNull();
    await userEvent.keyboard('r');
    expect(screen.getByText('Step 1 of 1').query()).toBeNull();
  });

  test('a document without pages says so and leads to the documents', async () => {
    const documents = [passport({ pages: 0, state: 'rejected', reason: 'passwordNeeded' })];
    startServer({ ...base, documentsOfApplicant: () => ({ documents }) });
    const screen = await renderScreen(<DocumentEditorScreen />, { user: agent, at });
    await expect.element(screen.getByText('This document has no pages to edit')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Go to the documents' })).toBeVisible();
  });

  test('failing to load offers another try', async () => {
    const server = startServer({ ...base, documentsOfApplicant: () => refuse('tenant.mismatch') });
    const screen = await renderScreen(<DocumentEditorScreen />, { user: agent, at });
    await expect.element(screen.getByText('We couldn’t load this document')).toBeVisible();
    server.use(base);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.getByRole('region', { name: 'Page 1 in the editor' })).toBeVisible();
  });

  test('a picture that fails is loaded again', async () => {
    const server = startServer({ ...base, pageImage: () => refuse('quota.tooMany') });
    const screen = await renderScreen(<DocumentEditorScreen />, { user: agent, at });
    await expect.element(screen.getByText('We couldn’t show this page.')).toBeVisible();
    server.use(base);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.element(screen.getByRole('region', { name: 'Page 1 in the editor' })).toBeVisible();
  });

  test('saving twice at once sends one list', async () => {
    const gate = held(document3({ version: 2 }));
    const screen = await openEditor({ editPages: () => gate.promise });
    await userEvent.keyboard('r{Control>}s{/Control}{Control>}s{/Control}');
    gate.release();
    await expect.element(save(screen)).toBeDisabled();
    expect(screen.saved()).toHaveLength(1);
  });
});
