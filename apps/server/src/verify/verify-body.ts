import { byHand } from '@visawright/contract/verify/by-hand.ts';
import { verifyWords, type VerifyLanguage, type VerifyWord } from '@visawright/contract/verify/words/verify-words.ts';
import { html, type Markup } from '../mail/markup.ts';
import { verifyIcon, verifyIcons } from './verify-icons.ts';

export interface VerifyPage {
  readonly language: VerifyLanguage;
  readonly brand: string;
  readonly origin: string; // where its keys are
}

const languages = { en: 'English', hi: 'हिन्दी' } as const;

// Whole without a script: then it says how to check by hand. The script opens the chooser, and changes words where they stand (data-word).
export function verifyBody({ language, brand, origin }: VerifyPage): Markup {
  const words = verifyWords[language];
  const say = (word: VerifyWord) => html`<span data-word="${word}">${words[word]}</span>`;
  const commands = byHand(origin);
  const step = (word: VerifyWord, command?: string) =>
    html`<li>
      <p>${say(word)}</p>
      ${command ? html`<pre><code>${command}</code></pre>` : ''}
    </li>`;
  return html`${verifyIcons}
    <header class="verify-head">
      <span class="verify-brand" id="brand">${brand}</span>
      <nav aria-label="Language">
        ${Object.entries(languages).map(
          ([code, name]) =>
            html`<a href="?lang=${code}" lang="${code}" data-language="${code}" aria-current="${code === language}"
              >${name}</a
            >`,
        )}
      </nav>
    </header>
    <main class="verify-main">
      <h1>${say('title')}</h1>
      <p class="verify-lead">${say('lead')}</p>
      <noscript><p class="verify-note">${words.noScript}</p></noscript>
      <div class="verify-expected" id="expected" hidden>
        <span>${say('expected')}</span>
        <b class="verify-id"></b>
      </div>
      <section id="choose" hidden>
        <div class="verify-choose">
          <label class="verify-button">
            ${verifyIcon('file')}
            <input type="file" accept=".zip,application/zip" />
            ${say('choose')}
          </label>
          <span class="verify-drop">${say('drop')}</span>
        </div>
        <p class="verify-stays">${verifyIcon('lock')} ${say('stays')}</p>
      </section>
      <div id="status" role="status"></div>
      <section id="result"></section>
      <details class="verify-hand" id="by-hand" open>
        <summary>${say('byHand')}</summary>
        <p>${say('byHandLead')}</p>
        <ol>
          ${step('unpack')} ${step('sums', commands.sums)} ${step('keys', commands.keys)} ${step('seal', commands.seal)}
        </ol>
      </details>
    </main>`;
}
