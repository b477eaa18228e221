import { html } from '../html.ts';
import { entry, type EntryStyle } from '../drawing/entry.ts';
import { rosette, waves } from '../drawing/guilloche.ts';
import { laminate } from '../drawing/laminate.ts';
import { mrzZone } from '../drawing/mrz-zone.ts';
import { portraitOf } from '../drawing/portrait.ts';
import { passportPageOf } from '../drawing/passport-page.ts';
import { signature } from '../drawing/signature.ts';
import { specimenMark } from '../drawing/specimen-mark.ts';
import type { Random } from '../random.ts';
import { pageHeight, pageWidth, type Layout } from './layout.ts';
import { printedBack, printedFront } from './printed.ts';

const label = { family: 'DejaVu Serif', size: 1.5, fill: '#2c5560' };
const value = { family: 'Noto Sans', size: 2.6, fill: '#10242a', spacing: 0.12 };
const variant: EntryStyle = { label, value, gap: 2.9 };

function document(random: Random) {
  const sheet = passportPageOf(pageWidth, pageHeight);
  const [edge, heart] = random.pick([
    ['#bfdcd9', '#eaf4ee'],
    ['#cfd2e6', '#f2eff6'],
    ['#e2cdb8', '#f8f1e4'],
  ] as const);
  sheet.draw(
    html(
      `<defs><radialGradient id="pool" r="0.75"><stop stop-color="${heart}"/>`,
      `<stop offset="1" stop-color="${edge}"/></radialGradient></defs>`,
    ) + `<rect width="${pageWidth}" height="${pageHeight}" fill="url(#pool)"/>`,
  );
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#3f8c92', lines: 80, swing: 1.2, opacity: 0.3 }));
  for (const x of [20, 50, 80, 110])
    sheet.draw(rosette(random, { colour: '#4b8f76', at: [x, 36], radius: 14, opacity: 0.28 }));
  return sheet;
}

// Three columns of capitals above small print, portrait low at the left, the MRZ directly on the pattern.
export const lagoon: Layout = {
  name: 'lagoon',
  front(passport, random) {
    const sheet = document(random);
    const shown = printedFront(passport);
    const title = { family: 'DejaVu Serif', size: 3.4, bold: true, fill: '#17454f', spacing: 0.5 };
    sheet.write(title, [7, 7.4], 'PASSPORT');
    sheet.write({ ...title, size: 2.2 }, [44, 7.2], passport.country.toUpperCase());
    sheet.draw(specimenMark({ at: [107, 7.2], size: 2.5, family: 'DejaVu Serif' }));
    const portrait = portraitOf(random, passport.sex === 'F');
    sheet.draw(portrait({ x: 7, y: 20, width: 29, height: 37 }));
    sheet.draw(specimenMark({ at: [21.5, 18], size: 2.6 }));
    sheet.draw(portrait({ x: 108, y: 44, width: 11, height: 14, opacity: 0.35 }));
    entry(sheet, variant, [44, 12.4], 'TYPE', shown.documentType);
    entry(sheet, variant, [58, 12.4], 'ISSUING STATE CODE', shown.countryCode);
    entry(sheet, variant, [92, 12.4], 'PASSPORT NUMBER', shown.passportNumber);
    entry(sheet, variant, [44, 20.2], 'SURNAME', shown.surname);
    entry(sheet, variant, [44, 28], 'GIVEN NAMES', shown.givenNames);
    entry(sheet, variant, [44, 35.8, 34], 'DATE OF BIRTH', shown.dateOfBirth);
    entry(sheet, variant, [80, 35.8], 'SEX', shown.sex);
    entry(sheet, variant, [92, 35.8, 30], 'NATIONALITY', shown.nationality);
    entry(sheet, variant, [44, 43.6, 60], 'PLACE OF BIRTH', shown.placeOfBirth);
    entry(sheet, variant, [44, 51.4, 27], 'DATE OF ISSUE', shown.issueDate);
    entry(sheet, variant, [74, 51.4, 30], 'DATE OF EXPIRY', shown.expiryDate);
    entry(sheet, variant, [44, 59.2, 60], 'PLACE OF ISSUE', shown.placeOfIssue);
    sheet.draw(signature(random, 9, 62.5, 24, '#10242a'));
    sheet.draw(laminate(random, pageWidth, pageHeight));
    mrzZone(sheet, passport.mrz, { fill: '#0f1c20', left: 7.2, lastBaseline: 8 });
    return sheet;
  },
  back({ back, number }, random) {
    const sheet = document(random);
    const shown = printedBack(back);
    sheet.draw(specimenMark({ at: [62.5, 7], size: 3.2, family: 'DejaVu Serif' }));
    entry(sheet, variant, [12, 14, 100], 'NAME OF FATHER / LEGAL GUARDIAN', shown.fatherName);
    entry(sheet, variant, [12, 22, 100], 'NAME OF MOTHER', shown.motherName);
    entry(sheet, variant, [12, 30, 100], 'NAME OF SPOUSE', shown.spouseName);
    entry(sheet, variant, [12, 38, 100], 'ADDRESS', shown.address);
    entry(sheet, variant, [12, 55, 100], 'OLD PASSPORT NO. WITH DATE AND PLACE OF ISSUE', shown.oldPassport);
    entry(sheet, variant, [12, 63], 'FILE NO.', shown.fileNumber);
    sheet.write({ ...value, size: 2.8 }, [92, 80], [{ text: number, field: 'passportNumber' }]);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    return sheet;
  },
};
