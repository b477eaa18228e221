import { html } from '../../../../html.ts';
import type { RefusalFacts } from '../../../kinds/proof-of-status/visa-refusal-letter.ts';
import { sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

const css = html(
  ".page{padding:20mm 22mm;font:11pt/1.55 'Noto Sans'}",
  '.gov{background:#0b0c0c;color:#fff;padding:3mm 5mm;margin-bottom:8mm;display:flex;',
  'justify-content:space-between}',
  'h1{font-size:18pt;margin:0 0 4mm}h2{font-size:12.5pt;margin:7mm 0 2mm}',
  '.key{border-left:2mm solid #b1b4b6;padding-left:4mm}',
);

// A decision in the applicant's account: questions as headings, short answers below.
export const visaRefusalLetterLayout: LayoutDesign<RefusalFacts> = {
  draw({ person, state, applied, city, values }, pen) {
    const day = (iso: string) => pen.date(iso, 'd Month yyyy');
    return (
      style(css) +
      sheet(
        html(
          `<div class="gov"><span>${pen.f('issuingCountry', state.name)} – Immigration</span>`,
          '<span>My applications</span></div>\n',
          '      <h1>Decision on your application</h1>\n',
          '      ',
          `<div class="key">Applicant: ${pen.esc(person.fullName)}<br>Our reference: `,
          `<b>${pen.f('referenceNumber', values.referenceNumber!)}</b><br>Applied: ${day(applied)}, ${city}<br>`,
          `Decided: ${pen.f('refusalDate', day(values.refusalDate!))}</div>\n`,
          '      <h2>What we decided</h2>',
          '<p>Your application for a short stay visa has been unsuccessful. ',
          `No visa will be placed in passport ${person.passportNumber}.</p>`,
          '\n',
          `      <h2>Why</h2><p>${pen.f('reason', values.reason!)}.</p>\n`,
          '      <h2>What you can do now</h2>',
          '<p>You may ask for the decision to be looked at again within 28 days of the day on which you got ',
          'this message. ',
          'You may also apply afresh at any time, with new papers and a new fee. ',
          'The fee already paid is not given back.</p>',
          '\n',
          '      <h2>Your papers</h2>',
          `<p>Collect your passport at the centre in ${city} on any working day. `,
          'Copies that you handed in are kept with us.</p>',
        ),
      )
    );
  },
};
