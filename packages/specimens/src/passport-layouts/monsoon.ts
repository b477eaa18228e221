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

const label = { family: 'DejaVu Sans', size: 1.45, fill: '#4a5568' };
const value = { family: 'DejaVu Sans Mono', size: 2.7, bold: true, fill: '#20242c' };
const variant: EntryStyle = { label, value, gap: 3.05 };

function document(random: Random) {
  const sheet = passportPageOf(pageWidth, pageHeight);
  const base = random.pick(['#dfe7ee', '#e6e4f0', '#dcebe8', '#ece7dd']);
  sheet.draw(`<rect width="${pageWidth}" height="${pageHeight}" fill="${base}"/>`);
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#6f8fb2', lines: 60, swing: 0.9, opacity: 0.45 }));
  sheet.draw(rosette(random, { colour: '#b0708f', at: [60, 34], radius: 26, opacity: 0.35 }));
  sheet.draw(rosette(random, { colour: '#5f9c92', at: [113, 20], radius: 12, opacity: 0.4 }));
  return sheet;
}

// English before Hindi, nationality in the first row, as in newer booklets; monospaced values.
export const monsoon: Layout = {
  name: 'monsoon',
  front(passport, random) {
    const sheet = document(random);
    const shown = printedFront(passport);
    const title = { family: 'Noto Sans', size: 2.6, bold: true, fill: '#33415c', spacing: 0.3 };
    sheet.write(title, [40, 5.4], passport.country.toUpperCase());
    sheet.draw(specimenMark({ at: [107, 5.4], size: 2.3, colour: '#c0392b', family: 'Noto Sans' }));
    const portrait = portraitOf(random, passport.sex === 'F');
    sheet.draw(portrait({ x: 4, y: 9, width: 32, height: 43 }));
    sheet.draw(portrait({ x: 103, y: 39, width: 16, height: 21, opacity: 0.3 }));
    sheet.draw(specimenMark({ at: [20, 12.5], size: 2.7, opacity: 0.7 }));
    sheet.draw(signature(random, 7, 59, 25, '#20242c'));
    entry(sheet, variant, [40, 9.6], 'Type / प्रकार', shown.documentType);
    entry(sheet, variant, [52, 9.6], 'Country Code / राष्ट्र कोड', shown.countryCode);
    entry(sheet, variant, [72, 9.6, 24], 'Nationality / राष्ट्रीयता', shown.nationality);
    entry(sheet, variant, [100, 9.6], 'Passport No. / पासपोर्ट नं.', shown.passportNumber);
    entry(sheet, variant, [40, 17.2], 'Surname / उपनाम', shown.surname);
    entry(sheet, variant, [40, 24.4], 'Given Name(s) / दिया गया नाम', shown.givenNames);
    entry(sheet, variant, [40, 31.6, 30], 'Date of Birth / जन्म तिथि', shown.dateOfBirth);
    entry(sheet, variant, [72, 31.6], 'Sex / लिंग', shown.sex);
    entry(sheet, variant, [40, 38.8, 60], 'Place of Birth / जन्म स्थान', shown.placeOfBirth);
    entry(sheet, variant, [40, 46, 60], 'Place of Issue / जारी करने का स्थान', shown.placeOfIssue);
    entry(sheet, variant, [40, 53.2, 30], 'Date of Issue / जारी करने की तिथि', shown.issueDate);
    entry(sheet, variant, [72, 53.2, 30], 'Date of Expiry / समाप्ति की तिथि', shown.expiryDate);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    mrzZone(sheet, passport.mrz, { fill: '#23262d', family: 'OCR B S', left: 5.8, lastBaseline: 9.2 });
    return sheet;
  },
  back({ back, number }, random) {
    const sheet = document(random);
    const shown = printedBack(back);
    sheet.draw(specimenMark({ at: [118, 44], size: 4.6, turn: 90, opacity: 0.55 }));
    sheet.write({ ...value, size: 2.9 }, [86, 7.4], [{ text: number, field: 'passportNumber' }]);
    entry(
      sheet,
      variant,
      [6, 12, 100],
      'Name of Father / Legal Guardian / पिता / कानूनी अभिभावक का नाम',
      shown.fatherName,
    );
    entry(sheet, variant, [6, 20, 100], 'Name of Mother / माता का नाम', shown.motherName);
    entry(sheet, variant, [6, 28, 100], 'Name of Spouse / पति / पत्नी का नाम', shown.spouseName);
    entry(sheet, variant, [6, 36, 100], 'Address / पता', shown.address);
    entry(
      sheet,
      variant,
      [6, 53, 100],
      'Old Passport No. with Date and Place of Issue / पुराने पासपोर्ट का नं.',
      shown.oldPassport,
    );
    entry(sheet, variant, [6, 61, 100], 'File No. / फाइल नं.', shown.fileNumber);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    return sheet;
  },
};
