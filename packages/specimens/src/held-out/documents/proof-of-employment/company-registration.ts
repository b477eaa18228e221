import { drawing, formGrid, paragraphs, roundSeal } from '../../drawing/blocks.ts';
import { addressText } from '../../facts/address-values.ts';
import { dayIn } from '../../facts/days.ts';
import { firms } from '../../facts/issuers.ts';
import { addressIn, personName } from '../../facts/traveller.ts';
import { defineKind } from '../../held-out-kind.ts';

export const companyRegistration = defineKind({
  kind: 'Company registration / partnership deed / Udyam',
  facts: (random, t) => {
    const address = addressIn(random, t.address);
    const registrationDate = dayIn(random, '2006-01-01', '2025-03-31');
    const isUdyam = random.chance(0.5);
    return {
      partner: personName(random, random.pick(['M', 'F'])),
      isUdyam,
      values: {
        registrationNumber: isUdyam
          ? `UDYAM-${address.code}-${random.digits(2)}-${random.digits(7)}`
          : `U${random.digits(5)}${address.code}${registrationDate.slice(0, 4)}PTC${random.digits(6)}`,
        employerName: isUdyam ? random.pick(firms) : `${random.pick(firms)} Private Limited`,
        designation: isUdyam ? 'Proprietor' : 'Director',
        employerAddress: addressText(address),
        registrationDate,
      },
      also: {},
    };
  },
  layouts: {
    certificate: ({ f, day, random }, { isUdyam, values }, t) =>
      drawing(
        `.page{font:11pt/1.6 'Noto Serif';padding:22mm} .f{border:1mm double #1e3a5f;padding:10mm}`,
        `<div class="f"><h3 style="text-align:center">${
          isUdyam
            ? 'Ministry of Micro, Small and Medium Enterprises<br>UDYAM REGISTRATION CERTIFICATE'
            : 'Ministry of Corporate Affairs<br>CERTIFICATE OF INCORPORATION'
        }</h3>` +
          paragraphs(
            `I hereby certify that ${f('employerName')} is ${isUdyam ? 'registered' : 'incorporated'} on this
            ${day('registrationDate', 'Do MMMM YYYY')}
            under the number ${f('registrationNumber')}.`,
            `The ${isUdyam ? 'official' : 'registered'} address of the enterprise is ${f('employerAddress')}.`,
            `${f('designation', values.designation)}: ${t.name}`,
          ) +
          `${roundSeal(random, isUdyam ? 'MSME' : 'REGISTRAR OF COMPANIES')}</div>`,
      ),
    'register-extract': ({ f, day }, { partner }, t) =>
      drawing(
        `.page{font:9.8pt/1.5 'DejaVu Sans';padding:18mm}`,
        `<h2>Extract from the register</h2>` +
          formGrid(2, [
            ['Name of enterprise', f('employerName')],
            ['Registration / CIN', f('registrationNumber')],
            ['Registered since', day('registrationDate', 'DD.MM.YYYY')],
            ['Registered office', f('employerAddress')],
            ['Person', t.name],
            ['Designation', f('designation')],
            ['Further person', partner],
            ['State of entry', 'Active'],
          ]),
      ),
  },
});
