import type { Language } from '@visawright/forms/category-words.ts';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { checklistPage } from './checklist-page.ts';
import { rulesPage } from './rules-page.ts';
import { rulesWords } from './rules-words.ts';
import type { SharedReply } from './share-page.ts';
import { answer, answerNotFound, askedOf, type Asked, type NotFoundWords } from './share-request.ts';
import { shareWords } from './share-words.ts';

const limit = { rateLimit: { max: 300, timeWindow: 60_000 } };

interface Shared {
  readonly page: (asked: Asked) => Promise<SharedReply | null>; // null: there is none of that name
  readonly words: Readonly<Record<Language, NotFoundWords>>;
}
const pages: Readonly<Record<string, Shared>> = {
  checklist: { page: checklistPage, words: shareWords },
  rules: { page: rulesPage, words: rulesWords },
};

// For anybody who has the link: no login, no script, nothing about a person on it or in its address.
export function serveShare(app: FastifyInstance, parts: Parts): void {
  for (const [name, { page, words }] of Object.entries(pages))
    app.get(`/share/${name}/*`, { config: limit }, async (request, reply) => {
      const asked = await askedOf(parts, request);
      const found = await page(asked);
      return found ? answer(request, reply, found) : answerNotFound(reply, asked, words[asked.language]);
    });
}
