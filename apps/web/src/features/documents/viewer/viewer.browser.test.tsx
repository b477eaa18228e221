import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Document } from '@visawright/contract/documents/document.ts';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentPage, documentServer, documentValue, extracted, passport } from '../../../testing/documents.ts';
import { held, refuse, startServer, type Handlers } from '../../../testing/fake-server.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useDocuments } from '../documents/documents.api.ts';
import { applicantUid } from '../../../testing/people.ts';
import { DocumentDrawer } from './DocumentDrawer.tsx';

const pages = [documentPage(0), documentPage(1)];
const values = [
  documentValue('passportNumber', 'Z1234567', { top: 0.1 }),
  documentValue('surname', 'VERMA', { top: 0.3, outcome: 'confirm', confidence: 0.6 }),
  documentValue('givenNames', 'ASHA', { top: 0.5, outcome: 'confirm', confidence: 0.6 }),
  documentValue('fatherName', 'RAJ VERMA', { top: 0.2, pageIndex: 1 }),
];

function Library({ given }: { given: Document }) {
  const [isOpen, setOpen] = useState(false);
  const { data = [given] } = useDocuments(applicantUid);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the passport</Button>
      <DocumentDrawer document={isOpen ? data[0] : undefined} showsViews={false} onClose={() => setOpen(false)} />
    </>
  );
}

