import type { Kind } from '../facts/facts.types.ts';
import { dateAround } from '../facts/traveller.ts';
import { closing } from './closing.ts';

export const gst: Kind = {
  category: 'Proof of Employment',
  kind: 'GST registration certificate',
  factsOf(traveller, chance) {
    const pan = `${chance.capitals(3)}P${chance.capitals(1)}${chance.figures(4)}${chance.capitals(1)}`;
    return {
      facts: {
        gstin: `${chance.among(['27', '29', '33', '36'])}${pan}1Z${chance.capitals(1)}`,
        legalName: traveller.name.full.toUpperCase(),
        employerName: `${traveller.name.surname || traveller.name.given} Brassware Stores`,
        constitution: 'Proprietorship',
        employerAddress: traveller.home.full,
        registrationDate: dateAround(chance, 2017, 2024),
      },
    };
  },
  layouts: [
    {
      name: 'form-reg-06',
      style: { font: 'times', size: 10.5, dates: 'slash' },
      draw(s) {
        s.p('Government of India', { align: 'center', as: 'header' })
          .title('Form GST REG-06', { after: 2 })
          .p('Registration Certificate', { align: 'center' });
        s.p('Registration Number: {gstin}', { isBold: true, as: 'key-value' });
        s.table(
          [],
          [
            ['1.', 'Legal Name', '{legalName}'],
            ['2.', 'Trade Name, if any', '{employerName}'],
            ['3.', 'Constitution of Business', '{constitution}'],
            ['4.', 'Address of Principal Place of Business', '{employerAddress}'],
            ['5.', 'Date of Liability', ''],
            ['6.', 'Period of Validity', 'From {registrationDate}   To Not Applicable'],
            ['7.', 'Type of Registration', 'Regular'],
          ],
          { shares: [0.3, 1.8, 3], h: 22 },
        );
        closing(s, ['Signature Valid', 'Jurisdictional Officer']);
      },
    },
    {
      name: 'captioned-cells',
      style: { font: 'arial', size: 10, dates: 'mon', ink: '283593' },
      draw(s) {
        s.title('REGISTRATION CERTIFICATE UNDER THE GOODS AND SERVICES TAX ACT', { size: 11 }).cells(
          [
            [
              ['GSTIN', '{gstin}'],
              ['Effective date of registration', '{registrationDate}'],
            ],
            [
              ['Legal name of business', '{legalName}'],
              ['Trade name', '{employerName}'],
            ],
            [
              ['Constitution', '{constitution}', 1],
              ['Principal place of business', '{employerAddress}', 2],
            ],
          ],
          { shade: 'e8eaf6' },
        );
      },
    },
    {
      name: 'portal-search',
      style: { font: 'notoSans', size: 9.5, dates: 'slash', ink: '1565c0' },
      draw(s) {
        s.head('Goods and Services Tax', { size: 14, isBold: true })
          .rule()
          .p('Taxpayer details for GSTIN {gstin}', { as: 'header' });
        s.side(
          () =>
            s
              .p('Legal Name of Business\n{legalName}', { as: 'key-value' })
              .p('Trade Name\n{employerName}', { as: 'key-value' }),
          () =>
            s
              .p('Effective Date of registration\n{registrationDate}', { as: 'key-value' })
              .p('Constitution of Business\n{constitution}', { as: 'key-value' }),
        );
        s.p('Principal Place of Business\n{employerAddress}', { as: 'key-value' });
      },
    },
  ],
};

export const company: Kind = {
  category: 'Proof of Employment',
  kind: 'Company registration / partnership deed / Udyam',
  factsOf(traveller, chance) {
    const year = chance.whole(2009, 2023);
    const trade = chance.among(['Handloom Exports', 'Agro Pumps', 'Book Distributors']);
    const business = `${traveller.name.surname || traveller.name.given} ${trade}`;
    return {
      facts: {
        registrationNumber: `UDYAM-${chance.among(['MH', 'TN', 'KL', 'GJ'])}-${chance.figures(2)}-${chance.figures(7)}`,
        employerName: business,
        designation: 'Proprietor',
        employerAddress: traveller.home.full,
        registrationDate: dateAround(chance, year, year),
        _owner: traveller.name.full,
        _partner: traveller.spouse.full,
      },
    };
  },
  layouts: [
    {
      name: 'udyam-certificate',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '6d1b1b' },
      draw(s) {
        s.p('Ministry of Micro, Small and Medium Enterprises', { align: 'center', as: 'header' }).title(
          'UDYAM REGISTRATION CERTIFICATE',
        );
        s.table(
          [],
          [
            ['UDYAM REGISTRATION NUMBER', '{registrationNumber}'],
            ['NAME OF ENTERPRISE', '{employerName|upper}'],
            ['TYPE OF ENTERPRISE', 'MICRO'],
            ['MAJOR ACTIVITY', 'TRADING'],
            ['OWNER AND CAPACITY', '{_owner|upper}, {designation|upper}'],
            ['OFFICIAL ADDRESS OF ENTERPRISE', '{employerAddress}'],
            ['DATE OF UDYAM REGISTRATION', '{registrationDate}'],
          ],
          { shares: [1.3, 2.4], h: 24 },
        );
      },
    },
    {
      name: 'shops-act-certificate',
      style: { font: 'notoSerif', size: 10, dates: 'long' },
      draw(s) {
        s.title('CERTIFICATE OF REGISTRATION OF ESTABLISHMENT').p('Registration number {registrationNumber}', {
          align: 'right',
          as: 'header',
        });
        s.p(
          'It is hereby certified that the establishment known as {employerName}, situated at {employerAddress}, of ' +
            'which {_owner} is the {designation|lower}, has been duly registered on {registrationDate} as a ' +
            'commercial establishment.',
          { leading: 18 },
        );
        closing(s, ['Inspector of Establishments'], { seal: 'INSPECTOR * ESTABLISHMENTS *', isRight: true });
      },
    },
    {
      name: 'firm-register-extract',
      style: { font: 'dejavuSerif', size: 10, dates: 'dot', ink: '424242' },
      draw(s) {
        s.title('EXTRACT FROM THE REGISTER OF FIRMS').cells([
          [
            ['Name of the firm', '{employerName}', 2],
            ['Number in the register', '{registrationNumber}', 2],
          ],
          [
            ['Registered office', '{employerAddress}', 3],
            ['Entered on', '{registrationDate}', 1],
          ],
          [
            ['Name of person', '{_owner}', 2],
            ['Capacity', '{designation}', 1],
          ],
        ]);
        closing(s, ['Registrar of Firms'], { seal: 'REGISTRAR OF FIRMS *' });
      },
    },
  ],
};
