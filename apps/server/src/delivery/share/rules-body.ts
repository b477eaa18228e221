import { severities, type Severity } from '@visawright/contract/applications/finding-facts.ts';
import { visaGroups, type VisaGroup } from '@visawright/contract/applications/visa-group.ts';
import type { Language } from '@visawright/forms/documents/category-texts.ts';
import type { Form } from '@visawright/forms/form/form-schema.ts';
import type { FormText } from '@visawright/forms/destinations/form-text.ts';
import { currentDate } from '@visawright/forms/dates/is-stale.ts';
import { officeOf, presentOrigin } from '@visawright/forms/form/present-origin.ts';
import { html, type Markup } from '../../platform/mail/markup.ts';
import { originMarkup } from './origin-markup.ts';
import type { RuleLine } from './rule-lines.ts';
import { rulesTexts } from './rules-texts.ts';
import { shareTexts } from './share-texts.ts';

export interface RulesPage {
  readonly lines: readonly RuleLine[];
  readonly group: VisaGroup | null; // null: all purposes
  readonly language: Language;
  readonly form: Pick<Form, 'authority' | 'portal' | 'applicationCentre'>;
  readonly facts: FormText; // the sources' names in the reader's language
  readonly today: string;
  readonly addressOf: (group: VisaGroup | null) => string;
}

export function rulesBody(page: RulesPage, title: string): Markup {
  const texts = rulesTexts[page.language];
  return html`<h1>${title}</h1>
    <p class="lead">${texts.lead}</p>
    ${purposes(page)}
    <p class="quiet">${page.lines.length === 0 ? texts.none : texts.count(page.lines.length)}</p>
    ${severities.map((severity) => part(page, severity))}`;
}

const purposes = ({ group, language, addressOf }: RulesPage): Markup => {
  const texts = rulesTexts[language];
  const one = (each: VisaGroup | null, name: string) =>
    each === group
      ? html`<a href="${addressOf(each)}" aria-current="page">${name}</a>`
      : html`<a href="${addressOf(each)}">${name}</a>`;
  return html`<nav class="choices no-print" aria-label="${texts.purpose}">
    ${one(null, texts.everyPurpose)} ${visaGroups.map((each) => one(each, shareTexts[language].purpose[each]))}
  </nav>`;
};

function part(page: RulesPage, severity: Severity): Markup | string {
  const own = page.lines.filter((line) => line.severity === severity);
  if (own.length === 0) return '';
  const { title, text } = rulesTexts[page.language].severity[severity];
  return html`<h2 class="grade grade-${severity}">${mark[severity]} ${title}</h2>
    <p class="quiet">${text}</p>
    ${own.map((line) => rule(page, line))}`;
}

function rule(page: RulesPage, line: RuleLine): Markup {
  const { language, group } = page;
  const texts = rulesTexts[language];
  const isOfSome = group === null && line.groups.length < visaGroups.length;
  return html`<section class="card rule" id="${line.id}">
    <h3>${line.title[language]}</h3>
    <p>${line.asks[language]}</p>
    ${
      isOfSome
        ? html`<p class="only">
            ${texts.onlyFor} ${line.groups.map((each) => shareTexts[language].purpose[each]).join(', ')}
          </p>`
        : ''
    }
    ${line.severity === 'blocking' && !line.mayAccept ? html`<p class="only">${texts.mustFix}</p>` : ''}
    <p class="from">${originOf(page, line)}</p>
  </section>`;
}

function originOf(page: RulesPage, { source, confidence, verifiedOn, staleAfterDays }: RuleLine): Markup {
  const { language, today, form } = page;
  const checkedOn = currentDate(verifiedOn, today, staleAfterDays);
  const reader = { language, today, office: officeOf(form) };
  return originMarkup(presentOrigin({ source, confidence, checkedOn }, reader), page);
}

export const rulesSource = ({ form: { authority, portal }, language }: RulesPage): Markup =>
  html`<h2>${shareTexts[language].how}</h2>
    <p lang="en">${authority}</p>
    <p><a href="${portal.url}" rel="noopener noreferrer">${portal.name}: ${portal.url}</a></p>`;

// The same shape for each severity as in the app.
const icon = (shape: Markup): Markup =>
  html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">${shape}</svg>`;
const mark: Readonly<Record<Severity, Markup>> = {
  blocking: icon(html`<path d="M8.5 3h7L21 8.5v7L15.5 21h-7L3 15.5v-7z M12 8v4.5 M12 16v.1" />`),
  warning: icon(html`<path d="M12 4 21.5 20h-19z M12 10v4.5 M12 17v.1" />`),
  note: icon(html`<circle cx="12" cy="12" r="9" /><path d="M12 11v5 M12 8v.1" />`),
};
