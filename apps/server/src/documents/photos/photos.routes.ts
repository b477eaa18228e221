import type { Handlers } from '../../platform/http/call.ts';
import { getPhoto, servePhotoCut } from './get-photo.ts';
import { nudgePhoto, type PhotoChanged } from './nudge-photo.ts';

// Modules above this one subscribe in entry/handlers.ts.
export const photoHandlers = ({ photoChanged }: { readonly photoChanged: PhotoChanged }) =>
  ({ getPhoto, nudgePhoto: nudgePhoto(photoChanged), photoCut: servePhotoCut }) satisfies Partial<Handlers>;
