import type { Application } from '@visawright/contract/application.ts';
import { findDestination } from '@visawright/forms/destinations.ts';

type Row = Pick<Application, 'applicationUid' | 'destinationId'>;

// Twelve destinations have an address of their own; the others open by the application alone. null: there is no form yet.
export function formAddress({ applicationUid, destinationId }: Row, section?: string): string | null {
  const destination = findDestination(destinationId);
  if (!destination) return null;
  const query = new URLSearchParams({ applicationUid, ...(section ? { section } : {}) });
  return `${destination.route ?? '/form'}?${query}`;
}
