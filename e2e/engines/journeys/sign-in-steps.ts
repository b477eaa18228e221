import { tourFlags, tourFlagsExtra } from '@visawright/contract/platform/tours.ts';
import type { DisposablePerson } from '../../kit/accounts/make-person.ts';
import { at, type RealmAddress } from '../../kit/server/addresses.ts';
import type { PageUser } from '../page/page-user.ts';
import { button, css, labelled } from '../page/target.ts';

// Opens the start page. Tours start by themselves for new users after sign-in, so they are marked as seen.
export async function openStart(user: PageUser, place: RealmAddress): Promise<void> {
  await user.page.open(at(place));
  await user.waitForScreen('signIn');
  const keys = [...tourFlags, ...tourFlagsExtra].map((name) => `vw.${place.realm}.tour.${name}`);
  await user.page.evaluate("(keys) => keys.forEach((key) => localStorage.setItem(key, 'true'))", keys);
}

export async function fillSignIn(user: PageUser, username: string, password: string): Promise<void> {
  await user.fill(labelled('Username'), username);
  await user.fill(labelled('Password'), password);
  await user.click(button('Sign in'));
}

export async function signIn(
  user: PageUser,
  place: RealmAddress,
  { username, password }: Pick<DisposablePerson, 'username' | 'password'>,
): Promise<void> {
  await openStart(user, place);
  await fillSignIn(user, username, password);
  await user.waitFor(css('[data-screen]:not([data-screen="signIn"], [data-screen="loading"])'));
}
