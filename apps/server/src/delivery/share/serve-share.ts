import type { Language } from '@visawright/forms/documents/category-texts.ts';
import type { FastifyInstance } from 'fastify';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import type { Parts } from '../../platform/parts/parts.ts';
import { checklistPage } from './checklist-page.ts';
import { rulesPage } from './rules-page.ts';
import { rulesTexts } from './rules-texts.ts';
import { shareFonts } from './share-fonts.ts';
import type { SharedReply } from './share-page.ts';
import { sendPage, sendNotFound, parseShareRequest, type ShareRequest, type NotFoundTexts } from './share-request.ts';
import { shareTexts } from './share-texts.ts';

const limit = { rateLimit: { max: 300, timeWindow: 60_000 } };

interface Shared {
  readonly page: (asked: ShareRequest, keys: KeyStore) => Promise<SharedReply | null>; // null: no such page
  readonly texts: Readonly<Record<Language, NotFoundTexts>>;
}
const pages: Readonly<Record<string, Shared>> = {
  checklist: { page: checklistPage, texts: shareTexts },
  rules: { page: rulesPage, texts: rulesTexts },
};

// Public pages: no sign-in, no script, and no personal data on the page or in its address.
export function serveShare(app: FastifyInstance, parts: Parts): void {
  const fonts = shareFonts(parts.config.WEB_FOLDER);
  for (const [name, { page, texts }] of Object.entries(pages))
    app.get(`/share/${name}/*`, { config: limit }, async (request, reply) => {
      const asked = await parseShareRequest(parts, request, fonts);
      const found = await page(asked, parts.keys);
      return found ? sendPage(request, reply, found) : sendNotFound(reply, asked, texts[asked.language]);
    });
}
