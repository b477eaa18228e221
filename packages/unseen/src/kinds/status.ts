import { chanceOf } from '../chance.ts';
import { emblem, portrait } from '../drawing/marks.ts';
import type { Kind } from '../facts/facts.types.ts';
import { dayAfter } from '../facts/printed.ts';
import { dateAround } from '../facts/traveller.ts';
import { closing, wordsFor } from './closing.ts';

export const residencePermit: Kind = {
  category: 'Proof of Status',
  kind: 'Residence permit',
  factsOf(traveller, chance) {
    const land = traveller.trip.hotel.country;
    const issued = dateAround(chance, 2022, 2024);
    return {
      facts: {
        permitNumber: `${chance.capitals(2)}${chance.figures(7)}`,
        permitType: chance.among(['EU Blue Card', 'Student', 'Family member']),
        issuingCountry: land,
        name: traveller.name.full,
        issueDate: issued,
        expiryDate: `${Number(issued.slice(0, 4)) + 4}${issued.slice(4)}`,
        _born: traveller.born,
        _nation: 'IND',
      },
    };
  },
  layouts: [
    {
      name: 'polycarbonate-card',
      style: { font: 'arial', size: 9, format: 'card', dates: 'dot' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 215 }, 'e9e2ef')
          .at(14, 10, 'RESIDENCE PERMIT', { size: 12, isBold: true, ink: '3d2a6b' })
          .at(190, 10, '{issuingCountry|upper}', { isBold: true })
          .at(230, 28, '{permitNumber}', { size: 11, isBold: true });
        portrait(s, 14, 44, 88, 110, chanceOf('r', s.value('name')));
        for (const [at, [caption, text]] of [
          ['NAME', '{name|upper}'],
          ['DATE OF BIRTH   NATIONALITY', '{_born}   {_nation}'],
          ['TYPE OF PERMIT', '{permitType|upper}'],
          ['DATE OF ISSUE', '{issueDate}'],
          ['CARD EXPIRY', '{expiryDate}'],
        ].entries())
          s.at(116, 46 + at * 28, caption!, { size: 6.5, as: 'key-value' }).at(116, 55 + at * 28, text!, {
            size: 10,
            as: 'key-value',
          });
      },
    },
    {
      name: 'decision-letter',
      style: { font: 'notoSerif', size: 10, dates: 'long' },
      draw(s) {
        s.head('Directorate of Immigration, {issuingCountry}', { size: 13, isBold: true })
          .rule()
          .p('Permit number {permitNumber}', { as: 'header' })
          .p(
            'A residence permit of the type "{permitType}" has been granted to {name}, born on {_born}. The permit ' +
              'was issued on {issueDate} and remains valid until {expiryDate}.',
            { leading: 18 },
          );
        closing(s, ['Case Officer'], { seal: 'DIRECTORATE * IMMIGRATION *' });
      },
    },
    {
      name: 'registration-cells',
      style: { font: 'dejavuCondensed', size: 10, dates: 'iso', format: 'half', ink: '37474f' },
      draw(s) {
        s.title('REGISTRATION OF RESIDENCE').cells([
          [
            ['Permit no.', '{permitNumber}'],
            ['Category', '{permitType}'],
            ['Country', '{issuingCountry}'],
          ],
          [
            ['Holder', '{name}', 2],
            ['Born', '{_born}', 1],
          ],
          [
            ['Issued', '{issueDate}'],
            ['Expires', '{expiryDate}'],
          ],
        ]);
      },
    },
  ],
};

