import {
  fillText,
  verifyTexts,
  type VerifyLanguage,
  type VerifyTextKey,
} from '@visawright/contract/verify/texts/verify-texts.ts';

export const language = (): VerifyLanguage => (document.documentElement.lang === 'hi' ? 'hi' : 'en');

export const translate = (word: VerifyTextKey, values?: Readonly<Record<string, string | number>>): string =>
  fillText(verifyTexts[language()][word], values);

export const moment = (at: Date | string, timeZone?: string): string =>
  new Intl.DateTimeFormat(language() === 'hi' ? 'hi-IN' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at));

export function size(bytes: number): string {
  const [value, unit] = bytes < 1_000_000 ? [Math.ceil(bytes / 1_000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  return new Intl.NumberFormat(language() === 'hi' ? 'hi-IN' : 'en-GB', {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  }).format(value);
}

// Replaces texts in place, so that a result is not lost. Without scripts the links reload the page.
export function listenForLanguage(redraw: () => void): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-language]');
  const speak = (chosen: string) => {
    document.documentElement.lang = chosen;
    for (const each of document.querySelectorAll<HTMLElement>('[data-word]'))
      each.textContent = translate(each.dataset.word as VerifyTextKey);
    for (const link of links) link.setAttribute('aria-current', String(link.dataset.language === chosen));
    history.replaceState(null, '', `?lang=${chosen}${location.hash}`);
    redraw();
  };
  for (const link of links)
    link.addEventListener('click', (event) => {
      event.preventDefault();
      speak(link.dataset.language!);
    });
}
