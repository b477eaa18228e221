import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadPagePicture } from './load-page-picture.ts';

export const servePageImage: Handler<'pageImage'> = async (call, { query }) => {
  const loaded = await loadPagePicture(call, query.ticket, query.width === undefined ? undefined : Number(query.width));
  if (!loaded) throw new AppError('ticket.refused');
  const { picture: body, opened } = loaded;
  return { mediaType: 'image/jpeg', body, length: body.length, opened: [opened] };
};
