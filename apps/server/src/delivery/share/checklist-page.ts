import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { utcDay } from '@visawright/contract/dates/days.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { loadFactText } from '@visawright/forms/destinations/form-text.ts';
import { loadRealmForm } from '../../applications/realm-forms/realm-form.ts';
import type { KeyStore } from '../../platform/crypto/key-store.ts';
import { html, type Markup } from '../../platform/mail/markup.ts';
import { checklistBody } from './checklist-body.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { countryName, otherLanguage, type ShareRequest } from './share-request.ts';
import { findMessage, type ShownMessage } from './messages/checklist-message.ts';
import { shareTexts, type ShareTexts } from './share-texts.ts';

export async function checklistPage(asked: ShareRequest, keys: KeyStore): Promise<SharedReply | null> {
  const { segments, language, realm, db, message: key } = asked;
  const [id, purpose, ...more] = segments;
  const group = visaGroups.find((each) => each.toLowerCase() === purpose?.toLowerCase());
  const place = findDestination(id);
  if (!realm || !db || !group || !place || more.length > 0) return null;
  const texts = shareTexts[language];
  const title = texts.title(countryName(place, language));
  const [form, facts, message] = await Promise.all([
    loadRealmForm(db, place.id),
    loadFactText(language),
    key ? findMessage(db, keys, key) : undefined,
  ]);
  const home = `/${realm.path}`;
  const list = { form, group, language, facts, today: utcDay(Date.now()) };
  const page = sharePage(realm, {
    language,
    title,
    description: texts.lead,
    otherLanguage: otherLanguage(asked),
    fonts: asked.fonts,
    body: html`${message ? messageBody(message, texts) : ''}${checklistBody(list, title)}
      <a class="start" href="${home}">${texts.start(realm.configuration.realmDisplayName)}</a>`,
  });
  return { ...page, isPersonal: message !== undefined };
}

const messageBody = ({ agencyName, text }: ShownMessage, texts: ShareTexts): Markup =>
  html`<section class="card message">
    <h2>${texts.messageFrom(agencyName)}</h2>
    ${text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => html`<p>${line}</p>`)}
  </section>`;
