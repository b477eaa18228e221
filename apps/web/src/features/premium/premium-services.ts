import { IconHeadset, IconPencilStar, IconPlaneInflight } from '@tabler/icons-react';

// The specification's three cards, in its order; titles and badges are words.
export const premiumCards = [
  { id: 'staff', icon: IconHeadset, badge: true },
  { id: 'insurance', icon: IconPlaneInflight, badge: false },
  { id: 'letter', icon: IconPencilStar, badge: true },
] as const;
export type PremiumCard = (typeof premiumCards)[number];