export const priorVisa: Kind = {
  category: 'Proof of Status',
  kind: 'Previous or current visa',
  factsOf(traveller, chance) {
    const from = dateAround(chance, 2021, 2024);
    return {
      facts: {
        visaNumber: `${chance.capitals(1)}${chance.figures(8)}`,
        visaType: chance.among(['C', 'D']),
        issuingCountry: traveller.trip.hotel.country,
        issueDate: dayAfter(from, -12),
        validFrom: from,
        validUntil: dayAfter(from, 89),
        entries: chance.among(['MULT', '01', '02']),
        _name: traveller.name.full,
        _passport: traveller.passport,
        _post: 'Mumbai',
      },
      also: {
        entries: ['Multiple', 'Mult', '1', '2', 'Single', 'Two', 'Double', 'One'],
        visaType: ['Type C', 'Type D'],
      },
    };
  },
  layouts: [
    {
      name: 'sticker',
      style: { font: 'arial', size: 9.5, format: 'card', dates: 'dash' },
      draw(s) {
        s.paint({ x: 0, y: 0, w: 340, h: 215 }, 'e3efe0');
        emblem(s, 300, 40, 20, '7b9a6d', 16);
        s.at(12, 8, 'VISA', { size: 15, isBold: true }).at(150, 10, '{visaNumber}', {
          size: 12,
          isBold: true,
          ink: 'b00020',
        });
        for (const [at, [caption, text]] of [
          ['VALID FOR', '{issuingCountry|upper}'],
          ['FROM', '{validFrom}'],
          ['UNTIL', '{validUntil}'],
          ['TYPE OF VISA', '{visaType}'],
          ['NUMBER OF ENTRIES', '{entries}'],
          ['ISSUED IN / ON', '{_post}  {issueDate}'],
        ].entries())
          s.at(104, 34 + at * 22, caption!, { size: 6.5, as: 'key-value' }).at(180, 32 + at * 22, text!, {
            as: 'key-value',
          });
        portrait(s, 12, 40, 80, 100, chanceOf('z', s.value('_name')));
        s.at(12, 178, 'VCXXX{_name|zone}', { font: 'zone', size: 7.2 });
      },
    },
    {
      name: 'visa-grant-notice',
      style: { font: 'notoSans', size: 9.5, dates: 'long', ink: '0b3d2e' },
      draw(s) {
        s.band('Visa grant notice', '0b3d2e')
          .p('We have granted a visa to {_name}.')
          .kv(
            [
              ['Country', '{issuingCountry}'],
              ['Visa number', '{visaNumber}'],
              ['Class', '{visaType}'],
              ['Date of grant', '{issueDate}'],
              ['Enter from', '{validFrom}'],
              ['Stay until', '{validUntil}'],
              ['Entries allowed', '{entries}'],
              ['Passport', '{_passport}'],
            ],
            { isRuled: true, sep: '', labelW: 140 },
          );
      },
    },
    {
      name: 'visa-in-cells',
      style: { font: 'times', size: 11, format: 'half', dates: 'slash', ink: '5e3370' },
      draw(s) {
        s.title('ENTRY VISA').cells([
          [
            ['Visa No.', '{visaNumber}'],
            ['Issuing state', '{issuingCountry}'],
            ['Category', '{visaType}'],
          ],
          [
            ['Date of issue', '{issueDate}'],
            ['Valid from', '{validFrom}'],
            ['Valid to', '{validUntil}'],
            ['Entries', '{entries}'],
          ],
          [
            ['Name of holder', '{_name|upper}'],
            ['Travel document', '{_passport}'],
          ],
        ]);
      },
    },
  ],
};

export const refusal: Kind = {
  category: 'Proof of Status',
  kind: 'Visa refusal letter',
  factsOf(traveller, chance) {
    const reason = 'justification for the purpose and conditions of the intended stay was not reliable';
    return {
      facts: {
        issuingCountry: traveller.trip.hotel.country,
        refusalDate: dateAround(chance, 2022, 2025),
        referenceNumber: `${chance.capitals(4)}${chance.figures(6)}`,
        reason,
        _name: traveller.name.full,
        ...wordsFor(traveller),
      },
      also: { reason: [`The ${reason}`, `${reason}.`] },
    };
  },
  layouts: [
    {
      name: 'refusal-form',
      style: { font: 'arial', size: 10, dates: 'dot' },
      draw(s) {
        s.title('REFUSAL OF VISA')
          .p('Embassy of {issuingCountry}', { align: 'center', as: 'header' })
          .kv(
            [
              ['Reference', '{referenceNumber}'],
              ['Date', '{refusalDate}'],
              ['Applicant', '{_name}'],
            ],
            { labelW: 90 },
          );
        s.p('The embassy has examined your application. The visa has been refused.')
          .p('This decision is based on the following reason:')
          .p('[X] {reason}')
          .p('You may appeal against this decision within one month.');
      },
    },
    {
      name: 'refusal-letter',
      style: { font: 'times', size: 11.5, dates: 'long' },
      draw(s) {
        s.p('{issuingCountry}: Visa Section', { isBold: true, as: 'header' })
          .p('{refusalDate}', { as: 'header' })
          .p('Our reference {referenceNumber}', { as: 'header' })
          .p('Dear {_mr} {_name},')
          .p('We regret to inform you that your application for a visa has not been successful because the {reason}.', {
            leading: 19,
          });
        closing(s, ['Entry Clearance Officer']);
      },
    },
    {
      name: 'refusal-cells',
      style: { font: 'dejavuSerif', size: 10, dates: 'slash', ink: '8e1b1b' },
      draw(s) {
        s.title('NOTICE OF DECISION: VISA NOT GRANTED').cells([
          [
            ['State', '{issuingCountry}'],
            ['File reference', '{referenceNumber}'],
            ['Date of decision', '{refusalDate}'],
          ],
          [['Name', '{_name}']],
          [['Ground of refusal', '{reason}']],
        ]);
      },
    },
  ],
};
