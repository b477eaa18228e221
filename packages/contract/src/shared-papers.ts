import type { DocumentCategory } from './document-facts.ts';

// Papers that serve everybody who stands on them: tickets, bookings, itineraries, a policy of several insured.
export const sharedCategories = ['Proof of Travel', 'Insurance'] as const satisfies readonly DocumentCategory[];
export const isSharedCategory = (category: DocumentCategory): boolean =>
  (sharedCategories as readonly string[]).includes(category);
