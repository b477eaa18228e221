import { html } from '../../../html.ts';
import { emblem, scribble, roundSeal as ringSeal } from '../../parts/drawn-parts.ts';
import { sheet, style } from '../../printing/markup.ts';
import { titleOf } from '../../facts/person.ts';
import { wholeAddress } from '../../parts/address.ts';
import type { RefusalFacts } from '../../kinds/proof-of-status/visa-refusal-letter.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// A decision sent to the applicant as a letter.
export const visaRefusalLetterLayout: LayoutDesign<RefusalFacts> = {
  draw(facts, pen) {
    const { f, esc, date, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, state, applied, city } = facts;
    return html(
      style(
        ".page{font:10.8pt/1.65 'Noto Sans';padding:22mm 24mm}",
        '.top{display:flex;gap:5mm;align-items:center;border-bottom:.4mm solid #333;padding-bottom:4mm}',
        'p{margin:4mm 0}',
      ),
      sheet(
        html(
          `<div class="top">${emblem('#333')}<span>`,
          `<b style="font-size:13pt">${v('issuingCountry', state.name)}</b><br>`,
          `Visa Section, ${esc(city)}</span></div>`,
          `<p>Our ref.: ${v('referenceNumber')}<br>Date: ${d('refusalDate', 'd Month yyyy')}</p>`,
          `<p>${titleOf(person)} ${esc(person.fullName)}<br>${esc(wholeAddress(person.address))}<br>`,
          `Passport: ${person.passportNumber}</p>`,
          '<p><b>NOTICE OF REFUSAL OF VISA</b></p>',
          `<p>Dear ${titleOf(person)} ${esc(person.surname || person.fullName)},</p>\n`,
          `<p>Thank you for your application for a visa made on ${date(applied, 'd Month yyyy')}. `,
          'After careful examination we regret to tell you that your application has been refused on the ',
          'following ground:</p>',
          `<p style="margin-left:8mm">${v('reason')}.</p>`,
          '<p>You may lodge an appeal within thirty days of receiving this notice. ',
          'A refusal does not prevent you from making a fresh application.</p>',
          `<p>Yours sincerely,</p>${scribble(random)}<p>Visa Officer</p>${ringSeal('VISA SECTION')}`,
        ),
      ),
    );
  },
};
