import type { Application } from '@visawright/contract/applications/application.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';

type Row = Pick<Application, 'applicationUid' | 'destinationId'>;

// Twelve destinations have their own path; others use the generic one. null: there is no form yet.
export function formAddress({ applicationUid, destinationId }: Row, section?: string): string | null {
  const destination = findDestination(destinationId);
  if (!destination) return null;
  const query = new URLSearchParams({ applicationUid, ...(section ? { section } : {}) });
  return `${destination.route ?? '/form'}?${query}`;
}
