import './sign-in.css';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SignProvider } from '../../../components/sign-in/SignProvider.tsx';
import { colorOf } from '../../../testing/color-of.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const colors = () => [...document.querySelectorAll('[data-rule]')].map((rule) => getComputedStyle(rule).color);

test('no rule is red before the first key; then each is red or green', async () => {
  const submit = () => Promise.resolve();
  await render(
    <SignProvider>
      <NewPasswordForm title="Choose a new password" notice="Your password has expired." error="" onSubmit={submit} />
    </SignProvider>,
  );
  await expect.element(page.getByText('0 of 5 rules met')).toBeVisible();
  expect(colors()).toHaveLength(5);
  expect(colors()).not.toContain(colorOf('--bad'));
  await userEvent.type(page.getByLabelText('New password'), 'a');
  await expect.poll(() => new Set(colors())).toEqual(new Set([colorOf('--bad'), colorOf('--ok')]));
  expect(colors().filter((color) => color === colorOf('--ok'))).toHaveLength(1);
});
