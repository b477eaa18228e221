import { drawing, formGrid, handSignature, paragraphs, ruled } from '../../drawing/blocks.ts';
import { formatDay } from '../../drawing/formats.ts';
import { addDays } from '../../facts/days.ts';
import { universities } from '../../facts/issuers.ts';
import { foreignPlaces } from '../../facts/places.ts';
import { defineKind } from '../../held-out-kind.ts';

export const admissionLetter = defineKind({
  kind: 'Admission or offer letter',
  facts: (random, t) => {
    const school = random.pick(universities);
    const place = foreignPlaces.find(({ city }) => city === school.city)!;
    const courseStartDate = random.pick(['2026-09-14', '2027-02-01', '2026-10-05']);
    const tuition = random.whole(84, 260) * 100;
    return {
      school,
      issued: addDays(courseStartDate, -random.whole(90, 160)),
      values: {
        institutionName: school.name,
        institutionAddress: `${place.street}, ${place.line}, ${place.country}`,
        studentName: t.name,
        courseName: random.pick([
          'MSc Data-Intensive Astronomy',
          'MA Curating and Heritage',
          'Master of Public Health',
          'MEng Rail Systems',
        ]),
        courseStartDate,
        courseEndDate: addDays(courseStartDate, random.pick([361, 690])),
        enrolmentReference: random.pick([`${random.letters(2)}${random.digits(7)}`, `ADM-${random.digits(6)}`]),
        tuitionFee: String(tuition),
        feePaid: String(random.pick([1_500, 2_000, 4_500])),
        currency: school.currency,
      },
      also: { institutionAddress: [`${place.street}, ${place.line}`] },
    };
  },
  layouts: {
    'registry-letter': ({ f, day, sum, random }, { school, issued }) =>
      drawing(
        `.page{font:10.8pt/1.6 'Noto Serif';padding:22mm 24mm}`,
        `<p><b style="font-size:15pt">${f('institutionName')}</b><br>${f('institutionAddress')}</p>
        <p>${formatDay(issued, 'D MMMM YYYY')}</p>
        <p>Applicant number ${f('enrolmentReference')}</p>` +
          paragraphs(
            `Dear ${f('studentName')},`,
            `I am writing to offer you an unconditional place on ${f('courseName')}, which is taught full time in ${school.city}.
            Teaching begins on
            ${day('courseStartDate', 'D MMMM YYYY')} and the programme finishes on ${day('courseEndDate', 'D MMMM YYYY')}.`,
            `The fee for the first year is ${f('currency')} ${sum('tuitionFee', 'thousand')}. We have received a deposit of
            ${sum('feePaid', 'thousand')} from you, for which we thank you.`,
            'Yours sincerely,',
          ) +
          `${handSignature(random)}<br>Academic Registrar`,
      ),
    'enrolment-sheet': ({ f, day, sum }) =>
      drawing(
        `.page{font:9.6pt/1.45 'DejaVu Sans';padding:17mm} h2{margin:0;color:#4d7c0f}`,
        `<h2>${f('institutionName')}</h2><p>Admission notice for international students</p>` +
          formGrid(2, [
            ['Admitted person', f('studentName')],
            ['Enrolment ID', f('enrolmentReference')],
            ['Programme of study', f('courseName')],
            ['Campus', f('institutionAddress')],
          ]) +
          '<br>' +
          ruled(
            ['First day of classes', 'Expected completion', 'Tuition per year', 'Paid to date', 'Currency'],
            [
              [
                day('courseStartDate', 'DD/MM/YYYY'),
                day('courseEndDate', 'DD/MM/YYYY'),
                sum('tuitionFee', 'none'),
                sum('feePaid', 'none'),
                f('currency'),
              ],
            ],
          ) +
          '<p>This notice may be used when applying for a residence permit for study.</p>',
      ),
  },
});
