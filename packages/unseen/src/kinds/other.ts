import { chanceOf } from '../chance.ts';
import { portrait } from '../drawing/marks.ts';
import type { Kind } from '../facts/facts.types.ts';
import { clinics } from '../facts/issuers.ts';
import { personName } from '../facts/people.ts';
import { dayAfter } from '../facts/printed.ts';
import { dateAround } from '../facts/traveller.ts';
import { closing, wordsFor } from './closing.ts';

export const otherDocument: Kind = {
  category: 'Other',
  kind: 'Other document',
  factsOf(traveller, chance) {
    const [title, issuer] = chance.among([
      ['Membership Certificate', 'Yachting Club of Chilika'],
      ['Participation Certificate', 'Kite Makers Guild'],
      ['Vaccination Record of Pet', 'Pashu Mitra Veterinary Hospital'],
    ] as const);
    return {
      facts: {
        title,
        issuer,
        number: `${chance.capitals(2)}-${chance.figures(5)}`,
        issueDate: dateAround(chance, 2020, 2026),
        _name: traveller.name.full,
      },
    };
  },
  layouts: [
    {
      name: 'club-certificate',
      style: { font: 'timesItalic', size: 13, dates: 'long', ink: '8d6e1f' },
      draw(s) {
        s.box(24, 24, 547, 794, '8d6e1f', 3)
          .gap(50)
          .head('{issuer}', { size: 20, align: 'center', after: 16 })
          .title('{title}', { size: 22 })
          .p('presented to {_name} on {issueDate}. Certificate number {number}.', { align: 'center', leading: 24 });
        closing(s, ['President'], { isRight: true });
      },
    },
    {
      name: 'record-cells',
      style: { font: 'arial', size: 10, dates: 'dash', ink: '455a64' },
      draw(s) {
        s.title('{title|upper}').cells([
          [
            ['Issued by', '{issuer}', 2],
            ['Number', '{number}', 1],
          ],
          [
            ['In favour of', '{_name}', 2],
            ['Date of issue', '{issueDate}', 1],
          ],
        ]);
      },
    },
    {
      name: 'plain-note',
      style: { font: 'notoSans', size: 10, dates: 'slash' },
      draw(s) {
        s.head('{issuer}', { size: 13, isBold: true })
          .rule()
          .title('{title}', { align: 'left' })
          .kv(
            [
              ['No.', '{number}'],
              ['Issued', '{issueDate}'],
              ['To', '{_name}'],
            ],
            { labelW: 60 },
          );
      },
    },
  ],
};

export const policeClearance: Kind = {
  category: 'Other',
  kind: 'Police clearance certificate',
  factsOf(traveller, chance) {
    return {
      facts: {
        certificateNumber: `PCC/${chance.figures(2)}/${chance.figures(6)}`,
        name: traveller.name.full,
        passportNumber: traveller.passport,
        issuingOffice: `Commissioner of Police, ${traveller.home.city}`,
        issueDate: dayAfter(traveller.trip.from, -70),
        _father: traveller.father.full,
        _address: traveller.home.full,
        ...wordsFor(traveller),
      },
      also: { issuingOffice: [`Office of the Commissioner of Police, ${traveller.home.city}`] },
    };
  },
  layouts: [
    {
      name: 'clearance-prose',
      style: { font: 'times', size: 12, dates: 'long' },
      draw(s) {
        s.p('Office of the {issuingOffice}', { align: 'center', isBold: true, as: 'header' })
          .title('POLICE CLEARANCE CERTIFICATE')
          .p('No. {certificateNumber}', { as: 'header' })
          .p(
            'This is to certify that there is no adverse information against {_shri} {name}, {_so} {_father}, holder ' +
              'of passport number {passportNumber}, residing at {_address}, which would render {_him} ineligible for ' +
              'travel.',
            { leading: 20 },
          )
          .p('Date: {issueDate}', { as: 'key-value' });
        closing(s, ['For Commissioner of Police'], { seal: 'POLICE * SPECIAL BRANCH *', isRight: true });
      },
    },
    {
      name: 'clearance-cells',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '1a237e' },
      draw(s) {
        s.title('CERTIFICATE OF GOOD CHARACTER (PCC)').cells([
          [
            ['Certificate no.', '{certificateNumber}'],
            ['Date of issue', '{issueDate}'],
          ],
          [
            ['Name of applicant', '{name}', 2],
            ['Passport no.', '{passportNumber}', 1],
          ],
          [['Issued by', '{issuingOffice}']],
          [['Finding', 'No criminal record found']],
        ]);
      },
    },
    {
      name: 'clearance-key-values',
      style: { font: 'dejavuCondensed', size: 10, dates: 'mon' },
      draw(s) {
        s.title('PCC').kv(
          [
            ['Reference', '{certificateNumber}'],
            ['Applicant', '{name|upper}'],
            ['Passport', '{passportNumber}'],
            ['Authority', '{issuingOffice}'],
            ['Issued on', '{issueDate}'],
            ['Remarks', 'Nothing adverse on record'],
          ],
          { labelW: 110 },
        );
      },
    },
  ],
};

