import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-devanagari';
import '../components/base.css';
import './help.css';
import { matchesWords } from '../lib/search/matches-words.ts';

// The guides are whole without this script; it adds the search, which hides the sections that lack a word, and the print button.
const search = document.querySelector<HTMLInputElement>('.help-search input');
const found = document.querySelector<HTMLElement>('.help-found');
const sections = [...document.querySelectorAll<HTMLElement>('.help-guide > section')];
const entries = [...document.querySelectorAll<HTMLElement>('.help-side li')];

function show(wanted: string): void {
  let count = 0;
  for (const [n, section] of sections.entries()) {
    const isFound = matchesWords(section.textContent, wanted);
    section.hidden = !isFound;
    if (entries[n]) entries[n].hidden = !isFound;
    if (isFound) count++;
  }
  const { none = '', found: words = '' } = found!.dataset;
  found!.textContent = wanted === '' ? '' : count === 0 ? none : `${words} ${count}`;
  document.body.classList.toggle('is-searching', wanted !== '');
}

if (search && found) {
  search.closest('label')!.hidden = false;
  search.addEventListener('input', () => show(search.value.trim()));
}
const print = document.querySelector<HTMLButtonElement>('.help-print');
print?.addEventListener('click', () => globalThis.print());
print?.removeAttribute('hidden');
