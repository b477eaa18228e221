import { chanceOf } from '../chance.ts';
import { emblem, portrait, squareCode } from '../drawing/marks.ts';
import type { Kind } from '../facts/facts.types.ts';
import { dateAround } from '../facts/traveller.ts';
import { childOf } from './closing.ts';

export const aadhaar: Kind = {
  category: 'National ID',
  kind: 'Aadhaar',
  factsOf(traveller, chance) {
    return {
      facts: {
        aadhaarNumber: traveller.aadhaar,
        vid: `91${chance.figures(2)} ${chance.figures(4)} ${chance.figures(4)} ${chance.figures(4)}`,
        name: traveller.name.full,
        dateOfBirth: traveller.born,
        sex: traveller.sex,
        careOf: `${childOf(traveller)} ${traveller.father.full}`,
        address: traveller.home.full,
        city: traveller.home.city,
        state: traveller.home.state,
        postcode: traveller.home.pin,
        issueDate: dateAround(chance, 2014, 2022),
        _line1: traveller.home.line1,
        _line2: traveller.home.line2,
        issuingAuthority: 'Unique Identification Authority of India',
      },
      also: {
        careOf: [traveller.father.full],
        address: [`${childOf(traveller)} ${traveller.father.full}, ${traveller.home.full}`],
        issuingAuthority: ['UIDAI'],
      },
    };
  },
  layouts: [
    {
      name: 'letter-part',
      style: { font: 'arial', size: 10, dates: 'slash' },
      draw(s) {
        s.p('{issuingAuthority}', { align: 'center', isBold: true, as: 'header' })
          .p('Government of India', { align: 'center', as: 'header', after: 20 })
          .p('To\n{name}\n{careOf},\n{_line1}, {_line2},\n{city}, {state} {postcode}', { as: 'header' });
        s.gap(30)
          .p('Your Aadhaar No.', { align: 'center' })
          .p('{aadhaarNumber}', { align: 'center', size: 18, isBold: true, as: 'header' })
          .p('VID : {vid}', { align: 'center', as: 'key-value' })
          .rule();
        const top = s.y + 10;
        portrait(s, s.x, top, 76, 92, chanceOf('a', s.value('name')));
        s.at(s.x + 90, top, '{name}', { isBold: true })
          .at(s.x + 90, top + 18, 'DOB: {dateOfBirth}', { as: 'key-value' })
          .at(s.x + 90, top + 36, '{sex|sexWord}', { as: 'key-value' });
        s.at(s.x + 90, top + 74, '{aadhaarNumber}', { size: 16, isBold: true }).at(
          s.x + 90,
          top + 96,
          'Issued: {issueDate}',
          { size: 7, as: 'key-value' },
        );
      },
    },
    {
      name: 'plastic-card',
      style: { font: 'notoSans', size: 10, format: 'card', dates: 'slash' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 9 }, 'f4a23b').paint({ x: 0, y: 206, w: 340, h: 9 }, '3f8f46');
        emblem(s, 28, 32, 14, 'c62828', 12);
        s.at(60, 18, 'भारत सरकार', { font: 'devanagari', size: 10 }).at(60, 32, 'Government of India', { size: 10 });
        portrait(s, 18, 60, 72, 88, chanceOf('b', s.value('name')));
        s.at(104, 62, '{name}', { size: 11, isBold: true })
          .at(104, 82, 'Date of Birth / DOB : {dateOfBirth}', { size: 9, as: 'key-value' })
          .at(104, 100, '{sex|sexWord}', { size: 9, as: 'key-value' });
        s.at(90, 166, '{aadhaarNumber}', { size: 17, isBold: true }).at(100, 188, 'VID : {vid}', {
          size: 8,
          as: 'key-value',
        });
      },
    },
    {
      name: 'downloaded-two-halves',
      style: { font: 'dejavuCondensed', size: 9, dates: 'dash', format: 'half' },
      draw(s) {
        s.side(
          () => {
            s.p('GOVERNMENT OF INDIA', { isBold: true, as: 'header' });
            portrait(s, s.x, s.y, 70, 86, chanceOf('c', s.value('name')));
            const top = s.y;
            s.at(s.x + 80, top, '{name}', { w: 150 })
              .at(s.x + 80, top + 30, 'DOB : {dateOfBirth}', { as: 'key-value' })
              .at(s.x + 80, top + 48, '{sex|sexWord}', { as: 'key-value' });
            s.y = top + 110;
            s.p('{aadhaarNumber}', { size: 15, isBold: true, as: 'header' });
          },
          () => {
            s.p('UNIQUE IDENTIFICATION AUTHORITY OF INDIA', { size: 8, isBold: true, as: 'header' }).p(
              'Address:\n{careOf}, {_line1}, {_line2}, {city}, {state} - {postcode}',
              { as: 'key-value' },
            );
            squareCode(s, s.x + 100, s.y, 80, s.value('aadhaarNumber'));
            s.gap(96).p('{aadhaarNumber}', { size: 15, isBold: true, as: 'header' });
          },
        );
      },
    },
  ],
};

