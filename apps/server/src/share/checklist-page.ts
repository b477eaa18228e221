import { visaGroups } from '@visawright/contract/visa-group.ts';
import { findDestination } from '@visawright/forms/destinations.ts';
import { loadFactWords } from '@visawright/forms/form-words.ts';
import { loadForm } from '@visawright/forms/load-form.ts';
import { html } from '../mail/markup.ts';
import { checklistBody } from './checklist-body.ts';
import { sharePage, type SharedReply } from './share-page.ts';
import { countryIn, otherLanguage, type Asked } from './share-request.ts';
import { shareWords } from './share-words.ts';

export async function checklistPage(asked: Asked): Promise<SharedReply | null> {
  const { segments, language, realm } = asked;
  const [id, purpose, ...more] = segments;
  const group = visaGroups.find((each) => each.toLowerCase() === purpose?.toLowerCase());
  const place = findDestination(id);
  if (!realm || !group || !place || more.length > 0) return null;
  const words = shareWords[language];
  const title = words.title(countryIn(place, language));
  const [form, facts] = await Promise.all([loadForm(place.id), loadFactWords(language)]);
  const home = `/${realm.path}`;
  return sharePage(realm, {
    language,
    title,
    description: words.lead,
    otherLanguage: otherLanguage(asked),
    body: html`${checklistBody({ form, group, language, facts }, title)}
      <a class="start" href="${home}">${words.start(realm.configuration.realmDisplayName)}</a>`,
  });
}
