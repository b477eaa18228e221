import { addresses } from '@visawright/contract/operations/addresses.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Handler } from '../../platform/http/call.ts';
import { loadPagePicture } from './load-page-picture.ts';

const start = `${addresses.pageImage.path}?ticket=`;

// Never fetches anything: accepts only URLs that we issued for this session, and uses only the ticket in them.
export const readBase64FromUrl: Handler<'base64FromUrl'> = async (call, { body }) => {
  const url = body.imageUrl?.trim() ?? '';
  if (url === '') throw new AppError('document.imageUrlMissing');
  const loaded = await loadPagePicture(call, extractTicket(url, originsOf(call)) ?? '');
  if (!loaded) throw new AppError('document.imageUrlRefused');
  const { applicantUid, docIds } = loaded.opened;
  return { data: { base64Image: loaded.picture.toString('base64'), docId: docIds[0]!, applicantUid } };
};

type Call = Parameters<Handler<'base64FromUrl'>>[0];

function originsOf({ parts, realm }: Call): string[] {
  const { origin, protocol } = new URL(parts.config.PUBLIC_URL);
  return ['', origin, ...realm.hosts.map((host) => `${protocol}//${host}`)];
}

// Compared as plain text, so that no URL parser can see a different host.
const extractTicket = (url: string, origins: readonly string[]): string | undefined =>
  origins.map((origin) => origin + start).flatMap((own) => (url.startsWith(own) ? [url.slice(own.length)] : []))[0];