export const panCard: Kind = {
  category: 'National ID',
  kind: 'PAN card',
  factsOf(traveller) {
    return {
      facts: {
        panNumber: traveller.pan,
        name: traveller.name.full.toUpperCase(),
        fatherName: traveller.father.full.toUpperCase(),
        dateOfBirth: traveller.born,
        issuingAuthority: 'Income Tax Department',
      },
      also: { issuingAuthority: ['Income Tax Department, Govt. of India', 'INCOME TAX DEPARTMENT GOVT. OF INDIA'] },
    };
  },
  layouts: [
    {
      name: 'older-card',
      style: { font: 'arial', size: 10, format: 'card', dates: 'slash' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 215 }, 'dcebf5')
          .at(14, 12, 'INCOME TAX DEPARTMENT', { isBold: true, ink: '12347a' })
          .at(220, 12, 'GOVT. OF INDIA', { isBold: true, ink: '12347a' });
        s.at(14, 52, '{name}')
          .at(14, 76, '{fatherName}')
          .at(14, 100, '{dateOfBirth}')
          .at(14, 122, 'Permanent Account Number', { size: 8, as: 'key-value' })
          .at(14, 136, '{panNumber}', { size: 13, isBold: true, as: 'key-value' });
        portrait(s, 250, 48, 70, 84, chanceOf('p', s.value('name')));
      },
    },
    {
      name: 'newer-card-with-captions',
      style: { font: 'notoSans', size: 9.5, format: 'card', dates: 'slash' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 215 }, 'e5f1ea')
          .at(20, 10, 'आयकर विभाग', { font: 'devanagari', size: 11 })
          .at(20, 26, 'INCOME TAX DEPARTMENT', { isBold: true });
        portrait(s, 16, 50, 58, 70, chanceOf('q', s.value('name')));
        s.at(100, 56, 'Permanent Account Number Card', { size: 8, as: 'key-value' }).at(110, 70, '{panNumber}', {
          size: 15,
          isBold: true,
          as: 'key-value',
        });
        s.at(16, 126, 'Name', { size: 7, as: 'key-value' })
          .at(16, 136, '{name}', { as: 'key-value' })
          .at(16, 154, "Father's Name", { size: 7, as: 'key-value' })
          .at(16, 164, '{fatherName}', { as: 'key-value' })
          .at(16, 182, 'Date of Birth', { size: 7, as: 'key-value' })
          .at(16, 192, '{dateOfBirth}', { as: 'key-value' });
        squareCode(s, 262, 48, 64, s.value('panNumber'));
      },
    },
    {
      name: 'e-pan-sheet',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '1a3c7a' },
      draw(s) {
        s.p('e-Permanent Account Number (e-PAN) Card', { align: 'center', isBold: true, as: 'header' }).p(
          '{issuingAuthority}',
          { align: 'center', as: 'header' },
        );
        s.cells(
          [
            [
              ['Permanent Account Number', '{panNumber}'],
              ['Name', '{name}', 2],
            ],
            [
              ['Date of Birth', '{dateOfBirth}'],
              ["Father's Name", '{fatherName}', 2],
            ],
          ],
          { shade: 'e6ecf7' },
        );
        squareCode(s, s.x, s.y + 8, 90, s.value('panNumber'));
      },
    },
  ],
};

