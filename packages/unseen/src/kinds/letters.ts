import type { Kind } from '../facts/facts.types.ts';
import { hosts } from '../facts/people.ts';
import { dayAfter, countryNames } from '../facts/printed.ts';
import { mobile } from '../facts/traveller.ts';
import { closing, wordsFor } from './closing.ts';

export const coverLetter: Kind = {
  category: 'Letter',
  kind: 'Cover letter',
  factsOf(traveller) {
    const { trip, name, home } = traveller;
    const land = countryNames[trip.hotel.country]!;
    return {
      facts: {
        addressedTo: `Consulate General of ${land}`,
        purpose: 'Tourism',
        travelFrom: trip.from,
        travelTo: trip.to,
        expensesBorneBy: 'Self',
        letterDate: dayAfter(trip.from, -35),
        _name: name.full,
        _passport: traveller.passport,
        _address: home.full,
        _phone: traveller.phone,
        _city: trip.hotel.city,
        _land: land,
        _hotel: trip.hotel.name,
        _post: traveller.designation,
      },
      also: {
        addressedTo: [
          'The Visa Officer',
          `The Visa Officer, Consulate General of ${land}`,
          `Consulate General of ${land}, Mumbai`,
          `The Visa Officer, Consulate General of ${land}, Mumbai`,
        ],
        purpose: ['tourist visit', 'Tourist', 'holiday', 'tourist visa'],
        expensesBorneBy: ['myself', 'me', 'applicant', 'by me', 'own savings', 'I', 'by myself'],
      },
    };
  },
  layouts: [
    {
      name: 'handed-letter',
      style: { font: 'times', size: 11.5, dates: 'ordinal' },
      draw(s) {
        s.p('{_name}\n{_address}\n{_phone}', { align: 'right', as: 'header' })
          .p('{letterDate}', { align: 'right', as: 'header' })
          .p('To\nThe Visa Officer\n{addressedTo}\nMumbai', { as: 'header' });
        s.p('Respected Sir / Madam,').p(
          'I, {_name}, holder of Indian passport {_passport}, wish to visit {_land} for {purpose|lower} from ' +
            '{travelFrom} to {travelTo}. During this time I shall stay at {_hotel} in {_city}.',
          { leading: 18 },
        );
        s.p('I work as {_post} and have been granted leave. All expenses of the journey will be borne by myself.', {
          leading: 18,
        });
        closing(s, ['Yours faithfully,', '{_name}']);
      },
    },
    {
      name: 'structured-application',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '333333' },
      draw(s) {
        s.title('Covering letter for short stay visa', { align: 'left' })
          .p('Date: {letterDate}', { as: 'key-value' })
          .p('Addressed to: {addressedTo}', { as: 'key-value' });
        s.kv(
          [
            ['Applicant', '{_name}, passport {_passport}'],
            ['Purpose of journey', '{purpose}'],
            ['Dates of stay', '{travelFrom} to {travelTo}'],
            ['Costs met by', '{expensesBorneBy}'],
            ['Place of stay', '{_hotel}, {_city}'],
          ],
          { isRuled: true, sep: '', labelW: 130 },
        );
        s.p('I assure you that I will return before my visa expires.');
        closing(s, ['{_name}']);
      },
    },
    {
      name: 'mail-like-letter',
      style: { font: 'notoSans', size: 10, dates: 'american' },
      draw(s) {
        s.p('{addressedTo}', { isBold: true, as: 'header' })
          .p('{letterDate}', { as: 'header' })
          .p('Subject: my application for a visa to {_land}', { isBold: true });
        s.p('Dear officer,').p(
          'My trip is for {purpose|lower}. It starts on {travelFrom} and ends on {travelTo}; the tickets and the ' +
            'stay in {_city} are booked. I pay for everything myself from my savings.',
          { leading: 17 },
        );
        closing(s, ['{_name}', '{_phone}']);
      },
    },
  ],
};

