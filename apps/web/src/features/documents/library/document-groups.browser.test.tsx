import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { startServer } from '../../../testing/fake-server.ts';
import { pagePicture, passport } from '../../../testing/documents.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { uid } from '../../../testing/uid.ts';
import { DocumentGroups } from './DocumentGroups.tsx';
import '../documents/documents.css';

const ticket = `/doc/v1/document-ai/page-image?ticket=${'t'.repeat(20)}0`;
const photo = passport({ docId: uid(70), category: 'Photo', kind: 'Applicant photo', thumbnailUrl: ticket });
const older = passport({ docId: uid(71), docFields: { passportNumber: 'Z4512345' } });
const newer = passport({ docId: uid(72), docFields: { passportNumber: 'N7654321' } });

const open = () => {
  startServer({ pageImage: pagePicture });
  return renderScreen(
    <div className="docs">
      <DocumentGroups documents={[photo, older, newer]} onOpen={() => undefined} />
    </div>,
  );
};
const cards = () => [...document.querySelectorAll('.doc-card h3')].map((each) => each.textContent);

test('a thumbnail shows the whole picture, a face is not cut', async () => {
  await open();
  await expect.poll(() => document.querySelector('.doc-thumb img')).not.toBeNull();
  expect(getComputedStyle(document.querySelector('.doc-thumb img')!).objectFit).toBe('contain');
});

test('no two documents have the same name', async () => {
  await open();
  expect(cards()).toEqual(['Indian passport ending in 2345', 'Indian passport ending in 4321', 'Applicant photo']);
});

test('the filter shows one category, then all again', async () => {
  const screen = await open();
  const filter = screen.getByRole('group', { name: 'Show' });
  await userEvent.click(filter.getByRole('button', { name: 'Photo 1' }));
  expect(cards()).toEqual(['Applicant photo']);
  await userEvent.click(filter.getByRole('button', { name: 'All 3' }));
  expect(cards()).toHaveLength(3);
});