export const voter: Kind = {
  category: 'National ID',
  kind: 'Voter ID (EPIC)',
  factsOf(traveller, chance) {
    return {
      facts: {
        epicNumber: `${chance.capitals(3)}${chance.figures(7)}`,
        name: traveller.name.full,
        fatherName: traveller.father.full,
        dateOfBirth: traveller.born,
        sex: traveller.sex,
        address: traveller.home.full,
      },
    };
  },
  layouts: [
    {
      name: 'photo-card',
      style: { font: 'arial', size: 9.5, format: 'card', dates: 'slash' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 34 }, 'e8d8b8')
          .at(40, 5, 'ELECTION COMMISSION OF INDIA', { isBold: true })
          .at(70, 19, 'ELECTOR PHOTO IDENTITY CARD', { size: 9 });
        portrait(s, 16, 62, 70, 86, chanceOf('v', s.value('name')));
        s.at(16, 42, '{epicNumber}', { size: 12, isBold: true });
        s.y = 62;
        s.kv(
          [
            ["Elector's Name", '{name}'],
            ["Father's Name", '{fatherName}'],
            ['Sex', '{sex|sexWord}'],
            ['Date of Birth', '{dateOfBirth}'],
          ],
          { x: 98, w: 230, labelW: 82 },
        );
        s.set('Address: {address}', 168, { x: 16, w: 308, size: 8, as: 'key-value' });
      },
    },
    {
      name: 'e-epic-cells',
      style: { font: 'dejavuCondensed', size: 10, dates: 'dash', format: 'half', ink: '7b5e1b' },
      draw(s) {
        s.title('e-EPIC   Elector Photo Identity Card').cells([
          [
            ['EPIC No.', '{epicNumber}'],
            ['Name', '{name}', 2],
          ],
          [
            ["Father's name", '{fatherName}', 2],
            ['Gender', '{sex|sexWord}'],
            ['Birth date', '{dateOfBirth}'],
          ],
          [['Address', '{address}']],
        ]);
      },
    },
    {
      name: 'roll-extract',
      style: { font: 'notoSerif', size: 10, dates: 'dot' },
      draw(s) {
        s.title('EXTRACT OF ELECTORAL ROLL').kv(
          [
            ['Identity card (EPIC) number', '{epicNumber}'],
            ['Name of elector', '{name}'],
            ['Name of father', '{fatherName}'],
            ['Gender', '{sex|sexWord}'],
            ['Date of birth', '{dateOfBirth}'],
            ['Residence', '{address}'],
          ],
          { labelW: 160, isDotted: true },
        );
      },
    },
  ],
};

export const drivingLicence: Kind = {
  category: 'National ID',
  kind: 'Driving licence',
  factsOf(traveller, chance) {
    const issued = dateAround(chance, 2016, 2023);
    return {
      facts: {
        licenceNumber: `${chance.among(['MH', 'KA', 'TN', 'KL'])}${chance.figures(2)} ${issued.slice(0, 4)}00${chance.figures(5)}`,
        name: traveller.name.full,
        dateOfBirth: traveller.born,
        issueDate: issued,
        expiryDate: `${Number(issued.slice(0, 4)) + 20}${issued.slice(4)}`,
        address: traveller.home.full,
        _father: traveller.father.full,
      },
    };
  },
  layouts: [
    {
      name: 'smart-card',
      style: { font: 'arial', size: 8.5, format: 'card', dates: 'dash' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 30 }, 'cfe3d2').at(14, 8, 'Indian Union Driving Licence', {
          size: 11,
          isBold: true,
        });
        portrait(s, 262, 44, 62, 76, chanceOf('d', s.value('name')));
        s.y = 42;
        s.kv(
          [
            ['DL No', '{licenceNumber}'],
            ['Issue Date', '{issueDate}'],
            ['Validity (NT)', '{expiryDate}'],
            ['Name', '{name}'],
            ['S/D/W of', '{_father}'],
            ['Date of Birth', '{dateOfBirth}'],
            ['Address', '{address}'],
          ],
          { x: 14, w: 240, labelW: 68 },
        );
      },
    },
    {
      name: 'licence-extract',
      style: { font: 'notoSans', size: 10, dates: 'mon', ink: '004d73' },
      draw(s) {
        s.band('Particulars of driving licence', '004d73').cells([
          [
            ['Licence number', '{licenceNumber}', 2],
            ['Holder', '{name}', 2],
          ],
          [
            ['Born on', '{dateOfBirth}'],
            ['First issued', '{issueDate}'],
            ['Valid until', '{expiryDate}'],
          ],
          [['Permanent address', '{address}']],
        ]);
      },
    },
    {
      name: 'booklet-page',
      style: { font: 'courier', size: 9.5, dates: 'slash', format: 'half' },
      draw(s) {
        s.title('DRIVING LICENCE', { size: 13 }).kv(
          [
            ['LICENCE NO', '{licenceNumber}'],
            ['NAME', '{name|upper}'],
            ['DATE OF BIRTH', '{dateOfBirth}'],
            ['DATE OF ISSUE', '{issueDate}'],
            ['VALID TILL', '{expiryDate}'],
            ['ADDRESS', '{address|upper}'],
          ],
          { labelW: 110 },
        );
      },
    },
  ],
};
