import { z } from 'zod';
import { PhotoNudge, PhotoState } from '../documents/photo.ts';
import { addresses } from './addresses.ts';
import { operation } from './operation.ts';

const uid = z.uuid();

export const photoOperations = {
  getPhoto: operation({
    ...addresses.getPhoto,
    summary: "A photo judged by the destination's rule, and where it is cut",
    access: 'document.read',
    whose: 'query.applicationUid',
    query: z.strictObject({ applicationUid: uid, docId: uid }),
    reply: PhotoState,
    errors: ['document.notRead', 'application.noForm'],
  }),
  nudgePhoto: operation({
    ...addresses.nudgePhoto,
    summary: 'Move or scale the frame of the cut; null puts it back where the face says',
    access: 'document.edit',
    whose: 'body.applicationUid',
    body: z.strictObject({ applicationUid: uid, docId: uid, nudge: PhotoNudge.nullable() }),
    reply: PhotoState,
    errors: ['document.notRead', 'application.noForm', 'application.notEditable'],
  }),
  photoCut: operation({
    ...addresses.photoCut,
    summary: 'The cut picture, by its ticket',
    access: 'document.read',
    whose: 'file',
    query: z.strictObject({ ticket: z.string().min(20).max(600) }),
    repliesBytes: true,
    reply: z.never(),
    errors: ['ticket.refused'],
  }),
};
