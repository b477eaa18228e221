import { IconHeadset, IconPencilStar, IconPlaneInflight, type Icon } from '@tabler/icons-react';
import type { premiumIds } from '@visawright/contract/identity/preferences.ts';

export interface PremiumCard {
  readonly id: (typeof premiumIds)[number];
  readonly icon: Icon;
  readonly badge: boolean;
}

// The specification's three cards, in its order; texts are in the translations.
export const premiumCards = [
  { id: 'staff', icon: IconHeadset, badge: true },
  { id: 'insurance', icon: IconPlaneInflight, badge: false },
  { id: 'letter', icon: IconPencilStar, badge: true },
] as const satisfies readonly PremiumCard[];
