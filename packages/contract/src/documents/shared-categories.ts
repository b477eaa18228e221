import type { DocumentCategory } from './document-facts.ts';

// Documents that can cover several travellers: tickets, bookings, itineraries, group policies.
const sharedCategories = ['Proof of Travel', 'Insurance'] as const satisfies readonly DocumentCategory[];
export const isSharedCategory = (category: DocumentCategory): boolean =>
  (sharedCategories as readonly string[]).includes(category);
