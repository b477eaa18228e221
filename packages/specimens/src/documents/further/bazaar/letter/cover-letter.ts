import { html } from '../../../../html.ts';
import type { CoverLetterFacts } from '../../../kinds/letter/cover-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { scrawl } from '../../../printing/markup.ts';

// Old-fashioned office English: respected sir, kind perusal, thanking you in anticipation.
export const coverLetterLayout: LayoutDesign<CoverLetterFacts> = {
  draw(facts, { f, esc, date, random }) {
    const { values: v, person, journey, address } = facts;
    const { pick } = random;
    const day = pick(['dd/mm/yyyy', 'dd.mm.yyyy', 'dth Month yyyy'] as const);
    const span = pick(['w.e.f. {a} to {b}', 'between {a} and {b}', 'commencing on {a} and ending on {b}'])
      .replace('{a}', f('travelFrom', date(v.travelFrom!, day)))
      .replace('{b}', f('travelTo', date(v.travelTo!, day)));
    const payer = f('expensesBorneBy', v.expensesBorneBy!);
    const cost = pick([
      `The entire expenditure of the tour shall be met by ${payer}.`,
      `I beg to state that all expenses towards travel and stay will be borne by ${payer}.`,
      `The cost of the journey is being defrayed by ${payer}.`,
    ]);
    const end = pick([() => `<p>${f('signed', 'Sd/-')}</p>`, () => scrawl(random)])();
    return html(
      "<style>.page{font:11pt/1.6 'Noto Serif';padding:18mm 24mm}</style>\n",
      '<section class="page">',
      `<p style="text-align:right">${esc(person.fullName)},<br>${address.map(esc).join(',<br>')}.<br>`,
      `Mob. ${person.phone}`,
      `<br>${pick(['Date', 'Dated', 'Dt.'])} ${f('letterDate', date(v.letterDate!, day))}</p>`,
      `<p>To,<br>${f('addressedTo', v.addressedTo!)},<br>${facts.city}.</p>`,
      '<p style="text-align:center">',
      '<u>',
      pick([
        'Sub.: Request for grant of visa',
        'Subject: Application for visa &ndash; covering letter',
        'Re: Visa for my proposed journey',
      ]),
      ' ',
      `(Passport ${person.passportNumber})</u>`,
      '</p>',
      '<p>Respected Sir / Madam,</p>\n',
      '<p>I, the undersigned, ',
      `am serving as ${esc(person.designation)} in ${esc(person.employer)} and most humbly request your `,
      'good office to grant me a visa ',
      `for ${esc(journey.destination.country)}. `,
      `${pick(['The object of my visit is', 'I intend to travel for the purpose of', 'My visit is for'])} `,
      `${f('purpose', v.purpose!)}. `,
      `I propose to remain there ${span}.</p>`,
      `<p>${cost} I undertake to return to India before the visa runs out, `,
      'as my family and my service are here.</p>',
      '<p>The following papers are enclosed for your kind ',
      'perusal: ',
      `${facts.enclosures.map((each, at) => `(${'abcdefgh'[at]}) ${each.toLowerCase()}`).join(', ')}.</p>`,
      '<p>Thanking you in anticipation,</p><p style="text-align:right">Yours faithfully,</p>',
      `<div style="display:flex;justify-content:flex-end">${end}</div>`,
      `<p style="text-align:right">(${esc(person.fullName)})</p></section>`,
    );
  },
};
