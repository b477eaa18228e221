import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { isTourSuppressed, suppressToursWhile } from './tour-suppression.ts';

test('a tour waits while somebody types', async () => {
  const screen = await renderScreen(<input aria-label="Search" />);
  expect(isTourSuppressed()).toBe(false);
  await screen.getByLabelText('Search').click();
  expect(isTourSuppressed()).toBe(true);
  screen.getByLabelText('Search').element().blur();
  expect(isTourSuppressed()).toBe(false);
});

test.each(['dialog', 'alertdialog', 'menu'])('a tour waits for an open %s, not for a closed one', async (role) => {
  const screen = await renderScreen(<div role={role}>Something to decide</div>);
  expect(isTourSuppressed()).toBe(true);
  await screen.rerender(
    <div role={role} hidden>
      Something to decide
    </div>,
  );
  expect(isTourSuppressed()).toBe(false);
});

test('a tour waits for what a feature has registered', () => {
  let isUploading = true;
  suppressToursWhile(() => isUploading);
  expect(isTourSuppressed()).toBe(true);
  isUploading = false;
  expect(isTourSuppressed()).toBe(false);
});
