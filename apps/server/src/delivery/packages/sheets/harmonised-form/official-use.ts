import { html, type Markup } from '../markup.ts';

const tick = (label: string) => html`<li><i></i>${label}</li>`;
const ticks = (...labels: string[]) =>
  html`<ul>
    ${labels.map(tick)}
  </ul>`;
const part = (title: string, height: number, more: Markup = html``) =>
  html`<div style="height:${height}pt"><b>${title}</b>${more}</div>`;

// The column that the authority fills in. It stays empty.
export const officialUse = (): Markup =>
  html`<h2>FOR OFFICIAL USE ONLY</h2>
    ${part('Date of application:', 42)} ${part('Application number:', 42)}
    ${part(
      'Application lodged at:',
      104,
      ticks('Embassy/consulate', 'Service provider', 'Commercial intermediary', 'Border (Name):', 'Other:'),
    )}
    ${part('File handled by:', 50)}
    ${part(
      'Supporting documents:',
      112,
      ticks('Travel document', 'Means of subsistence', 'Invitation', 'TMI', 'Means of transport', 'Other:'),
    )}
    ${part('Visa decision:', 88, ticks('Refused', 'Issued:', 'A', 'C', 'LTV'))}
    ${part(
      'Valid:',
      62,
      html`<p>From:</p>
        <p>Until:</p>`,
    )}
    ${part('Number of entries:', 56, ticks('1', '2', 'Multiple'))} ${part('Number of days:', 40)}`;
