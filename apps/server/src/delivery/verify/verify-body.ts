import { manualCheck } from '@visawright/contract/verify/manual-check.ts';
import {
  verifyTexts,
  type VerifyLanguage,
  type VerifyTextKey,
} from '@visawright/contract/verify/texts/verify-texts.ts';
import { html, type Markup } from '../../platform/mail/markup.ts';
import { verifyIcon, verifyIcons } from './verify-icons.ts';

export interface VerifyPage {
  readonly language: VerifyLanguage;
  readonly brand: string;
  readonly origin: string; // where the public keys are
}

const languages = { en: 'English', hi: 'हिन्दी' } as const;

// Without a script the page explains how to verify by hand. The script shows the file chooser and swaps texts by their data-word attribute.
export function verifyBody({ language, brand, origin }: VerifyPage): Markup {
  const words = verifyTexts[language];
  const t = (word: VerifyTextKey) => html`<span data-word="${word}">${words[word]}</span>`;
  const commands = manualCheck(origin);
  const step = (word: VerifyTextKey, command?: string) =>
    html`<li>
      <p>${t(word)}</p>
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
      <h1>${t('title')}</h1>
      <p class="verify-lead">${t('lead')}</p>
      <noscript><p class="verify-note">${words.noScript}</p></noscript>
      <div class="verify-expected" id="expected" hidden>
        <span>${t('expected')}</span>
        <b class="verify-id"></b>
      </div>
      <section id="choose" hidden>
        <div class="verify-choose">
          <label class="verify-button">
            ${verifyIcon('file')}
            <input type="file" accept=".zip,application/zip" />
            ${t('choose')}
          </label>
          <span class="verify-drop">${t('drop')}</span>
        </div>
        <p class="verify-stays">${verifyIcon('lock')} ${t('stays')}</p>
      </section>
      <div id="status" role="status"></div>
      <section id="result"></section>
      <details class="verify-hand" id="by-hand" open>
        <summary>${t('byHand')}</summary>
        <p>${t('byHandLead')}</p>
        <ol>
          ${step('unpack')} ${step('sums', commands.sums)} ${step('keys', commands.keys)} ${step('seal', commands.seal)}
        </ol>
      </details>
    </main>`;
}
