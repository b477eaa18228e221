import type { Page } from '@playwright/test';
import { at, journeys } from '../kit/server/addresses.ts';
import { expectScreen } from '../kit/browser/screen.ts';
import { expect } from '../kit/browser/test.ts';
import { connectPanel } from '../kit/extension/fill-portal.ts';
import type { ExtensionBrowser } from '../kit/extension/open-extension.ts';
import type { Journey } from './journey.ts';

// From the Submit screen: the traveller opens the panel and enters its code in My Profile. Returns the panel.
export async function connectExtension({ page, user }: Journey, extension: ExtensionBrowser): Promise<Page> {
  const offer = page.locator('.ext-offer');
  await expect(offer.getByRole('heading', { name: 'Connect the extension' })).toBeVisible();
  await user.tap(offer.getByRole('link', { name: 'Connect' }));
  await expectScreen(page, 'profile');
  user.taps++; // the icon of the extension
  const panel = await extension.openPanel();
  await connectPanel(panel, page, at(journeys, '/profile?part=extension'), user);
  return panel;
}
