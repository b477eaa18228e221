import type { DestinationId } from '@visawright/forms/destinations.ts';
import type { ReadPaper } from '@visawright/forms/read-paper.ts';
import { cleanFile } from '../findings/clean-file.ts';
import { paperOf, type Draft } from '../findings/draft.ts';
import { travellerOf } from '../findings/traveller-of.ts';
import { trip } from './issued.ts';
import type { Seed } from './seeds.ts';

interface Wish extends Pick<Seed, 'answers' | 'stays'> {
  readonly destination: DestinationId;
  readonly seed: number;
}

const hotel = ([country, from, to]: readonly [string, string, string], at: number): ReadPaper =>
  paperOf('Hotel booking', { checkInDate: from, checkOutDate: to, hotelCountry: country }, `stay-${at}`);

// What was declared: a whole file of this person for these days.
export async function askedBy({ destination, seed, answers, stays }: Wish): Promise<Draft> {
  const file = await cleanFile({ destination, group: 'Tourism', traveller: travellerOf(seed), trip });
  if (stays) file.papers = [...file.papers.filter(({ kind }) => kind !== 'Hotel booking'), ...stays.map(hotel)];
  file.values = { ...file.values, ...answers };
  return file;
}
