import type { Handlers } from '../http/call.ts';
import { getPhoto, photoCut } from './get-photo.ts';
import { nudgePhoto } from './nudge-photo.ts';

export const photoHandlers = { getPhoto, nudgePhoto, photoCut } satisfies Partial<Handlers>;
