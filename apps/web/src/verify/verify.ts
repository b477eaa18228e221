import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-devanagari';
import '../components/base.css';
import './verify.css';
import './verify-print.css';
import type { VerifyWord } from '@visawright/contract/verify/words/verify-words.ts';
import { listenForFiles } from './choose.ts';
import { byId, element } from './element.ts';
import { expected, showExpected } from './expected.ts';
import { listenForLanguage, say } from './language.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { publishedBy } from './published-keys.ts';
import { showOutcome } from './show-outcome.ts';

// The page that checks a package: no part of the app, and of the app nothing in it.
let outcome: Outcome | undefined;
let turn = 0; // only the file chosen last is shown

const status = byId('status');
const chooseWord = document.querySelector<HTMLElement>('#choose [data-word]')!;

function draw(): void {
  if (outcome) showOutcome(outcome, () => outcome && void check(outcome.file));
}

// From now on the verdict comes first, and another file after it.
function offerAnother(): void {
  const word: VerifyWord = 'another';
  chooseWord.dataset.word = word;
  chooseWord.textContent = say(word);
  byId('result').after(byId('choose'));
}

async function check(file: File): Promise<void> {
  const mine = ++turn;
  outcome = undefined;
  byId('result').replaceChildren();
  const bar = element('progress', { max: '1', value: '0', 'aria-label': say('checking', { name: file.name }) });
  status.replaceChildren(element('p', {}, say('checking', { name: file.name })), bar);
  const seen = await outcomeOf(file, (share) => (bar.value = share));
  if (mine !== turn) return;
  outcome = seen;
  status.replaceChildren();
  offerAnother();
  draw();
  byId('result').querySelector('h2')?.focus();
}

byId('by-hand').removeAttribute('open');
showExpected();
const { realm } = expected();
if (realm !== null) void publishedBy(realm).catch(() => undefined); // early, so that the check itself needs no network
listenForFiles((file) => void check(file));
listenForLanguage(draw);
addEventListener('hashchange', () => {
  showExpected();
  draw();
});
addEventListener('online', () => outcome?.trouble === 'offline' && void check(outcome.file));
