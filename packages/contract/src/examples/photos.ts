import type { photoOperations } from '../operations/photos.ts';
import type { ExamplesOf } from './example.types.ts';
import { samples } from './samples.ts';

const photo = { applicationUid: samples.openApplication, docId: samples.photo };

export const photoExamples: ExamplesOf<typeof photoOperations> = {
  getPhoto: { as: 'agent', query: photo },
  nudgePhoto: { as: 'agent', body: { ...photo, nudge: { x: 0.02, y: -0.05, zoom: 1.1 } } },
  photoCut: { as: 'agent', query: { ticket: samples.photoTicket } },
};
