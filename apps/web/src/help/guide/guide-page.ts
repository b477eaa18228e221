import { helpTexts, type HelpLanguage } from '../help-texts.ts';
import { headingSlug } from './heading-slug.ts';
import { escapeText, renderMarkdown, type Targets } from './markdown.ts';

export interface GuideText {
  readonly name: string;
  readonly language: HelpLanguage;
  readonly text: string; // Markdown of docs/use
}

export interface HelpPage {
  readonly title: string;
  readonly body: string;
}

const languageNames = { en: 'English', hi: 'हिन्दी' } as const;
const titleOf = (text: string) => /^# (.+)$/m.exec(text)?.[1] ?? '';
const leadOf = (text: string) =>
  text
    .split('\n\n')
    .find((part) => !part.startsWith('#'))!
    .replaceAll('\n', ' ');

function frame(own: HelpLanguage, name: string, languages: readonly HelpLanguage[], main: string): string {
  const words = helpTexts[own];
  const address = name === 'index' ? '/help' : `/help/${name}`;
  const links = languages.map(
    (code) =>
      `<a href="${address}?lang=${code}" lang="${code}"${code === own ? ' aria-current="true"' : ''}>${languageNames[code]}</a>`,
  );
  const choice = languages.length > 1 ? `<nav aria-label="${words.language}">${links.join('')}</nav>` : '';
  const all = name === 'index' ? '' : `<a class="help-all" href="/help?lang=${own}">${words.all}</a>`;
  return (
    `<a class="help-skip" href="#guide">${words.skip}</a>` +
    `<header class="help-head"><span class="help-brand">__BRAND__</span>${all}${choice}</header>${main}`
  );
}

// One guide: its contents with the search, and a section for each of its headings, which the search shows or hides.
export function guidePage(
  { name, language, text }: GuideText,
  languages: readonly HelpLanguage[],
  targets: Targets,
): HelpPage {
  const words = helpTexts[language];
  const [start = '', ...sections] = text.split(/^(?=## )/m);
  const headings = sections.map((section) => /^## (.+)$/m.exec(section)![1]!.trim());
  const entry = (heading: string) => `<li><a href="#${headingSlug(heading)}">${escapeText(heading)}</a></li>`;
  const main =
    `<div class="help-page"><div class="help-side"><div class="help-tools" role="search">` +
    `<label class="help-search" hidden>${words.search}<input type="search" maxlength="60" autocomplete="off"></label>` +
    `<p class="help-found" role="status" data-none="${words.none}" data-found="${words.found}"></p></div>` +
    `<nav aria-labelledby="contents"><h2 id="contents">${words.contents}</h2><ol>${headings.map(entry).join('')}</ol></nav>` +
    `<button type="button" class="help-print" hidden>${words.print}</button></div>` +
    `<main class="help-guide" id="guide" tabindex="-1">${renderMarkdown(start, targets)}` +
    `${sections.map((section) => `<section>${renderMarkdown(section, targets)}</section>`).join('')}</main></div>`;
  return { title: `${titleOf(text)} · __BRAND__`, body: frame(language, name, languages, main) };
}

// The list of all guides; those without this language appear in English.
export function indexPage(language: HelpLanguage, guides: readonly GuideText[]): HelpPage {
  const words = helpTexts[language];
  const entries = guides.map(
    ({ name, text, language: own }) =>
      `<li><a href="/help/${name}?lang=${language}"${own === language ? '' : ` lang="${own}"`}>` +
      `<b>${escapeText(titleOf(text))}</b><span>${escapeText(leadOf(text))}</span></a></li>`,
  );
  const main =
    `<main class="help-index" id="guide" tabindex="-1"><h1>${words.title}</h1><p>${words.lead}</p>` +
    `<ul>${entries.join('')}</ul></main>`;
  return { title: `${words.title} · __BRAND__`, body: frame(language, 'index', ['en', 'hi'], main) };
}
