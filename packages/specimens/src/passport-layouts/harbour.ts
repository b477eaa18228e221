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

const label = { family: 'Noto Serif', size: 1.6, italic: true, fill: '#41506b' };
const value = { family: 'Noto Sans', size: 2.9, bold: true, fill: '#1b2230' };
const variant: EntryStyle = { label, value, gap: 3.3 };

function document(random: Random) {
  const sheet = passportPageOf(pageWidth, pageHeight);
  const [from, to] = random.pick([
    ['#f4e7ea', '#e4ebf6'],
    ['#e7eef8', '#f3ecdf'],
    ['#f1eaf5', '#e6f2ec'],
  ] as const);
  sheet.draw(
    html(
      `<defs><linearGradient id="tint" x2="1" y2="0.4"><stop stop-color="${from}"/>`,
      `<stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    ),
  );
  sheet.draw(`<rect width="${pageWidth}" height="${pageHeight}" fill="url(#tint)"/>`);
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#8796bd', lines: 36, swing: 2.4, opacity: 0.4 }));
  sheet.draw(waves(random, pageWidth, pageHeight, { colour: '#c48796', lines: 28, swing: 3, opacity: 0.35 }));
  sheet.draw(rosette(random, { colour: '#7f93c4', at: [106, 28], radius: 16, opacity: 0.5 }));
  return sheet;
}

// Numbered labels in two languages, as many states print them; portrait at the left, number at the top right.
export const harbour: Layout = {
  name: 'harbour',
  front(passport, random) {
    const sheet = document(random);
    const shown = printedFront(passport);
    const title = { family: 'DejaVu Serif', size: 3.1, bold: true, fill: '#2b3a63' };
    sheet.write(title, [5, 6.4], passport.country.toUpperCase());
    sheet.draw(specimenMark({ at: [79, 6.2], size: 2.5, colour: '#a02050' }));
    sheet.write(label, [5, 10.4], 'PASSPORT / PASSEPORT');
    const portrait = portraitOf(random, passport.sex === 'F');
    sheet.draw(portrait({ x: 5, y: 13, width: 33, height: 42 }));
    sheet.draw(specimenMark({ at: [9.5, 34], size: 3.2, turn: -90 }));
    entry(sheet, variant, [42, 10.4], 'Type/Type', shown.documentType);
    entry(sheet, variant, [56, 10.4], 'Code/Code', shown.countryCode);
    entry(sheet, variant, [84, 10.4], 'Passport No./Passeport No.', shown.passportNumber);
    entry(sheet, variant, [42, 18], 'Surname/Nom (1)', shown.surname);
    entry(sheet, variant, [42, 25.4], 'Given names/Prénoms (2)', shown.givenNames);
    entry(sheet, variant, [42, 32.8], 'Nationality/Nationalité (3)', shown.nationality);
    entry(sheet, variant, [42, 40.2, 40], 'Date of birth/Date de naissance (4)', shown.dateOfBirth);
    entry(sheet, variant, [42, 47.6], 'Sex/Sexe (5)', shown.sex);
    entry(sheet, variant, [58, 47.6, 64], 'Place of birth/Lieu de naissance (6)', shown.placeOfBirth);
    entry(sheet, variant, [42, 55, 40], 'Date of issue/Date de délivrance (7)', shown.issueDate);
    entry(sheet, variant, [84, 55, 38], 'Authority/Autorité (8)', shown.placeOfIssue);
    entry(sheet, variant, [84, 40.2, 38], 'Date of expiry/Date d’expiration (9)', shown.expiryDate);
    sheet.draw(signature(random, 9, 61.5, 22));
    sheet.draw(laminate(random, pageWidth, pageHeight));
    mrzZone(sheet, passport.mrz, { fill: '#17181c', shade: '#faf9fb', shadeOpacity: 0.7, lastBaseline: 7.9 });
    return sheet;
  },
  back({ back, number }, random) {
    const sheet = document(random);
    const shown = printedBack(back);
    sheet.draw(specimenMark({ at: [62, 83], size: 4.6, opacity: 0.5 }));
    sheet.write({ ...value, size: 2.6 }, [10, 7], [{ text: number, field: 'passportNumber' }]);
    entry(sheet, variant, [10, 14], 'Name of Father / Legal Guardian', shown.fatherName);
    entry(sheet, variant, [10, 22.5], 'Name of Mother', shown.motherName);
    entry(sheet, variant, [10, 31], 'Name of Spouse', shown.spouseName);
    entry(sheet, variant, [10, 39.5], 'Address', shown.address);
    entry(sheet, variant, [10, 57], 'Old Passport No. with Date and Place of Issue', shown.oldPassport);
    entry(sheet, variant, [10, 65.5], 'File No.', shown.fileNumber);
    return sheet;
  },
};
