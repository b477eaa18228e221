import { visaGroups } from '@visawright/contract/applications/visa-group.ts';
import { utcDay } from '@visawright/contract/dates/days.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { loadFactText } from '@visawright/forms/destinations/form-text.ts';
import { loadRealmForm } from '../../applications/realm-forms/realm-form.ts';
import { html } from '../../platform/mail/markup.ts';
import { checklistBody } from './checklist-body.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { countryName, otherLanguage, type ShareRequest } from './share-request.ts';
import { shareTexts } from './share-texts.ts';

export async function checklistPage(asked: ShareRequest): Promise<SharedReply | null> {
  const { segments, language, realm, db } = asked;
  const [id, purpose, ...more] = segments;
  const group = visaGroups.find((each) => each.toLowerCase() === purpose?.toLowerCase());
  const place = findDestination(id);
  if (!realm || !db || !group || !place || more.length > 0) return null;
  const texts = shareTexts[language];
  const title = texts.title(countryName(place, language));
  const [form, facts] = await Promise.all([loadRealmForm(db, place.id), loadFactText(language)]);
  const home = `/${realm.path}`;
  return sharePage(realm, {
    language,
    title,
    description: texts.lead,
    otherLanguage: otherLanguage(asked),
    fonts: asked.fonts,
    body: html`${checklistBody({ form, group, language, facts, today: utcDay(Date.now()) }, title)}
      <a class="start" href="${home}">${texts.start(realm.configuration.realmDisplayName)}</a>`,
  });
}
