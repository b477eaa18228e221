import { tourFlags } from '@visawright/contract/tours.ts';
import { read, write } from '../../lib/storage.ts';

export type TourName = (typeof tourFlags)[number] | 'general';

const tourOfPath: Readonly<Record<string, TourName>> = {
  '/': 'application list',
  '/applications': 'application list',
  '/get-visa': 'visa selection',
  '/visa-requirements': 'visa requirement',
  '/summary': 'application summary',
  '/document-playground': 'document playground',
  '/profile': 'profile',
  '/form': 'form screen',
};
const destinationForm = /^\/india-to-\w+\/form$/;

// Every place without a flag of its own has the general tour: what the frame around each screen holds.
export const tourAt = (path: string): TourName =>
  destinationForm.test(path) ? 'form screen' : (tourOfPath[path] ?? 'general');

export const isSeen = (tour: TourName) => read(`tour.${tour}`) === 'true';

// Seen counts from any step on; with it the frame is known too, and once all seven are seen, that is remembered.
export function markSeen(tour: TourName) {
  write(`tour.${tour}`, 'true');
  write('tour.general', 'true');
  if (tourFlags.every(isSeen)) write('tour.completed all tours', 'true');
}
