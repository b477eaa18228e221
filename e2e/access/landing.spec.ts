import { landingPage, screenFor } from '@visawright/contract/platform/screens.ts';
import { expectLayout } from '../kit/browser/layout.ts';
import { principals } from '../kit/accounts/demo-people.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import { expectHash, expectScreen } from '../kit/browser/screen.ts';
import { signIn } from '../kit/browser/sign-in.ts';
import { expect, test } from '../kit/browser/test.ts';
import { inSelection } from '../kit/browser/scope.ts';

// Everyone at every address; the selection has everyone at one address, in rotation.
const addresses = Object.entries(realmAddresses);

for (const [i, [where, place]] of addresses.entries()) {
  for (const principal of principals.filter((_, n) => inSelection(n, i, addresses.length))) {
    test(`${principal.name} signs in at ${where} and sees the landing page of the role`, async ({ page }) => {
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
