import '@fontsource-variable/inter';
import '@fontsource-variable/noto-sans-devanagari';
import '../components/base.css';
import './verify.css';
import './verify-print.css';
import type { VerifyTextKey } from '@visawright/contract/verify/texts/verify-texts.ts';
import { listenForFiles } from './file-chooser.ts';
import { byId, element } from './element.ts';
import { expectedId, showExpectedId } from './expected-id.ts';
import { listenForLanguage, translate } from './language.ts';
import { outcomeOf, type VerifyResult } from './verify-result.ts';
import { publishedKeys } from './published-keys.ts';
import { showOutcome } from './show-outcome.ts';

// The package verification page is independent of the app and shares no code with it.
let outcome: VerifyResult | undefined;
let turn = 0; // shows the latest file only

const status = byId('status');
const chooseWord = document.querySelector<HTMLElement>('#choose [data-word]')!;

function draw(): void {
  if (outcome) showOutcome(outcome, () => outcome && void check(outcome.file));
}

// Moves the file chooser below the result.
function offerAnother(): void {
  const word: VerifyTextKey = 'another';
  chooseWord.dataset.word = word;
  chooseWord.textContent = translate(word);
  byId('result').after(byId('choose'));
}

async function check(file: File): Promise<void> {
  const mine = ++turn;
  outcome = undefined;
  byId('result').replaceChildren();
  const bar = element('progress', { max: '1', value: '0', 'aria-label': translate('checking', { name: file.name }) });
  status.replaceChildren(element('p', {}, translate('checking', { name: file.name })), bar);
  const seen = await outcomeOf(file, (share) => (bar.value = share));
  if (mine !== turn) return;
  outcome = seen;
  status.replaceChildren();
  offerAnother();
  draw();
  byId('result').querySelector('h2')?.focus();
}

byId('by-hand').removeAttribute('open');
showExpectedId();
const { realm } = expectedId();
if (realm !== null) void publishedKeys(realm).catch(() => undefined); // fetched early, so that the check works offline
listenForFiles((file) => void check(file));
listenForLanguage(draw);
addEventListener('hashchange', () => {
  showExpectedId();
  draw();
});
addEventListener('online', () => outcome?.trouble === 'offline' && void check(outcome.file));
