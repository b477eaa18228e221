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

export const tourAt = (path: string): TourName => tourOfPath[path] ?? 'general';

const seen = (tour: TourName) => read(`tour.${tour}`) === 'true';

// Seen counts from the first step; once all seven are seen, that is remembered too.
export function markSeen(path: string) {
  write(`tour.${tourAt(path)}`, 'true');
  if (tourFlags.every(seen)) write('tour.completed all tours', 'true');
}
