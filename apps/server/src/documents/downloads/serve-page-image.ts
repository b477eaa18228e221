import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadPagePicture } from './load-page-picture.ts';

export const servePageImage: Handler<'pageImage'> = async (call, { query }) => {
  const body = await loadPagePicture(call, query.ticket);
  if (!body) throw new AppError('ticket.refused');
  return { mediaType: 'image/jpeg', body, length: body.length };
};
