import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { documentPage, documentServer, documentValue, passport, photoOfPage } from '../../../testing/documents.ts';
import { startServer, type Handlers } from '../../../testing/fake-server.ts';
import { agent } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { DocumentDrawer } from './DocumentDrawer.tsx';

const pages = [documentPage(0), documentPage(1)];
const values = [documentValue('surname', 'VERMA', { top: 0.3 })];

function Opened() {
  const [isOpen, setOpen] = useState(true);
  return (
    <DocumentDrawer document={isOpen ? passport() : undefined} showsViews={false} onClose={() => setOpen(false)} />
  );
}

async function openTools(width = 1000, handlers: Handlers = {}, user?: typeof agent) {
  await page.viewport(width, 780);
  const server = startServer({ ...documentServer(values, pages), pageImage: photoOfPage, ...handlers });
  const screen = await renderScreen(<Opened />, user ? { user } : {});
  const drawer = screen.getByRole('dialog', { name: 'Indian passport' });
  await userEvent.click(drawer.getByRole('button', { name: 'Crop' }));
  await expect.element(drawer.getByRole('heading', { name: 'Edit page 1' })).toBeVisible();
  await expect.element(drawer.getByRole('button', { name: 'Top left corner' })).toBeVisible();
  return { ...screen, server, drawer };
}

test('a page is cropped by keys and saved', async () => {
  const { drawer, server } = await openTools(1000, { editPages: () => passport({ version: 2 }) });
  await expect.element(drawer.getByRole('button', { name: 'Save page' })).toBeDisabled();
  drawer.getByRole('button', { name: 'Top left corner' }).element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await userEvent.click(drawer.getByRole('button', { name: 'Save page' }));
  await expect
    .poll(() => server.calls('editPages').map(({ body }) => body.pages.map((one) => one.operations)))
    .toEqual([[[{ op: 'crop', left: 0.0125, top: 0, width: 0.9875, height: 1 }], []]]);
  await expect.element(drawer.getByRole('heading', { name: 'Edit page 1' })).not.toBeInTheDocument();
});

test('Escape leaves the tools and not the document, and asks while something is unsaved', async () => {
  const { drawer, ...screen } = await openTools();
  await userEvent.click(drawer.getByRole('button', { name: 'Rotate right' }));
  await userEvent.keyboard('{Escape}');
  const question = screen.getByRole('dialog', { name: 'Leave without saving?' });
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await expect.element(drawer.getByRole('heading', { name: 'Edit page 1' })).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Undo' }));
  drawer.getByRole('button', { name: 'Top left corner' }).element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer.getByRole('heading', { name: 'Edit page 1' })).not.toBeInTheDocument();
  await expect.element(drawer).toBeVisible();
});

test.each([320, 390])('on a phone of %d px every tool and handle can be touched', async (width) => {
  const { drawer } = await openTools(width);
  const expectTouchable = (selector: string, least: number) => {
    const found = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    expect(found.length, selector).toBeGreaterThan(0);
    for (const box of found) {
      expect(Math.min(box.width, box.height), selector).toBeGreaterThanOrEqual(least);
      expect(box.left, selector).toBeGreaterThanOrEqual(-1);
      expect(box.right, selector).toBeLessThanOrEqual(width + 1);
    }
  };
  expectTouchable('.ed-preview-tools button', 44);
  expectTouchable('.ed-crop-handle', 44);
  await userEvent.click(drawer.getByRole('button', { name: 'Edges' }));
  expectTouchable('.ed-corner-handle', 44);
  expectTouchable('.ed-preview-panel input', 44);
  const tools = document.querySelector('.ed-preview-tools')!.getBoundingClientRect();
  expect(tools.bottom).toBeGreaterThan(770); // at the bottom
  expect(document.querySelector('.ed-frame')!.getBoundingClientRect().height).toBeGreaterThan(180);
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('staff find the way to the document editor, travellers do not', async () => {
  const staff = await openTools(1200, {}, agent);
  await userEvent.keyboard('{Escape}');
  const link = staff.drawer.getByRole('link', { name: 'Open in the editor' });
  expect(link.element().getAttribute('href')).toContain('/fileUpload/document-editor?applicantUid=');
  await staff.unmount();
  const own = await openTools();
  expect(own.drawer.getByRole('link', { name: 'Open in the editor' }).query()).toBeNull();
});
