import { visaGroups, type VisaGroup } from '@visawright/contract/visa-group.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import { loadFactWords } from '@visawright/forms/form-words.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { html } from '../mail/markup.ts';
import { ruleLines } from './rule-lines.ts';
import { howWeKnow, rulesBody } from './rules-body.ts';
import { rulesWords } from './rules-words.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { countryIn, otherLanguage, type Asked } from './share-request.ts';
import { shareWords } from './share-words.ts';

const today = () => new Date().toISOString().slice(0, 10);

// Every rule of a destination, of one purpose or of all; the purpose stands in the path so that each can be kept by itself.
export async function rulesPage(asked: Asked): Promise<SharedReply | null> {
  const { segments, language, realm } = asked;
  const [id, purpose, ...more] = segments;
  const group = visaGroups.find((each) => each.toLowerCase() === purpose?.toLowerCase()) ?? null;
  const place = findDestination(id);
  if (!realm || !place || more.length > 0 || (purpose !== undefined && group === null)) return null;
  const [form, facts] = await Promise.all([loadForm(place.id), loadFactWords(language)]);
  const words = rulesWords[language];
  const title = words.title(countryIn(place, language));
  const query = new URLSearchParams({ realm: realm.path, lang: language }).toString();
  const addressOf = (each: VisaGroup | null) =>
    `/share/rules/${place.id}${each === null ? '' : `/${each.toLowerCase()}`}?${query}`;
  const papers = `/share/checklist/${place.id}/${(group ?? 'Tourism').toLowerCase()}?${query}`;
  const lines = ruleLines(form, group === null ? visaGroups : [group]);
  const page = { lines, form, group, language, facts, today: today(), addressOf };
  return sharePage(realm, {
    language,
    title,
    description: words.lead,
    otherLanguage: otherLanguage(asked),
    body: html`${rulesBody(page, title)}
      <div class="source">
        ${howWeKnow(page)}
        <p>${shareWords[language].check}</p>
        <p class="no-print"><a href="${papers}">${words.papers}</a></p>
      </div>
      <a class="start" href="/${realm.path}">${shareWords[language].start(realm.configuration.realmDisplayName)}</a>`,
  });
}