export const invitation: Kind = {
  category: 'Letter',
  kind: 'Invitation letter',
  factsOf(traveller, chance) {
    const { trip, name } = traveller;
    const host = chance.among(hosts);
    return {
      facts: {
        inviterName: host,
        inviterOrganisation: chance.among(['Weberhof Maschinenbau AG', 'Atelier Sablier', 'Institut Morgenlicht']),
        inviterAddress: `${trip.hotel.street.replace(/\d+/, '77')}, ${trip.hotel.postcode} ${trip.hotel.city}`,
        inviterPhone: trip.hotel.dial.replace('555', '554'),
        inviterEmail: `${host.toLowerCase().replace(' ', '.')}@briefkasten.example`,
        inviterRelationship: chance.among(['Friend', 'Cousin', 'Uncle']),
        inviterStatus: 'Permanent resident',
        inviterDateOfBirth: `19${chance.whole(58, 89)}-0${chance.whole(1, 9)}-${chance.whole(10, 28)}`,
        inviterOccupation: chance.among(['Engineer', 'Teacher', 'Architect']),
        purpose: 'Family visit',
        visitFrom: trip.from,
        visitTo: trip.to,
        expensesBorneBy: 'Inviter',
        letterDate: dayAfter(trip.from, -50),
        _guest: name.full,
        _passport: traveller.passport,
        _born: traveller.born,
        ...wordsFor(traveller),
      },
      also: {
        purpose: ['visit', 'private visit', 'business meetings', 'business'],
        expensesBorneBy: [
          host,
          'host',
          'inviting company',
          'company',
          'me',
          'by me',
          'I',
          'Weberhof Maschinenbau AG',
          'Atelier Sablier',
          'Institut Morgenlicht',
        ],
      },
    };
  },
  layouts: [
    {
      name: 'private-invitation',
      style: { font: 'notoSerif', size: 10.5, dates: 'long' },
      draw(s) {
        s.p('{inviterName}\n{inviterAddress}\n{inviterPhone}\n{inviterEmail}', { as: 'header' })
          .p('{letterDate}', { align: 'right', as: 'header' })
          .title('Letter of invitation', { align: 'left' });
        s.p(
          'I, {inviterName}, born on {inviterDateOfBirth}, {inviterOccupation|lower} and {inviterStatus|lower}, ' +
            'hereby invite {_mr} {_guest}, passport {_passport}, to stay at my home from {visitFrom} to {visitTo}. ' +
            '{_He} is my {inviterRelationship|lower}.',
          { leading: 18 },
        );
        s.p('I will take care of board and lodging during the stay.', { leading: 18 });
        closing(s, ['{inviterName}']);
      },
    },
    {
      name: 'company-invitation',
      style: { font: 'arial', size: 10, dates: 'dot', ink: '263238' },
      draw(s) {
        s.head('{inviterOrganisation}', { size: 16, isBold: true })
          .head('{inviterAddress}', { size: 9 })
          .head('{inviterPhone}  {inviterEmail}', { size: 9, after: 10 })
          .rule();
        s.p('{letterDate}', { align: 'right', as: 'header' })
          .p('Invitation of {_mr} {_guest}', { isBold: true })
          .p(
            'We invite the above-mentioned guest, born on {_born|dot}, passport {_passport}, to meetings at our ' +
              'premises between {visitFrom} and {visitTo}. Our company bears the cost of accommodation.',
            { leading: 18 },
          );
        closing(s, ['{inviterName}', 'for {inviterOrganisation}'], { seal: 'MANAGEMENT * OFFICE *' });
      },
    },
    {
      name: 'host-form',
      style: { font: 'dejavuCondensed', size: 9.5, dates: 'slash', ink: '1b5e20' },
      draw(s) {
        s.title('INVITATION FORM OF A PRIVATE HOST').cells(
          [
            [
              ['Surname and first name of host', '{inviterName}', 2],
              ['Date of birth', '{inviterDateOfBirth}', 1],
            ],
            [
              ['Address', '{inviterAddress}', 2],
              ['Telephone', '{inviterPhone}', 1],
            ],
            [
              ['E-mail', '{inviterEmail}', 2],
              ['Occupation', '{inviterOccupation}', 1],
              ['Residence status', '{inviterStatus}', 1.3],
            ],
            [
              ['Guest', '{_guest}', 2],
              ['Relation to guest', '{inviterRelationship}', 1],
            ],
            [
              ['Stay from', '{visitFrom}'],
              ['Stay until', '{visitTo}'],
              ['Purpose', '{purpose}'],
              ['Date', '{letterDate}'],
            ],
          ],
          { shade: 'e6f0e6' },
        );
        closing(s, ['Signature of host']);
      },
    },
  ],
};

