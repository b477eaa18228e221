import { html } from '../../../../html.ts';
import type { AdmissionFacts } from '../../../kinds/letter/admission-or-offer-letter.ts';
import { scrawl, sheet, style } from '../../../printing/markup.ts';
import type { LayoutDesign } from '../../../document-specimen-kind.types.ts';
import { titleOf } from '../../../facts/person.ts';

// A dean's letter: no table, no label; the school is named in the head and in a sentence.
export const admissionOrOfferLetterLayout: LayoutDesign<AdmissionFacts> = {
  draw(facts, { f, esc, date, amount, random }) {
    const { values: v, person, school } = facts;
    const day = random.pick(['d Month yyyy', 'Month d, yyyy'] as const);
    const money = (value: number) => amount(value, 'western');
    const [he, his] = person.sex === 'M' ? ['he', 'his'] : ['she', 'her'];
    return html(
      style(
        ".page{font:11pt/1.65 'Noto Serif',serif;padding:22mm 25mm}.head{text-align:center;margin-bottom:9mm}",
        '.head b{font-size:16pt}p{margin:0 0 4mm}',
      ),
      sheet(
        html(
          `<div class="head"><b>${f('institutionName', v.institutionName!)}</b><br>`,
          `${f('institutionAddress', school.address.join(', '))}</div>`,
          `<p>${date(facts.issued, day)}</p><p>To the visa officer</p>`,
          `<p>I am writing on behalf of ${titleOf(person)} ${f('studentName', person.fullName)}, who has been admitted to `,
          `read for the degree of ${f('courseName', v.courseName!)} in our school. ${random.pick([
            `Instruction commences on ${f('courseStartDate', date(v.courseStartDate!, day))} and the programme ` +
              `concludes on ${f('courseEndDate', date(v.courseEndDate!, day))}.`,
            `The course is taught from ${f('courseStartDate', date(v.courseStartDate!, day))} through ` +
              `${f('courseEndDate', date(v.courseEndDate!, day))}.`,
          ])} `,
          `${random.pick([`The matter is filed with us under ${facts.studentId}.`, ''])} `,
          `Our records hold the offer as number ${f('enrolmentReference', v.enrolmentReference!)}.</p>`,
          `<p>Tuition for the entire course comes to ${f('currency', v.currency!)} ${f('tuitionFee', money(facts.tuition))}. `,
          `A deposit of ${v.currency} ${f('feePaid', money(facts.paid))} reached us last month, and ${he} has undertaken to `,
          `settle the rest before ${his} arrival.</p>`,
          `<p>Yours truly,</p>${scrawl(random)}<p>${esc(facts.registrar)}<br>Dean of Admissions</p>`,
        ),
      ),
    );
  },
};
