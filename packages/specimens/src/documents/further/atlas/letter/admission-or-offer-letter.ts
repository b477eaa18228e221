import { html } from '../../../../html.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { AdmissionFacts } from '../../../kinds/letter/admission-or-offer-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

const numbers: Readonly<Record<string, string>> = {
  CAS: 'CAS number',
  CoE: 'CoE code',
  LOA: 'LOA number',
  IPA: 'IPA reference',
  Admission: 'Admission reference',
  Offer: 'Offer reference',
};

// Nothing but sentences: an admissions tutor writes, the money in a paragraph of its own.
export const admissionOrOfferLetterLayout: LayoutDesign<AdmissionFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values, school, person, tuition, paid } = facts;
    const v = (id: string, shown = values[id]!) => f(id, shown);
    const day = (id: string) => v(id, date(values[id]!, 'd Month yyyy'));
    const money = (id: string, value: number) => v(id, amount(value, 'western').replace(/\.00$/, ''));
    const { currency } = school;
    return html(
      style(
        ".page{font:10.6pt/1.65 'Noto Serif',serif;padding:20mm 24mm 14mm}",
        '.crest{border-bottom:.8mm double #7a1f2b;padding-bottom:4mm;margin-bottom:7mm;text-align:center}',
        '.crest b{font-size:19pt;color:#7a1f2b}.crest div{display:block;font-size:8.6pt}p{margin:0 0 4mm}',
        '.right{text-align:right}',
      ),
      sheet(
        html(
          `<div class="crest"><b>${v('institutionName')}</b>`,
          `<div>${v('institutionAddress', school.address.join(' | '))}</div></div>\n`,
          `<p class="right">${date(facts.issued, 'd Month yyyy')}</p>`,
          `<p>${esc(person.fullName)}<br>${facts.address.map(esc).join('<br>')}</p>`,
          `<p>Dear ${v('studentName')},</p>\n`,
          '<p>Congratulations. ',
          `The Admissions Board has accepted you as a full-time student on the programme ${v('courseName')}. `,
          `Teaching begins on ${day('courseStartDate')} and you are expected to complete your studies `,
          `on ${day('courseEndDate')}. `,
          `Your student ID is ${facts.studentId}. `,
          'For your visa application please ',
          `use ${numbers[school.reference] ?? 'Reference'} ${v('enrolmentReference')}.</p>`,
          '\n',
          `<p>The fee for tuition is ${v('currency', currency)} ${money('tuitionFee', tuition)} for the `,
          'programme. ',
          `We have received a payment of ${currency} ${money('feePaid', paid)} from you, `,
          `so that ${currency} ${amount(tuition - paid, 'western').replace(/\.00$/, '')} remains to be paid `,
          'before registration.</p>',
          '\n',
          '<p>Instruction is in ',
          'English. ',
          random.pick([
            'Your school records and test scores met our entry requirements in full.',
            'No further conditions attach to this place.',
          ]),
          ' ',
          'Should you be unable to arrive in time for the induction week, ',
          'let us know at once.</p>',
          `<p>We are looking forward to meeting you in ${esc(school.city)}.</p>`,
          `<p>Yours sincerely</p>${scrawl(random)}<p>${esc(facts.registrar)}<br>Admissions Tutor</p>`,
        ),
      ),
    );
  },
};
