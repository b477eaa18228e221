import { verifyWords } from '@visawright/contract/verify/words/verify-words.ts';
import { destinations } from '@visawright/forms/destinations.ts';
import { html, Markup } from '../mail/markup.ts';
import type { VerifyPage } from './verify-body.ts';

// Names of destinations, for a manifest knows only their ids. No sign in them could end the script; the check is for those to come.
const names = JSON.stringify(
  Object.fromEntries(destinations.map(({ id, country, iso2 }) => [id, { country, iso2 }])),
).replaceAll('<', '\\u003c');

export const verifyHead = ({ language, brand }: VerifyPage, nonce: string): Markup =>
  html`<title>${verifyWords[language].title} · ${brand}</title>
    <meta name="description" content="${verifyWords[language].lead}" />
    <link rel="icon" href="data:," />
    <script type="application/json" id="destinations" nonce="${nonce}">
      ${new Markup(names)}
    </script>`;
