import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { pagePicture } from './page-picture.ts';

export const pageImage: Handler<'pageImage'> = async (call, { query }) => {
  const body = await pagePicture(call, query.ticket);
  if (!body) throw new AppError('ticket.refused');
  return { mediaType: 'image/jpeg', body, length: body.length };
};
