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

const label = { family: 'Noto Sans', size: 1.75, fill: '#3f4a44' };
const value = { family: 'DejaVu Sans', size: 2.75, fill: '#15181a' };
const variant: EntryStyle = { label, value, gap: 3.2 };

function document(random: Random) {
  const sheet = passportPageOf(pageWidth, pageHeight);
  const base = random.pick(['#eef3e6', '#f3efe2', '#e9f1ee']);
  const line = random.pick(['#7da284', '#b08d57', '#6a9aa0']);
  sheet.draw(`<rect width="${pageWidth}" height="${pageHeight}" fill="${base}"/>`);
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: line, lines: 46, swing: 1.6, opacity: 0.5 }));
  sheet.draw(rosette(random, { colour: '#c98f6b', at: [74, 36], radius: 21, opacity: 0.45 }));
  return sheet;
}

// Portrait at the left, Hindi before English above each value, in the usual Indian order.
export const banyan: Layout = {
  name: 'banyan',
  front(passport, random) {
    const sheet = document(random);
    const shown = printedFront(passport);
    const title = { family: 'Noto Serif', size: 3, bold: true, fill: '#29433a' };
    sheet.write(title, [6, 6.6], passport.code === 'IND' ? 'भारत / INDIA' : passport.country.toUpperCase());
    sheet.draw(specimenMark({ at: [66, 6.6], size: 2.8 }));
    const portrait = portraitOf(random, passport.sex === 'F');
    sheet.draw(portrait({ x: 6, y: 17, width: 31, height: 39 }));
    sheet.draw(portrait({ x: 106, y: 33, width: 13, height: 17, opacity: 0.28 }));
    sheet.draw(specimenMark({ at: [21.5, 54.5], size: 3.4, colour: '#fff', opacity: 0.85 }));
    sheet.draw(signature(random, 8, 62, 24));
    entry(sheet, variant, [41, 10.2], 'टाइप / Type', shown.documentType);
    entry(sheet, variant, [60, 10.2], 'राष्ट्र कोड / Country Code', shown.countryCode);
    entry(
      sheet,
      { ...variant, value: { ...value, size: 3.2 }, gap: 3.7 },
      [92, 10.2],
      'पासपोर्ट न. / Passport No.',
      shown.passportNumber,
    );
    entry(sheet, variant, [41, 17.8], 'उपनाम / Surname', shown.surname);
    entry(sheet, variant, [41, 25.2], 'दिया गया नाम / Given Name(s)', shown.givenNames);
    entry(sheet, variant, [41, 32.6, 25], 'राष्ट्रीयता / Nationality', shown.nationality);
    entry(sheet, variant, [68, 32.6], 'लिंग / Sex', shown.sex);
    entry(sheet, variant, [82, 32.6, 24], 'जन्मतिथि / Date of Birth', shown.dateOfBirth);
    entry(sheet, variant, [41, 40, 63], 'जन्म स्थान / Place of Birth', shown.placeOfBirth);
    entry(sheet, variant, [41, 47.4, 63], 'जारी करने का स्थान / Place of Issue', shown.placeOfIssue);
    entry(sheet, variant, [41, 54.8, 40], 'जारी करने की तिथि / Date of Issue', shown.issueDate);
    entry(sheet, variant, [82, 54.8, 38], 'समाप्ति की तिथि / Date of Expiry', shown.expiryDate);
    sheet.draw(laminate(random, pageWidth, pageHeight));
    mrzZone(sheet, passport.mrz, {
      fill: random.pick(['#111', '#1d1d1f', '#222']),
      shade: '#fbfbf6',
      shadeOpacity: 0.8,
    });
    return sheet;
  },
  back({ back, number }, random) {
    const sheet = document(random);
    const shown = printedBack(back);
    sheet.draw(specimenMark({ at: [96, 80], size: 5, opacity: 0.5 }));
    sheet.write({ ...value, size: 3 }, [96, 9], [{ text: number, field: 'passportNumber' }]);
    entry(sheet, variant, [8, 9], 'पिता / कानूनी अभिभावक का नाम / Name of Father / Legal Guardian', shown.fatherName);
    entry(sheet, variant, [8, 17], 'माता का नाम / Name of Mother', shown.motherName);
    entry(sheet, variant, [8, 25], 'पति या पत्नी का नाम / Name of Spouse', shown.spouseName);
    entry(sheet, variant, [8, 33], 'पता / Address', shown.address);
    entry(
      sheet,
      variant,
      [8, 50],
      'पुराने पासपोर्ट का न. और इसके जारी होने की तिथि एवं स्थान / Old Passport No. with Date and Place of Issue',
      shown.oldPassport,
    );
    entry(sheet, variant, [8, 58.5], 'फाइल न. / File No.', shown.fileNumber);
    return sheet;
  },
};