export const medical: Kind = {
  category: 'Other',
  kind: 'Medical or TB certificate',
  factsOf(traveller, chance) {
    const issued = dayAfter(traveller.trip.from, -chance.whole(20, 60));
    return {
      facts: {
        name: traveller.name.full,
        clinic: chance.among(clinics),
        certificateNumber: `TB${chance.figures(7)}`,
        result: 'Negative',
        issueDate: issued,
        expiryDate: dayAfter(issued, 180),
        _passport: traveller.passport,
        _born: traveller.born,
      },
      also: { result: ['TB negative', 'No evidence of pulmonary tuberculosis', 'No active tuberculosis'] },
    };
  },
  layouts: [
    {
      name: 'tb-clearance',
      style: { font: 'arial', size: 10, dates: 'monSpace', ink: '006064' },
      draw(s) {
        s.band('{clinic}', '006064')
          .title('TUBERCULOSIS CLEARANCE CERTIFICATE')
          .cells([
            [
              ['Certificate reference', '{certificateNumber}'],
              ['Name of applicant', '{name|upper}', 2],
            ],
            [
              ['Date of birth', '{_born}'],
              ['Passport', '{_passport}'],
              ['Result', '{result}'],
            ],
            [
              ['Issued on', '{issueDate}'],
              ['Valid until', '{expiryDate}'],
            ],
          ]);
        closing(s, ['Panel Physician'], { seal: 'PANEL PHYSICIAN *' });
      },
    },
    {
      name: 'medical-prose',
      style: { font: 'notoSerif', size: 10.5, dates: 'long' },
      draw(s) {
        s.head('{clinic}', { size: 15, isBold: true })
          .rule()
          .title('Medical certificate')
          .p(
            '{name}, passport {_passport}, was examined at this clinic. The test for tuberculosis was {result|lower}. ' +
              'This certificate, number {certificateNumber}, was issued on {issueDate} and expires on {expiryDate}.',
            { leading: 19 },
          );
        closing(s, ['Medical Officer']);
      },
    },
    {
      name: 'lab-report',
      style: { font: 'courier', size: 9.5, dates: 'dash' },
      draw(s) {
        s.p('{clinic|upper}', { isBold: true, as: 'header' })
          .rule()
          .kv(
            [
              ['PATIENT', '{name|upper}'],
              ['CERT NO', '{certificateNumber}'],
              ['REPORTED', '{issueDate}'],
              ['VALID TILL', '{expiryDate}'],
            ],
            { labelW: 90 },
          )
          .table(
            ['TEST', 'RESULT'],
            [
              ['SPUTUM SMEAR FOR TB', '{result|upper}'],
              ['CHEST X-RAY', 'NORMAL'],
            ],
            { lines: 'none' },
          );
      },
    },
  ],
};

export const property: Kind = {
  category: 'Other',
  kind: 'Property document',
  factsOf(traveller, chance) {
    return {
      facts: {
        ownerName: traveller.name.full,
        propertyAddress: traveller.home.full,
        registrationNumber: `${chance.figures(4)}/${chance.whole(2005, 2024)}`,
        marketValue: String(chance.whole(20, 190) * 100_000),
        _seller: personFor(traveller.seed),
        _date: dateAround(chance, 2005, 2024),
      },
    };
  },
  layouts: [
    {
      name: 'sale-deed',
      style: { font: 'times', size: 12, dates: 'ordinal' },
      draw(s) {
        s.title('SALE DEED')
          .p('Document No. {registrationNumber}', { align: 'right', as: 'header' })
          .p(
            'This deed of sale executed on {_date|ordinal} by {_seller}, the Vendor, in favour of {ownerName}, the ' +
              'Purchaser, witnesseth that the Vendor conveys the property situated at {propertyAddress} for a ' +
              'consideration of {marketValue|rupees}.',
            { leading: 22 },
          );
        closing(s, ['Vendor                  Purchaser'], { seal: 'SUB REGISTRAR *' });
      },
    },
    {
      name: 'property-tax-receipt',
      style: { font: 'arial', size: 10, ink: '827717' },
      draw(s) {
        s.title('PROPERTY TAX ASSESSMENT EXTRACT').cells([
          [
            ['Assessment / registration no.', '{registrationNumber}'],
            ['Name of owner', '{ownerName}', 2],
          ],
          [
            ['Location of property', '{propertyAddress}', 2],
            ['Market value (Rs.)', '{marketValue|indianWhole}', 1],
          ],
        ]);
      },
    },
    {
      name: 'valuation-key-values',
      style: { font: 'dejavuSerif', size: 10 },
      draw(s) {
        s.title('Valuation report of immovable property', { align: 'left' }).kv(
          [
            ['Owner', '{ownerName}'],
            ['Property', '{propertyAddress}'],
            ['Registered deed', '{registrationNumber}'],
            ['Fair market value', 'Rs. {marketValue|indianWhole}'],
          ],
          { isRuled: true, sep: '', labelW: 130 },
        );
        closing(s, ['Approved Valuer']);
      },
    },
  ],
};
const personFor = (seed: string) => personName(chanceOf('seller', seed)).full;

// The photograph of an applicant: nothing to read, but it must not be taken for anything else.
const photograph = (name: string, ground: string, w: number, h: number): Kind['layouts'][number] => ({
  name,
  style: { font: 'arial', format: 'card' },
  draw(s) {
    s.paint({ x: 0, y: 0, w: 340, h: 215 }, ground);
    portrait(s, (340 - w) / 2, (215 - h) / 2, w, h, chanceOf('photo', name, s.value('_seed')));
  },
});
export const applicantPhoto: Kind = {
  category: 'Photo',
  kind: 'Applicant photo',
  factsOf: (traveller) => ({ facts: { _seed: traveller.seed } }),
  layouts: [
    photograph('close', 'e9edf0', 168, 215),
    photograph('on-white', 'ffffff', 150, 195),
    photograph('on-grey', 'd9dde0', 160, 205),
  ],
};