async function openViewer(handlers: Handlers = {}, given = passport()) {
  const server = startServer({
    ...documentServer(values, pages),
    documentsOfApplicant: () => ({ documents: [given] }),
    ...handlers,
  });
  const screen = await renderScreen(<Library given={given} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open the passport' }));
  const drawer = screen.getByRole('dialog', { name: 'Indian passport' });
  await expect.element(drawer.getByRole('heading', { name: 'Indian passport' })).toHaveFocus();
  return { ...screen, server, drawer };
}
const picture = () => document.querySelector<SVGSVGElement>('.doc-page svg');
const boxOf = (label: string) =>
  [...document.querySelectorAll<SVGGElement>('.doc-page .doc-region')].find(
    (region) => region.querySelector('title')?.textContent === label,
  )!;
const marked = () => document.querySelector('.doc-page .doc-region[data-chosen="true"] title')?.textContent;

describe('pages', () => {
  test('next and previous change the page and stop at both ends', async () => {
    const { drawer } = await openViewer();
    const [previous, next] = ['Previous page', 'Next page'].map((name) => drawer.getByRole('button', { name }));
    await expect.element(drawer.getByText('Page 1 of 2')).toBeVisible();
    await expect.element(previous!).toBeDisabled();
    await userEvent.click(next!);
    await expect.element(drawer.getByRole('region', { name: 'Picture of page 2' })).toBeVisible();
    await expect.element(next!).toBeDisabled();
    await userEvent.click(previous!);
    await expect.element(drawer.getByRole('region', { name: 'Picture of page 1' })).toBeVisible();
  });

  test('the strip goes to a page and marks the present one', async () => {
    const { drawer } = await openViewer();
    await userEvent.click(drawer.getByRole('button', { name: 'Go to page 2' }));
    await expect.element(drawer.getByText('Page 2 of 2')).toBeVisible();
    await expect.element(drawer.getByRole('button', { name: 'Go to page 2' })).toHaveAttribute('aria-current', 'page');
    expect(drawer.getByRole('button', { name: 'Go to page 1' }).element().hasAttribute('aria-current')).toBe(false);
  });

  test('a picture that cannot be loaded is loaded again', async () => {
    const { drawer, server } = await openViewer({ pageImage: () => refuse('quota.tooMany') });
    await expect.element(drawer.getByText('We couldn’t show this page.')).toBeVisible();
    server.use(documentServer(values, pages));
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect.element(drawer.getByRole('region', { name: 'Picture of page 1' })).toBeVisible();
  });

  test('an address that has run out is asked for again', async () => {
    const { server } = await openViewer({ pageImage: () => refuse('ticket.refused') });
    await expect.poll(() => server.calls('extractedDocuments').length).toBeGreaterThan(1);
  });
});

describe('zoom', () => {
  test('grows and shrinks the picture in steps and says how far', async () => {
    const { drawer } = await openViewer();
    const [smaller, larger] = ['Zoom out', 'Zoom in'].map((name) => drawer.getByRole('button', { name }));
    await expect.poll(picture).not.toBeNull();
    const width = picture()!.getBoundingClientRect().width;
    await expect.element(smaller!).toBeDisabled();
    await userEvent.click(larger!);
    await expect.element(drawer.getByRole('status', { name: 'Zoom 150 per cent' })).toBeVisible();
    await userEvent.click(larger!);
    await expect.element(drawer.getByRole('status', { name: 'Zoom 200 per cent' })).toBeVisible();
    expect(picture()!.getBoundingClientRect().width).toBeGreaterThan(width * 1.4);
    await userEvent.click(larger!);
    await userEvent.click(larger!);
    await expect.element(larger!).toBeDisabled();
    await userEvent.click(smaller!);
    await expect.element(drawer.getByRole('status', { name: 'Zoom 300 per cent' })).toBeVisible();
  });

  test('keeps the chosen value in sight, and the picture scrolls by keyboard', async () => {
    const { drawer } = await openViewer();
    await expect.poll(picture).not.toBeNull();
    for (let step = 0; step < 4; step += 1) await userEvent.click(drawer.getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(drawer.getByRole('button', { name: /^Given names/ }));
    await expect.poll(marked).toBe('Given names');
    const frame = drawer.getByRole('region', { name: 'Picture of page 1' });
    const isInFrame = () => {
      const [box, around] = [boxOf('Given names'), frame.element()].map((one) => one.getBoundingClientRect());
      return box!.top >= around!.top - 1 && box!.bottom <= around!.bottom + 1;
    };
    await expect.poll(isInFrame).toBe(true);
    frame.element().focus();
    const before = frame.element().scrollTop;
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.poll(() => frame.element().scrollTop).toBeLessThan(before);
  });
});

describe('rotation', () => {
  test('turns the page with its boxes and is saved on request', async () => {
    const { drawer, server } = await openViewer({ editPages: () => passport({ version: 2 }) });
    await expect.poll(picture).not.toBeNull();
    expect(drawer.getByRole('button', { name: 'Save rotation' }).query()).toBeNull();
    const upright = boxOf('Surname').getBoundingClientRect();
    await userEvent.click(drawer.getByRole('button', { name: 'Rotate' }));
    await expect.poll(() => picture()!.getAttribute('viewBox')).toBe('0 0 1000 800');
    const turned = boxOf('Surname').querySelector('polygon')!.getBoundingClientRect();
    expect(upright.width).toBeGreaterThan(upright.height);
    expect(turned.height).toBeGreaterThan(turned.width);
    await userEvent.click(drawer.getByRole('button', { name: 'Save rotation' }));
    await expect
      .poll(() => server.calls('editPages').map(({ body }) => body.pages.map((one) => one.operations)))
      .toEqual([[[{ op: 'rotate', degrees: 90 }], []]]);
    await expect.element(drawer.getByRole('button', { name: 'Save rotation' })).not.toBeInTheDocument();
  });

  test('four turns are none, and another page keeps its own', async () => {
    const { drawer } = await openViewer();
    await expect.poll(picture).not.toBeNull();
    await userEvent.click(drawer.getByRole('button', { name: 'Rotate' }));
    await userEvent.click(drawer.getByRole('button', { name: 'Next page' }));
    await expect.poll(() => picture()?.getAttribute('viewBox')).toBe('0 0 800 1000');
    await userEvent.click(drawer.getByRole('button', { name: 'Previous page' }));
    await expect.poll(() => picture()?.getAttribute('viewBox')).toBe('0 0 1000 800');
    for (let turn = 0; turn < 3; turn += 1) await userEvent.click(drawer.getByRole('button', { name: 'Rotate' }));
    await expect.poll(() => picture()?.getAttribute('viewBox')).toBe('0 0 800 1000');
    expect(drawer.getByRole('button', { name: 'Save rotation' }).query()).toBeNull();
  });

  test('is not offered for saving to a reader', async () => {
    const { drawer } = await openViewer({}, passport({ can: [] }));
    await userEvent.click(drawer.getByRole('button', { name: 'Rotate' }));
    await expect.poll(() => picture()?.getAttribute('viewBox')).toBe('0 0 1000 800');
    expect(drawer.getByRole('button', { name: 'Save rotation' }).query()).toBeNull();
    expect(drawer.getByRole('button', { name: 'Crop' }).query()).toBeNull();
  });
});

describe('values and their boxes', () => {
  test('the first value to confirm is chosen and marked on the page', async () => {
    const { drawer } = await openViewer();
    await expect.poll(marked).toBe('Surname');
    await expect.element(drawer.getByRole('button', { name: /^Surname/ })).toHaveAttribute('aria-pressed', 'true');
    await expect.element(drawer.getByText('2 to check')).toBeVisible();
  });

  test('a value leads to its box, also on another page', async () => {
    const { drawer } = await openViewer();
    await expect.poll(marked).toBe('Surname');
    await userEvent.click(drawer.getByRole('button', { name: /^Father or legal guardian/ }));
    await expect.element(drawer.getByText('Page 2 of 2')).toBeVisible();
    await expect.poll(marked).toBe('Father or legal guardian');
  });

  test('a box leads to its value', async () => {
    const { drawer } = await openViewer();
    await expect.poll(marked).toBe('Surname');
    boxOf('Passport number')
      .querySelector('polygon')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect
      .element(drawer.getByRole('button', { name: /^Passport number/ }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(drawer.getByRole('button', { name: /^Surname/ })).toHaveAttribute('aria-pressed', 'false');
  });

  test('Tab moves through the values and the mark follows', async () => {
    const { drawer } = await openViewer();
    await expect.poll(marked).toBe('Surname');
    drawer
      .getByRole('button', { name: /^Surname/ })
      .element()
      .focus();
    const seen = new Set<string>();
    for (let step = 0; step < 6; step += 1) {
      await userEvent.tab();
      await expect
        .poll(marked)
        .toBe(document.activeElement!.closest('li')?.querySelector('.doc-value-label')?.textContent);
      seen.add(marked()!);
    }
    expect(seen).toContain('Given names');
  });

  test('a value is confirmed as it stands', async () => {
    const { drawer, server } = await openViewer({ updateDocument: () => passport({ version: 2, toConfirm: 1 }) });
    await userEvent.click(drawer.getByRole('button', { name: 'Confirm Surname: VERMA' }));
    await expect
      .poll(() => server.calls('updateDocument').map(({ body }) => [body.docFields, body.version]))
      .toEqual([[{ surname: 'VERMA' }, 1]]);
  });

  test('“Confirm all” sends those that wait, once', async () => {
    const gate = held(passport({ version: 2 }));
    const { drawer, server } = await openViewer({ updateDocument: () => gate.promise });
    await userEvent.dblClick(drawer.getByRole('button', { name: 'Confirm all 2' }));
    gate.release();
    await expect
      .poll(() => server.calls('updateDocument').map(({ body }) => body.docFields))
      .toEqual([{ surname: 'VERMA', givenNames: 'ASHA' }]);
  });

  test('what a program measured or counted is shown, and nobody is asked to confirm it', async () => {
    const measured = ['fileSizeKb', 'format', 'chin', 'salaryCredits', 'largeDepositCount'];
    const read = measured.map((name, at) => documentValue(name, '40.2', { top: 0.1 * (at + 1), outcome: 'confirm' }));
    const { drawer } = await openViewer(documentServer(read, pages));
    await expect.poll(() => drawer.element().querySelectorAll('.doc-value').length).toBe(measured.length);
    expect(drawer.getByRole('button', { name: /^Confirm/ }).elements()).toEqual([]);
  });

  test('a changed value is sent trimmed; the reading is kept beside it', async () => {
    const { drawer, server } = await openViewer({
      updateDocument: () => passport({ version: 2 }),
      extractedDocuments: ({ body }) => ({
        documents: [
          extracted(
            server?.calls('updateDocument').length > 0 && body.includePageDetails
              ? [{ ...values[1]!, value: 'VARMA', actedBy: 'Asha Verma', actedAt: '2026-10-02T09:00:00.000Z' }]
              : values,
            pages,
          ),
        ],
      }),
    });
    await userEvent.click(drawer.getByRole('button', { name: 'Change Surname' }));
    const input = drawer.getByRole('textbox', { name: 'Surname' });
    await expect.element(input).toHaveFocus();
    await userEvent.fill(input, ' VARMA ');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => server.calls('updateDocument').map(({ body }) => body.docFields))
      .toEqual([{ surname: 'VARMA' }]);
    await expect.element(drawer.getByText(/Changed by Asha Verma.*Read as “VERMA”/)).toBeVisible();
  });

  test('Escape leaves the field and not the document', async () => {
    const { drawer } = await openViewer();
    await userEvent.click(drawer.getByRole('button', { name: 'Change Surname' }));
    await userEvent.fill(drawer.getByRole('textbox', { name: 'Surname' }), 'WRONG');
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer.getByRole('textbox', { name: 'Surname' })).not.toBeInTheDocument();
    await expect.element(drawer).toBeVisible();
    await expect.element(drawer.getByRole('button', { name: /^Surname VERMA/ })).toBeVisible();
  });

  test('a refused change is told and what was typed stays', async () => {
    const { drawer } = await openViewer({ updateDocument: () => refuse('document.valueInvalid') });
    await userEvent.click(drawer.getByRole('button', { name: 'Change Surname' }));
    await userEvent.fill(drawer.getByRole('textbox', { name: 'Surname' }), 'V1');
    await userEvent.keyboard('{Enter}');
    await expect.element(drawer.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
    await expect.element(drawer.getByRole('textbox', { name: 'Surname' })).toHaveValue('V1');
  });
});

describe('the drawer', () => {
  test('Escape closes it and returns the focus', async () => {
    const screen = await openViewer();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.drawer).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Open the passport' })).toHaveFocus();
  });

  test('failing to load offers another try', async () => {
    const { drawer, server } = await openViewer({ extractedDocuments: () => refuse('tenant.mismatch') });
    await expect.element(drawer.getByText('We couldn’t load the documents')).toBeVisible();
    server.use(documentServer(values, pages));
    await userEvent.click(drawer.getByRole('button', { name: 'Try again' }));
    await expect.element(drawer.getByText('Page 1 of 2')).toBeVisible();
  });

  test('fits a phone without sideways scrolling', async () => {
    await page.viewport(390, 800);
    const { drawer } = await openViewer();
    await expect.element(drawer.getByText('Page 1 of 2')).toBeVisible();
    const content = drawer.element();
    expect(content.getBoundingClientRect().width).toBeLessThanOrEqual(390);
    expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth + 1);
  });

  test.each([320, 390])(
    'every tool of the page can be reached and is large enough to touch at %d px',
    async (width) => {
      await page.viewport(width, 800);
      const { drawer } = await openViewer();
      await expect.element(drawer.getByText('Page 1 of 2')).toBeVisible();
      const tools = [...drawer.element().querySelectorAll('.doc-tools button')].map((tool) =>
        tool.getBoundingClientRect(),
      );
      expect(tools.length).toBeGreaterThan(3);
      for (const tool of tools) {
        expect(tool.left).toBeGreaterThanOrEqual(0);
        expect(tool.right).toBeLessThanOrEqual(width);
        expect(Math.min(tool.width, tool.height)).toBeGreaterThanOrEqual(44);
      }
    },
  );
});
