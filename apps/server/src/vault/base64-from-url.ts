import { addresses } from '@visawright/contract/operations/addresses.ts';
import { AppError } from '../http/app-error.ts';
import type { Handler } from '../http/call.ts';
import { pagePicture } from './page-picture.ts';

const start = `${addresses.pageImage.path}?ticket=`;

// Never a fetch: an address is one this product wrote for this session, or it is nothing. All that is taken from it is its ticket.
export const base64FromUrl: Handler<'base64FromUrl'> = async (call, { body }) => {
  const url = body.imageUrl?.trim() ?? '';
  if (url === '') throw new AppError('document.imageUrlMissing');
  const picture = await pagePicture(call, ticketIn(url, originsOf(call)) ?? '');
  if (!picture) throw new AppError('document.imageUrlRefused');
  return { data: { base64Image: picture.toString('base64') } };
};

type Call = Parameters<Handler<'base64FromUrl'>>[0];

function originsOf({ parts, realm }: Call): string[] {
  const { origin, protocol } = new URL(parts.config.PUBLIC_URL);
  return ['', origin, ...realm.hosts.map((host) => `${protocol}//${host}`)];
}

// Compared as text, letter by letter: no parser that could see another host in it than ours.
export const ticketIn = (url: string, origins: readonly string[]): string | undefined =>
  origins.map((origin) => origin + start).flatMap((own) => (url.startsWith(own) ? [url.slice(own.length)] : []))[0];
