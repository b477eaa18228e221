import type { ScreenId } from '@visawright/contract/platform/screens.ts';
import { realmAddresses } from '../kit/server/addresses.ts';
import type { View } from './views.ts';

// A screen of the staff app in one of its states.
export const staffView = (
  person: string,
  hash: string,
  screen: ScreenId,
  state: string,
  more: Partial<View> = {},
): View => ({
  name: `${person} ${screen}, ${state}`,
  place: realmAddresses.sunrise,
  person,
  hash,
  screen,
  side: 'staff',
  isWide: true,
  ...more,
});
