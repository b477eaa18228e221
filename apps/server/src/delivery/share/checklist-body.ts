import type { VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import { factOrigins } from '@visawright/forms/form/fact-origins.ts';
import { officeOf, presentOrigins } from '@visawright/forms/form/present-origin.ts';
import { checklistFacts } from '@visawright/forms/knowledge/checklist-facts.ts';
import type { FormText } from '@visawright/forms/destinations/form-text.ts';
import { categoryTexts, type Language } from '@visawright/forms/documents/category-texts.ts';
import { checklistHindi } from '@visawright/forms/checklist/checklist-hindi.ts';
import { checklistFor, checklistItems } from '@visawright/forms/checklist/checklist.ts';
import { situationTexts } from '@visawright/forms/checklist/situation-texts.ts';
import { groupByCategory, conditionFor } from '@visawright/forms/checklist/checklist-groups.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form/form-schema.ts';
import { html, type Markup } from '../../platform/mail/markup.ts';
import { sourceMarkup } from './origin-markup.ts';
import { shareTexts } from './share-texts.ts';

interface List {
  readonly form: Form;
  readonly group: VisaGroup;
  readonly language: Language;
  readonly today: string;
  readonly facts: FormText; // the sources' names in the reader's language
}

// Checkboxes can be ticked on screen or on a printout. Texts without a Hindi translation are shown in English and marked as such.
export function checklistBody(list: List, title: string): Markup {
  const { form, group, language } = list;
  const texts = shareTexts[language];
  const { required, recommended } = checklistFor(form, group);
  return html`<h1>${title}</h1>
    <p class="purpose">${texts.purpose[group]}</p>
    <p class="lead">${texts.lead}</p>
    <h2>${texts.required}</h2>
    ${categories(list, required)} ${recommended.length > 0 ? html`<h2>${texts.recommended}</h2>` : ''}
    ${categories(list, recommended)} ${source(list)}`;
}

const categories = ({ group, language }: List, documents: readonly ChecklistItem[]): Markup[] =>
  groupByCategory(documents).map(({ category, items: own }) => {
    const { name, why } = categoryTexts[language][category];
    return html`<section class="card">
      <h3>${name}</h3>
      <p class="quiet">${shareTexts[language].why} ${why}</p>
      <ul>
        ${own.map((document) => row(document, conditionFor(document, group), language))}
      </ul>
    </section>`;
  });

const row = ({ title, hint }: ChecklistItem, condition: string | null, language: Language): Markup =>
  html`<li>
    <label>
      <input type="checkbox" autocomplete="off" />
      <span>
        <b>${output(title, language)}</b>
        <small>${output(hint, language)}</small>
        ${condition === null ? '' : only(condition, language)}
      </span>
    </label>
  </li>`;

const only = (condition: string, language: Language): Markup =>
  html`<span class="only">${shareTexts[language].onlyIf(situationTexts(condition, language).clause)}</span>`;

function output(text: string, language: Language): Markup {
  const hindi = language === 'hi' ? checklistHindi[text] : undefined;
  return hindi === undefined ? html`<span lang="en">${text}</span>` : html`${hindi}`;
}

function source(list: List): Markup {
  const { form, group, language, today } = list;
  const texts = shareTexts[language];
  const shown = checklistFacts(form, checklistItems(checklistFor(form, group)));
  const reader = { language, today, office: officeOf(form) };
  const { sources, sentences } = presentOrigins(factOrigins(form, shown), reader);
  return html`<div class="source">
    <h2>${texts.source}</h2>
    <p lang="en">${form.authority}</p>
    <ul>
      ${sources.map((each) => html`<li>${sourceMarkup(each, list)}</li>`)}
    </ul>
    ${sentences.length > 0 ? html`<p>${sentences.join(' · ')}</p>` : ''}
    <p>${texts.check}</p>
    <p><a href="${form.portal.url}" rel="noopener noreferrer">${form.portal.name}: ${form.portal.url}</a></p>
  </div>`;
}
