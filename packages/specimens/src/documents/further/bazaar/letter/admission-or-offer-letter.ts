import { html } from '../../../../html.ts';
import type { AdmissionFacts } from '../../../kinds/letter/admission-or-offer-letter.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';

// The email by which an admissions desk offers a place, as printed from the mailbox.
export const admissionOrOfferLetterLayout: LayoutDesign<AdmissionFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, school } = facts;
    const { pick } = random;
    const day = pick(['d Month yyyy', 'dd Mmm yyyy', 'dd-Mmm-yyyy'] as const);
    const variant = pick(['western', 'plain'] as const);
    const sum = (value: number) => amount(value, variant);
    const items = [
      [pick(['Programme offered', 'Programme of study', 'Name of course']), f('courseName', v.courseName!)],
      [
        pick(['Classes commence on', 'Commencement date', 'Programme begins']),
        f('courseStartDate', date(v.courseStartDate!, day)),
      ],
      [
        pick(['Expected date of completion', 'Programme ends', 'Completion date']),
        f('courseEndDate', date(v.courseEndDate!, day)),
      ],
      [
        pick(['Annual tuition fee', 'Tuition for the first year', 'Tuition fees payable']),
        `${f('currency', v.currency!)} ${f('tuitionFee', sum(facts.tuition))}`,
      ],
      [
        pick(['Deposit received', 'Fee received so far', 'Initial payment received']),
        `${v.currency} ${f('feePaid', sum(facts.paid))}`,
      ],
    ];
    return html(
      "<style>.page{font:10pt/1.55 'DejaVu Sans';padding:14mm 17mm}",
      '.h{border-bottom:.3mm solid #999;padding-bottom:3mm;font-size:8.8pt;line-height:1.6}',
      'li{margin:1.2mm 0}</style>\n',
      '<section class="page">',
      '<div style="display:flex;justify-content:space-between;font-size:8pt;color:#666">',
      '<span>Mailbox &ndash; print view</span><span>1 message</span></div>',
      '<div class="h">',
      `<b>${pick(['Offer of admission', 'Your admission is confirmed', 'Letter of acceptance'])} `,
      `&ndash; ${f('enrolmentReference', v.enrolmentReference!)}</b>`,
      '<br>',
      'From: ',
      `Admissions Desk, ${f('institutionName', v.institutionName!)} `,
      `&lt;admissions@${school.city.toLowerCase()}.example.org&gt;<br>`,
      `To: ${esc(person.fullName)} &lt;${person.email}&gt;<br>`,
      `Date: ${date(facts.issued, 'Ddd, dd Mmm yyyy')}</div>\n`,
      `<p>Dear ${f('studentName', person.fullName)},</p>`,
      '<p>',
      pick([
        'Greetings from the International Office! With reference to your application we ' +
          'are glad to inform you that you have been selected for admission.',
        'We are happy to inform you that the committee has approved your admission.',
        'Thank you for applying to us. It gives us pleasure to offer you a seat.',
      ]),
      ' ',
      'The particulars of your admission are as follows:</p>',
      `<ul>${items.map(([label, shown]) => `<li>${label}: ${shown}</li>`).join('')}`,
      `<li>Student number: ${facts.studentId}</li></ul>\n`,
      '<p>',
      pick(['Please quote the reference', 'In all letters to us kindly quote', 'For your visa please quote reference']),
      ` ${v.enrolmentReference} `,
      '. ',
      'The balance of the fee is payable on registration.</p>',
      `<p>Warm regards,<br>${esc(facts.registrar)}<br>`,
      `Registrar and Head of Admissions<br>${f('institutionAddress', school.address.join(', '))}</p>`,
      '<p style="font-size:7.6pt;color:#777">This message is meant for the addressee only. ',
      'Please think before printing.</p>',
      '</section>',
    );
  },
};
