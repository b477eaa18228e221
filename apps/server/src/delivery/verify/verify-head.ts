import { verifyTexts } from '@visawright/contract/verify/texts/verify-texts.ts';
import { destinations } from '@visawright/forms/destinations/destinations.ts';
import { html, Markup } from '../../platform/mail/markup.ts';
import type { VerifyPage } from './verify-body.ts';

// A manifest has only destination ids. `<` is escaped so that no future country name could end the script element.
const names = JSON.stringify(
  Object.fromEntries(destinations.map(({ id, country, iso2 }) => [id, { country, iso2 }])),
).replaceAll('<', '\\u003c');

export const verifyHead = ({ language, brand }: VerifyPage, nonce: string): Markup =>
  html`<title>${verifyTexts[language].title} · ${brand}</title>
    <meta name="description" content="${verifyTexts[language].lead}" />
    <link rel="icon" href="data:," />
    <script type="application/json" id="destinations" nonce="${nonce}">
      ${new Markup(names)}
    </script>`;
