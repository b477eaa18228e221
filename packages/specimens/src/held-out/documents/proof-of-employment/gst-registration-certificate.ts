import { drawing, formGrid, ruled } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { withGstCharacter } from '../../facts/check-digits.ts';
import { dayIn } from '../../facts/days.ts';
import { traders } from '../../facts/issuers.ts';
import { addressIn } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const gstCertificate = defineKind({
  kind: 'GST registration certificate',
  facts: (random, t) => {
    const trade = random.pick(traders);
    const constitution = random.pick(['Proprietorship', 'Partnership', 'Private Limited Company']);
    const legalName =
      { Proprietorship: t.name, Partnership: `${trade} and Sons` }[constitution] ?? `${trade} Private Limited`;
    return {
      values: {
        gstin: withGstCharacter(`${t.address.gst}${t.pan}1Z`),
        legalName,
        employerName: trade,
        constitution,
        employerAddress: addressText(addressIn(random, t.address)),
        registrationDate: dayIn(random, '2017-07-01', '2025-05-31'),
      },
      also: {},
    };
  },
  layouts: {
    'form-reg-06': ({ f, day }) =>
      drawing(
        `.page{font:10pt/1.5 'Noto Serif';padding:20mm} h3{text-align:center;margin:0}`,
        `<h3>Government of India<br>FORM GST REG-06</h3><p style="text-align:center">[See Rule 10(1)]<br>Registration Certificate</p>
        <p>Registration Number: <b>${f('gstin')}</b></p>` +
          ruled(
            [],
            [
              ['1.', 'Legal Name', f('legalName')],
              ['2.', 'Trade Name, if any', f('employerName')],
              ['3.', 'Constitution of Business', f('constitution')],
              ['4.', 'Address of Principal Place of Business', f('employerAddress')],
              ['5.', 'Date of Liability', ''],
              ['6.', 'Period of Validity', `From ${day('registrationDate', 'DD/MM/YYYY')} To Not Applicable`],
              ['7.', 'Type of Registration', 'Regular'],
            ],
          ),
      ),
    'taxpayer-card': ({ f, day }) =>
      drawing(
        `.page{font:9.8pt/1.45 'DejaVu Sans';padding:22mm 16mm}`,
        `<h2>Goods and Services Tax &mdash; taxpayer details</h2>` +
          formGrid(2, [
            ['GSTIN/UIN', f('gstin')],
            ['Effective date of registration', day('registrationDate', 'DD-MM-YYYY')],
            ['Legal name of business', f('legalName')],
            ['Trade name', f('employerName')],
            ['Constitution', f('constitution')],
            ['Principal place', f('employerAddress')],
          ]),
      ),
  },
});
