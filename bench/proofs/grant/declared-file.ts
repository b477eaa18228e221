import type { DestinationId } from '@visawright/forms/destinations/destinations.ts';
import type { DocumentEvidence } from '@visawright/forms/documents/document-evidence.ts';
import { cleanFile } from '../findings/clean-file.ts';
import { toDocumentEvidence, type Draft } from '../findings/draft.ts';
import { travellerOf } from '../findings/traveller-of.ts';
import { trip } from './issued-visa.ts';
import type { Seed } from './seeds.ts';

interface Request extends Pick<Seed, 'answers' | 'stays'> {
  readonly destination: DestinationId;
  readonly seed: number;
}

const hotel = ([country, from, to]: readonly [string, string, string], at: number): DocumentEvidence =>
  toDocumentEvidence('Hotel booking', { checkInDate: from, checkOutDate: to, hotelCountry: country }, `stay-${at}`);

// The declared application: a complete file of this person for these dates.
export async function declaredFile({ destination, seed, answers, stays }: Request): Promise<Draft> {
  const file = await cleanFile({ destination, group: 'Tourism', traveller: travellerOf(seed), trip });
  if (stays) file.documents = [...file.documents.filter(({ kind }) => kind !== 'Hotel booking'), ...stays.map(hotel)];
  file.values = { ...file.values, ...answers };
  return file;
}
