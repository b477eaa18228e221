import { landingPage, screenFor } from '@visawright/contract/screens.ts';
import { expectLayout } from './kit/layout.ts';
import { principals } from './kit/people.ts';
import { places } from './kit/places.ts';
import { expectHash, expectScreen } from './kit/screen.ts';
import { signIn } from './kit/sign-in.ts';
import { expect, test } from './kit/test.ts';
import { isTurn } from './kit/turns.ts';

// Everybody at every address; before a landing everybody at one, and the addresses take turns.
const addresses = Object.entries(places);

for (const [i, [where, place]] of addresses.entries()) {
  for (const principal of principals.filter((_, n) => isTurn(n, i, addresses.length))) {
    test(`${principal.name} signs in at ${where} and lands on the first page of the role`, async ({ page }) => {
      const path = landingPage(principal.role);
      const landing = screenFor(path, principal.role);
      await signIn(page, place, principal.name);
      await expectScreen(page, typeof landing === 'string' ? landing : landing.id);
      await expectHash(page, path);
      await expectLayout(page, principal);
      await expect(page).toHaveTitle(new RegExp(place.displayName));
    });
  }
}
