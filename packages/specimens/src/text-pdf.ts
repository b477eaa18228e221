import { PDFDocument, StandardFonts, rgb } from '@cantoo/pdf-lib';
import { printDate } from './calendar-days.ts';
import { passportOf } from './passport-of.ts';
import { fullName } from './people/person-name.ts';
import { randomOf } from './random.ts';

const companies = ['Sunrise Textiles', 'Kaveri Software', 'Blue Lotus Exports', 'Peepal Foods', 'Satpura Motors'];
const posts = ['Accountant', 'Software Engineer', 'Sales Manager', 'Teacher', 'Pharmacist', 'Designer'];
const places = ['Germany', 'France', 'Switzerland', 'Italy', 'Portugal', 'Japan', 'Australia'];

export interface TextPdf {
  bytes: Buffer;
  values: { name: string; employer: string; jobTitle: string; letterDate: string };
}

// An employer's letter on one page, each different: cheap enough to generate hundreds.
export async function letterPdf(seed: string | number): Promise<TextPdf> {
  const random = randomOf('letter', seed);
  const { surname, givenNames, issueDate } = passportOf({ seed, nameFormat: 'plain' });
  const name = fullName({ surname, givenNames });
  const values = {
    name,
    employer: `${random.pick(companies)} Pvt Ltd`,
    jobTitle: random.pick(posts),
    letterDate: issueDate,
  };
  const lines = [
    values.employer,
    `Reference ${random.letters(3)}/${random.digits(6)}`,
    `Date: ${printDate(issueDate, 'month')}`,
    '',
    'To whom it may concern',
    '',
    `This is to certify that ${name} has worked with us as ${values.jobTitle}`,
    `since ${random.whole(2005, 2024)} at a salary of INR ${random.whole(30, 240)},000 a month.`,
    `Leave from work has been granted for ${random.whole(7, 30)} days for a journey to ${random.pick(places)}.`,
    'We expect our colleague back at work on the first working day thereafter.',
    '',
    'Yours faithfully,',
    fullName(passportOf({ seed: `signatory ${seed}`, nameFormat: 'plain' })),
    'Human Resources',
  ];
  const pdf = await PDFDocument.create({ updateMetadata: false });
  const font = await pdf.embedFont(random.pick([StandardFonts.Helvetica, StandardFonts.TimesRoman]));
  const page = pdf.addPage([595, 842]);
  page.drawText('SPECIMEN', { x: 460, y: 800, size: 14, font, color: rgb(0.7, 0.1, 0.15) });
  lines.forEach((line, at) => page.drawText(line, { x: 70, y: 750 - at * 22, size: 12, font }));
  return { bytes: Buffer.from(await pdf.save()), values };
}
