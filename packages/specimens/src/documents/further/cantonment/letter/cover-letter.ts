import { html } from '../../../../html.ts';
import type { CoverLetterFacts } from '../../../kinds/letter/cover-letter.ts';
import { scrawl } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// The letter as an email printed from the browser: sender lines right-aligned above, the address of the page in the
// corner.
export const coverLetterLayout: LayoutDesign<CoverLetterFacts> = {
  draw(facts, { f, esc, date, random }) {
    const { values: v, person, journey, city } = facts;
    const pick = random.pick;
    const day = pick(['d Month yyyy', 'Month d, yyyy', 'dd Mmm yyyy'] as const);
    const { country, stops } = journey.destination;
    const line = (label: string, shown: string) => `<tr><td class="l">${label}:</td><td>${shown}</td></tr>`;
    const dates = pick([
      `from ${f('travelFrom', date(v.travelFrom!, day))} to ${f('travelTo', date(v.travelTo!, day))}`,
      `leaving India on ${f('travelFrom', date(v.travelFrom!, day))} and returning on ${f('travelTo', date(v.travelTo!, day))}`,
      `between ${f('travelFrom', date(v.travelFrom!, day))} and ${f('travelTo', date(v.travelTo!, day))}`,
    ]);
    const who = facts.payer === 'father' ? 'my father, ' : facts.payer === 'employer' ? 'my employer, ' : '';
    const payer = f('expensesBorneBy', v.expensesBorneBy!);
    const costs = pick([
      `The whole trip is paid for by ${who}${payer}.`,
      `All expenses of travel and stay will be met by ${who}${payer}.`,
      `The cost of the journey is being borne by ${who}${payer}.`,
    ]);
    const hand = pick([
      scrawl(random),
      `<p>${f('signed', 'Sd/-')}</p>`,
      `<p>${f('signed', `Digitally signed by ${person.fullName}`)}</p>`,
    ]);
    return html(
      "<style>.page{font:10pt/1.55 'Noto Sans';padding:12mm 18mm}",
      '.l{text-align:right;color:#666;padding-right:3mm;white-space:nowrap;vertical-align:top}',
      '.u{display:flex;justify-content:space-between;font-size:7.4pt;color:#666;margin-bottom:6mm}',
      'li{margin:.6mm 0}</style>\n',
      '<section class="page">',
      `<div class="u"><span>Mail - ${esc(person.fullName)}</span>`,
      '<span>https://mail.example.net/print/view</span></div>',
      '<h2 style="font-size:14pt;',
      'margin:0 0 3mm">',
      `${pick(['Request for a visa', 'Visa application', 'Covering note to my visa application'])}: `,
      `${country}</h2>`,
      '<hr>',
      `<table>\n${line('From', `${esc(person.fullName)} &lt;${esc(person.email)}&gt;`)}`,
      line(pick(['To', 'Addressed to', 'Attention']), `${f('addressedTo', v.addressedTo!)}, ${esc(city)}`),
      line(pick(['Sent', 'Date', 'Sent on']), f('letterDate', date(v.letterDate!, day))),
      `${line('Attachments', `${facts.enclosures.length}`)}</table>`,
      '<hr>\n',
      '<p>Dear Sir/Madam,</p>',
      `<p>My name is ${esc(person.fullName)}, passport ${person.passportNumber}, `,
      `and I work as ${esc(person.designation)} with ${esc(person.employer)}. `,
      `I would like to travel to ${country} for ${f('purpose', v.purpose!)}, ${dates}. `,
      `I plan to see ${stops.map((each) => each.city).join(' and ')}.</p>`,
      '\n',
      `<p>${costs}</p><p>You will find attached:</p>`,
      `<ul>${facts.enclosures.map((each) => `<li>${each}</li>`).join('')}</ul>`,
      '<p>I assure you that I will come back to India within the validity of the visa, ',
      'as my family and my work are here.</p>',
      `<p>Best regards,</p>${hand}`,
      `<p>${esc(person.fullName)}<br>${esc(facts.address.join(', '))}<br>${person.phone}</p>`,
      '<div class="u" style="margin-top:10mm"><span>1 of 1</span><span></span></div></section>',
    );
  },
};
