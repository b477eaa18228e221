import { tourFlags } from '@visawright/contract/platform/tours.ts';
import { read, write } from '../../../lib/browser/storage.ts';

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

// Screens without their own flag get the general tour of the frame.
export const tourAt = (path: string): TourName =>
  destinationForm.test(path) ? 'form screen' : (tourOfPath[path] ?? 'general');

export const isSeen = (tour: TourName) => read(`tour.${tour}`) === 'true';

// Opening any step marks the tour and the general tour as seen; after all seven, also the overall flag.
export function markSeen(tour: TourName) {
  write(`tour.${tour}`, 'true');
  write('tour.general', 'true');
  if (tourFlags.every(isSeen)) write('tour.completed all tours', 'true');
}

// A person who skips a tour does not want the others; "Show Walkthrough" still starts each of them.
export const markAllSeen = () => tourFlags.forEach(markSeen);
