import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { utcDay } from '@visawright/contract/dates/days.ts';
import { findDestination } from '@visawright/forms/destinations/destinations.ts';
import { loadFactText } from '@visawright/forms/destinations/form-text.ts';
import { loadRealmForm } from '../../applications/realm-forms/realm-form.ts';
import { html } from '../../platform/mail/markup.ts';
import { ruleLines } from './rule-lines.ts';
import { rulesSource, rulesBody } from './rules-body.ts';
import { rulesTexts } from './rules-texts.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { countryName, otherLanguage, type ShareRequest } from './share-request.ts';
import { shareTexts } from './share-texts.ts';

const today = () => utcDay(Date.now());

// All rules of a destination, for one purpose or for all. The purpose is part of the path so that each page is cached on its own.
export async function rulesPage(asked: ShareRequest): Promise<SharedReply | null> {
  const { segments, language, realm, db } = asked;
  const [id, purpose, ...more] = segments;
  const group = visaGroups.find((each) => each.toLowerCase() === purpose?.toLowerCase()) ?? null;
  const place = findDestination(id);
  if (!realm || !db || !place || more.length > 0 || (purpose !== undefined && group === null)) return null;
  const [form, facts] = await Promise.all([loadRealmForm(db, place.id), loadFactText(language)]);
  const texts = rulesTexts[language];
  const title = texts.title(countryName(place, language));
  const query = new URLSearchParams({ realm: realm.path, lang: language }).toString();
  const addressOf = (each: VisaGroup | null) =>
    `/share/rules/${place.id}${each === null ? '' : `/${each.toLowerCase()}`}?${query}`;
  const checklistAddress = `/share/checklist/${place.id}/${(group ?? 'Tourism').toLowerCase()}?${query}`;
  const lines = ruleLines(form, group === null ? visaGroups : [group]);
  const page = { lines, form, group, language, facts, today: today(), addressOf };
  return sharePage(realm, {
    language,
    title,
    description: texts.lead,
    otherLanguage: otherLanguage(asked),
    fonts: asked.fonts,
    body: html`${rulesBody(page, title)}
      <div class="source">
        ${rulesSource(page)}
        <p>${shareTexts[language].check}</p>
        <p class="no-print"><a href="${checklistAddress}">${texts.checklist}</a></p>
      </div>
      <a class="start" href="/${realm.path}">${shareTexts[language].start(realm.configuration.realmDisplayName)}</a>`,
  });
}