export const sponsorship: Kind = {
  category: 'Letter',
  kind: 'Sponsorship letter or affidavit',
  factsOf(traveller, chance) {
    return {
      facts: {
        sponsorName: traveller.father.full,
        sponsorRelationship: 'Father',
        sponsorAddress: traveller.home.full,
        sponsorPhone: mobile(chance),
        sponsorAmount: String(chance.whole(4, 16) * 50_000),
        letterDate: dayAfter(traveller.trip.from, -40),
        _supported: traveller.name.full,
        _passport: traveller.passport,
        _city: traveller.home.city,
        ...wordsFor(traveller),
        _kin: traveller.sex === 'F' ? 'daughter' : 'son',
      },
      also: { sponsorRelationship: [traveller.sex === 'F' ? 'daughter' : 'son'] },
    };
  },
  layouts: [
    {
      name: 'affidavit-prose',
      style: { font: 'times', size: 12, dates: 'ordinal' },
      draw(s) {
        s.title('AFFIDAVIT OF SPONSORSHIP').p(
          'I, {sponsorName}, residing at {sponsorAddress}, do hereby solemnly affirm and state as under:',
          { leading: 20 },
        );
        s.p('1. That I am the {sponsorRelationship|lower} of {_supported}, holder of passport no. {_passport}.', {
          leading: 20,
        })
          .p(
            '2. That I shall bear all expenses of the journey and have set apart a sum of {sponsorAmount|rupees} for this purpose.',
            { leading: 20 },
          )
          .p('3. That my telephone number is {sponsorPhone}.', { leading: 20 });
        s.p('Verified at {_city} on this {letterDate}.', { leading: 20 });
        closing(s, ['DEPONENT'], { seal: 'NOTARY * GOVERNMENT *', isRight: true, ink: 'b71c1c' });
      },
    },
    {
      name: 'sponsor-letter',
      style: { font: 'arial', size: 10.5, dates: 'long' },
      draw(s) {
        s.p('{sponsorName}\n{sponsorAddress}\nMobile {sponsorPhone}', { as: 'header' })
          .p('{letterDate}', { as: 'header' })
          .p('Re: financial support for {_supported}', { isBold: true });
        s.p(
          'I confirm that I will finance the studies and the living costs of my {_kin} {_supported}. An amount of ' +
            'INR {sponsorAmount|indianWhole} is available in my bank account.',
          { leading: 18 },
        );
        closing(s, ['{sponsorName}', '({sponsorRelationship} of the applicant)']);
      },
    },
    {
      name: 'sponsor-declaration',
      style: { font: 'dejavuSerif', size: 10, dates: 'mon', ink: '4e342e' },
      draw(s) {
        s.title('DECLARATION BY SPONSOR').kv(
          [
            ['Name of sponsor', '{sponsorName}'],
            ['Relation with applicant', '{sponsorRelationship}'],
            ['Residential address', '{sponsorAddress}'],
            ['Contact number', '{sponsorPhone}'],
            ['Name of applicant', '{_supported}'],
            ['Amount committed', 'Rs. {sponsorAmount|indianWhole}'],
            ['Date', '{letterDate}'],
          ],
          { isRuled: true, sep: '', labelW: 160 },
        );
        closing(s, ['Signature of sponsor']);
      },
    },
  ],
};

export const consent: Kind = {
  category: 'Letter',
  kind: 'Parental consent (minor)',
  factsOf(traveller) {
    return {
      facts: {
        childName: `${traveller.mother.given} ${traveller.name.surname || traveller.name.given}`,
        parentName: traveller.name.full,
        accompaniedBy: traveller.spouse.full,
        letterDate: dayAfter(traveller.trip.from, -30),
        _from: traveller.trip.from,
        _to: traveller.trip.to,
        _land: countryNames[traveller.trip.hotel.country]!,
        _address: traveller.home.full,
        _other: traveller.spouse.full,
      },
    };
  },
  layouts: [
    {
      name: 'consent-prose',
      style: { font: 'times', size: 12, dates: 'long' },
      draw(s) {
        s.title('CONSENT FOR TRAVEL OF A MINOR').p(
          'I, {parentName}, resident of {_address}, parent of {childName}, consent to my child travelling to ' +
            '{_land} from {_from} to {_to} in the company of {accompaniedBy}.',
          { leading: 20 },
        );
        s.p('Signed on {letterDate}.');
        closing(s, ['{parentName}'], { seal: 'NOTARY PUBLIC * INDIA *', isRight: true });
      },
    },
    {
      name: 'consent-form',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '0d47a1' },
      draw(s) {
        s.band('No objection of parent', '0d47a1').cells([
          [
            ['Name of child', '{childName}'],
            ['Name of consenting parent', '{parentName}'],
          ],
          [
            ['Accompanying adult', '{accompaniedBy}'],
            ['Destination', '{_land}'],
            ['Date of consent', '{letterDate}'],
          ],
        ]);
        closing(s, ['Signature of parent']);
      },
    },
    {
      name: 'consent-letter',
      style: { font: 'notoSans', size: 10, dates: 'dash' },
      draw(s) {
        s.p('Date {letterDate}', { as: 'key-value' })
          .p('To the visa section,')
          .p(
            'My minor child {childName} will travel with {accompaniedBy}. I give my full permission for this journey ' +
              'to {_land} and for the visa application.',
            { leading: 18 },
          );
        closing(s, ['{parentName}', '(father / mother)']);
      },
    },
  ],
};
