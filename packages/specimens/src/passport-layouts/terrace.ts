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

const label = { family: 'Noto Sans', size: 2, fill: '#5a4632' };
const value = { family: 'Noto Serif', size: 2.75, bold: true, fill: '#23190f' };
const variant: EntryStyle = { label, value, gap: 0, beside: 27 };

function document(random: Random) {
  const sheet = passportPageOf(pageWidth, pageHeight);
  const base = random.pick(['#f2e6cf', '#efe0dc', '#e9ead2']);
  sheet.draw(`<rect width="${pageWidth}" height="${pageHeight}" fill="${base}"/>`);
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#b98a54', lines: 24, swing: 4, opacity: 0.4 }));
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#7d9a78', lines: 30, swing: 2.6, opacity: 0.35 }));
  sheet.draw(rosette(random, { colour: '#a8654f', at: [44, 40], radius: 18, opacity: 0.35 }));
  return sheet;
}

// Labels beside their values, portrait at the right.
export const terrace: Layout = {
  name: 'terrace',
  front(passport, random) {
    const sheet = document(random);
    const shown = printedFront(passport, passport.code === 'IND' ? random.pick(['dashes', 'slashes']) : passport.dates);
    const rows = [
      ['Type', shown.documentType],
      ['Country Code', shown.countryCode],
      ['Passport No.', shown.passportNumber],
      ['Surname', shown.surname],
      ['Given Name(s)', shown.givenNames],
      ['Nationality', shown.nationality],
      ['Sex', shown.sex],
      ['Date of Birth', shown.dateOfBirth],
      ['Place of Birth', shown.placeOfBirth],
      ['Place of Issue', shown.placeOfIssue],
      ['Date of Issue', shown.issueDate],
      ['Date of Expiry', shown.expiryDate],
    ] as const;
    const title = { family: 'Noto Serif', size: 3, bold: true, fill: '#6b3a22' };
    sheet.write(title, [6, 6.8], `PASSPORT · ${passport.country.toUpperCase()}`);
    rows.forEach(([name, shownValue], at) => {
      entry(sheet, variant, [6, 12.6 + at * 4.45, 55], `${name} :`, shownValue);
    });
    const portrait = portraitOf(random, passport.sex === 'F');
    sheet.draw(portrait({ x: 90, y: 10, width: 30, height: 39 }));
    sheet.draw(specimenMark({ at: [105, 6.8], size: 2.8, family: 'Noto Serif' }));
    sheet.draw(specimenMark({ at: [105, 47.5], size: 3, colour: '#fff', opacity: 0.8 }));
    sheet.draw(signature(random, 93, 58, 22, '#2b2118'));
    sheet.draw(laminate(random, pageWidth, pageHeight));
    mrzZone(sheet, passport.mrz, { fill: '#241c14', shade: '#fffaf0', shadeOpacity: 0.5, lastBaseline: 7.4 });
    return sheet;
  },
  back({ back, number }, random) {
    const sheet = document(random);
    const shown = printedBack(back);
    const wide: EntryStyle = { ...variant, beside: 36, value: { ...value, size: 2.6 } };
    sheet.draw(specimenMark({ at: [62.5, 84], size: 3.6 }));
    entry(sheet, wide, [6, 10], 'Passport No.', [{ text: number, field: 'passportNumber' }]);
    entry(sheet, wide, [6, 19], 'Father / Legal Guardian', shown.fatherName);
    entry(sheet, wide, [6, 26], 'Mother', shown.motherName);
    entry(sheet, wide, [6, 33], 'Spouse', shown.spouseName);
    entry(sheet, wide, [6, 40], 'Address', shown.address);
    entry(
      sheet,
      { ...variant, gap: 4, beside: undefined },
      [6, 57],
      'Old Passport No., Date and Place of Issue',
      shown.oldPassport,
    );
    entry(sheet, wide, [6, 71], 'File No.', shown.fileNumber);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    return sheet;
  },
};
