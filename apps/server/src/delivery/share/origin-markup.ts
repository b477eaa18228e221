import type { FormText } from '@visawright/forms/destinations/form-text.ts';
import type { Language } from '@visawright/forms/documents/category-texts.ts';
import type { OriginText } from '@visawright/forms/form/present-origin.ts';
import { html, type Markup } from '../../platform/mail/markup.ts';

interface Reader {
  readonly facts: FormText; // the sources' names in the reader's language
  readonly language: Language;
}

// "SOURCE, DATE"
export function sourceMarkup({ source, date }: Pick<OriginText, 'source' | 'date'>, reader: Reader): Markup {
  if (!source) return html``;
  const lang = reader.facts.hasTranslation(source.name) ? reader.language : 'en';
  const name = reader.facts(source.name);
  const linked =
    source.url === null
      ? html`<span lang="${lang}">${name}</span>`
      : html`<a href="${source.url}" rel="noopener noreferrer" lang="${lang}">${name}</a>`;
  return html`${linked}, ${date ?? ''}`;
}

// "SOURCE, DATE · SENTENCE · SENTENCE"
export const originMarkup = (origin: OriginText, reader: Reader): Markup =>
  html`${sourceMarkup(origin, reader)}${origin.source && origin.sentences.length > 0 ? ' · ' : ''}${origin.sentences.join(' · ')}`;
