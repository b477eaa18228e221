import assert from 'node:assert/strict';
import { errors } from '@visawright/contract/platform/errors.ts';
import { makePerson } from '../../kit/accounts/make-person.ts';
import { journeys } from '../../kit/server/addresses.ts';
import { button, byRole, css, labelled } from '../page/target.ts';
import { desktop, type Journey } from './journey.types.ts';
import { fillSignIn, openStart } from './sign-in-steps.ts';

const session = `vw.${journeys.realm}.session`;
const token = '(key) => JSON.parse(localStorage.getItem(key)).access_token';
const runOut = `(key) => {
  const session = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...session, expiresAt: Date.now() + 5_000 }));
}`;

export const signInJourney: Journey = {
  name: 'sign-in',
  viewport: desktop,
  async prepare() {
    const person = await makePerson({ role: 'agent' });
    return [
      [
        'empty fields are marked',
        async (user) => {
          await openStart(user, journeys);
          await user.click(button('Sign in'));
          await user.waitForAttribute(labelled('Username'), 'aria-invalid', /^true$/);
          await user.waitForAttribute(labelled('Password'), 'aria-invalid', /^true$/);
        },
      ],
      [
        'a wrong password is refused and the username stays',
        async (user) => {
          await fillSignIn(user, person.username, 'Not-The-Password-1!');
          await user.waitForText(byRole('alert'), new RegExp(errors['auth.failed'].text.slice(0, 20)));
          await user.waitForValue(labelled('Username'), person.username);
        },
      ],
      [
        'the right password opens the applications',
        async (user) => {
          await fillSignIn(user, person.username, person.password);
          await user.waitForScreen('applications');
        },
      ],
      [
        'the page is a secure context and scripts cannot read the session cookie',
        async (user) => {
          assert.equal(await user.page.evaluate<string>('() => document.cookie'), '');
          assert.equal(await user.page.evaluate<boolean>('() => isSecureContext'), true);
        },
      ],
      [
        'a reload keeps the session',
        async (user) => {
          await user.page.reload();
          await user.waitForScreen('applications');
        },
      ],
      [
        'a token that runs out is refreshed, which needs the Secure cookie',
        async (user) => {
          const before = await user.page.evaluate<string>(token, session);
          await user.page.evaluate(runOut, session);
          await user.page.reload();
          await user.waitForScreen('applications');
          await user.until(
            'a new token',
            () => user.page.evaluate<string>(token, session),
            (now) => now !== before,
          );
        },
      ],
      [
        'logout ends the session, also after Back and a reload',
        async (user) => {
          await user.openRoute('/settings');
          await user.waitForScreen('settings');
          await user.click(button('Logout'));
          await user.waitForScreen('signIn');
          await user.page.back();
          await user.waitForScreen('signIn');
          await user.page.reload();
          await user.waitForScreen('signIn');
          await user.waitUntilGone(css('.staff-shell'));
        },
      ],
    ];
  },
};
