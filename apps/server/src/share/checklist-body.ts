import type { VisaGroup } from '@visawright/contract/visa-group.ts';
import { asOfText, dataAsOf } from '@visawright/forms/as-of.ts';
import { categoryWords, type Language } from '@visawright/forms/category-words.ts';
import { checklistHindi } from '@visawright/forms/checklist-hindi.ts';
import { checklistFor } from '@visawright/forms/checklist.ts';
import { byCategory, conditionOf } from '@visawright/forms/checklist-view.ts';
import type { ChecklistItem, Form } from '@visawright/forms/form-schema.ts';
import type { FormWords } from '@visawright/forms/form-words.ts';
import { html, type Markup } from '../mail/markup.ts';
import { shareWords } from './share-words.ts';

interface List {
  readonly form: Form;
  readonly group: VisaGroup;
  readonly language: Language;
  readonly facts: FormWords;
}

// Boxes can be ticked with a finger or, printed, with a pen. English stands in for words without a Hindi one, and says so.
export function checklistBody(list: List, title: string): Markup {
  const { form, group, language } = list;
  const words = shareWords[language];
  const { required, recommended } = checklistFor(form, group);
  return html`<h1>${title}</h1>
    <p class="purpose">${words.purpose[group]}</p>
    <p class="lead">${words.lead}</p>
    <h2>${words.required}</h2>
    ${categories(list, required)} ${recommended.length > 0 ? html`<h2>${words.recommended}</h2>` : ''}
    ${categories(list, recommended)} ${source(list)}`;
}

const categories = ({ group, language }: List, papers: readonly ChecklistItem[]): Markup[] =>
  byCategory(papers).map(({ category, papers: own }) => {
    const { name, why } = categoryWords[language][category];
    return html`<section class="card">
      <h3>${name}</h3>
      <p class="quiet">${shareWords[language].why} ${why}</p>
      <ul>
        ${own.map((paper) => row(paper, conditionOf(paper, group), language))}
      </ul>
    </section>`;
  });

const row = ({ title, hint }: ChecklistItem, condition: string | null, language: Language): Markup =>
  html`<li>
    <label>
      <input type="checkbox" autocomplete="off" />
      <span>
        <b>${said(title, language)}</b>
        <small>${said(hint, language)}</small>
        ${condition === null ? '' : only(condition, language)}
      </span>
    </label>
  </li>`;

const only = (condition: string, language: Language): Markup =>
  html`<span class="only">${shareWords[language].onlyFor} ${said(condition, language)}</span>`;

function said(text: string, language: Language): Markup {
  const hindi = language === 'hi' ? checklistHindi[text] : undefined;
  return hindi === undefined ? html`<span lang="en">${text}</span>` : html`${hindi}`;
}

function source({ form, language, facts }: List): Markup {
  const words = shareWords[language];
  const asOf = dataAsOf(form);
  return html`<div class="source">
    <h2>${words.source}</h2>
    <p lang="en">${form.authority}</p>
    <p>${words.asOf} ${asOf ? asOfText(asOf, language) : words.unknown}. ${words.check}</p>
    <p><a href="${form.portal.url}" rel="noopener noreferrer">${form.portal.name}: ${form.portal.url}</a></p>
    <details>
      <summary>${words.how}</summary>
      <p lang="${facts.hasWords(form.source) ? language : 'en'}">${facts(form.source)}</p>
    </details>
  </div>`;
}
