import { html } from '../../../html.ts';
import { pairRows, scrawl, sheet, style } from '../../printing/markup.ts';
import type { AdmissionFacts } from '../../kinds/letter/admission-or-offer-letter.ts';
import type { DateFormat, LayoutDesign } from '../../document-specimen-kind.types.ts';

// The offer as it comes by email and is printed.
export const admissionOrOfferLetterLayout: LayoutDesign<AdmissionFacts> = {
  draw(facts, pen) {
    const { f, esc, date, amount, random } = pen;
    const v = (id: string, shown = facts.values[id]!) => f(id, shown);
    const d = (id: string, variant: DateFormat) => f(id, date(facts.values[id]!, variant));
    const { person, school, tuition, paid, issued, studentId, registrar } = facts;
    const money = (value: number) => amount(value, 'western');
    const names: Readonly<Record<string, string>> = {
      CAS: 'Your CAS',
      CoE: 'eCoE no.',
      LOA: 'LOA no.',
      IPA: 'IPA application no.',
      Admission: 'Letter of admission no.',
      Offer: 'Offer ID',
    };
    return html(
      style(
        ".page{font:10.2pt/1.6 'Noto Sans';padding:18mm 20mm}",
        '.meta{color:#444;border-bottom:.3mm solid #bbb;padding-bottom:3mm}.pairs{margin:4mm 0;width:100%}',
        '.pairs td{border-bottom:.2mm solid #ddd;padding:1.5mm 2mm}.pairs .label{width:62mm;color:#333}',
      ),
      sheet(
        html(
          '<h2 style="margin:0;font-size:14pt">Your offer of a place</h2>',
          '<div class="meta">From: ',
          'Admissions Office ',
          `&lt;admissions@${school.name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example.com&gt;<br>`,
          `To: ${esc(person.email)}<br>Sent: ${date(issued, 'd Month yyyy')}</div>\n`,
          `<p>Dear ${v('studentName')},</p>`,
          '<p>Congratulations! We are delighted to offer you a full-time place on our ',
          `<b>${v('courseName')}</b> programme. The particulars of your enrolment are:</p>\n`,
          pairRows(
            [
              ['Student ID', studentId],
              [names[school.reference]!, v('enrolmentReference')],
              ['Classes begin on', d('courseStartDate', 'd Month yyyy')],
              ['Expected completion', d('courseEndDate', 'd Month yyyy')],
              ['Total tuition fee', `${v('currency')} ${v('tuitionFee', money(tuition))}`],
              ['Fee received so far', `${school.currency} ${v('feePaid', money(paid))}`],
              ['Balance payable', `${school.currency} ${money(tuition - paid)}`],
            ],
            { between: '' },
          ),
          '\n',
          '<p>Please quote your student ID whenever you write to us, ',
          'and show this letter when you apply for your visa.</p>',
          `<p>Kind regards,</p>${scrawl(random)}`,
          `<p>${esc(registrar)}<br>Registrar<br><b>${v('institutionName')}</b>`,
          `<br>${v('institutionAddress', school.address.join('\n'))}</p>`,
        ),
      ),
    );
  },
};
