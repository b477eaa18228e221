import { squareCode } from '../drawing/marks.ts';
import type { Kind } from '../facts/facts.types.ts';
import { courts } from '../facts/issuers.ts';
import { dayAfter } from '../facts/printed.ts';
import { dateAround, type Traveller } from '../facts/traveller.ts';
import { closing, wordsFor } from './closing.ts';

export const birthCertificate: Kind = {
  category: 'Proof of Relationship',
  kind: 'Birth certificate',
  factsOf(traveller, chance) {
    return {
      facts: {
        childName: traveller.name.full,
        dateOfBirth: traveller.born,
        placeOfBirth: traveller.birthTown,
        countryOfBirth: 'IND',
        sex: traveller.sex,
        fatherName: traveller.father.full,
        motherName: traveller.mother.full,
        registrationNumber: `B-${traveller.born.slice(0, 4)}/${chance.figures(4)}`,
        registrationDate: dayAfter(traveller.born, chance.whole(3, 16)),
        issuingAuthority: `Registrar of Births and Deaths, ${traveller.birthTown}`,
        _state: traveller.birthState,
        _town: traveller.birthTown,
        ...wordsFor(traveller),
      },
      also: {
        issuingAuthority: [
          `Registrar of Births and Deaths, ${traveller.birthTown} Municipal Corporation`,
          'Registrar of Births and Deaths',
          `${traveller.birthTown} Municipal Corporation`,
        ],
      },
    };
  },
  layouts: [
    {
      name: 'form-five',
      style: { font: 'times', size: 10.5, dates: 'slash' },
      draw(s) {
        s.p('GOVERNMENT OF {_state|upper}', { align: 'center', isBold: true, as: 'header' })
          .title('BIRTH CERTIFICATE')
          .p('(Issued under Section 12/17 of the Registration of Births and Deaths Act)', { align: 'center', size: 8 });
        s.cells([
          [
            ['Name', '{childName|upper}', 2],
            ['Sex', '{sex|sexWord}', 1],
          ],
          [
            ['Date of birth', '{dateOfBirth}'],
            ['Place of birth', '{placeOfBirth}'],
          ],
          [
            ['Name of father', '{fatherName|upper}'],
            ['Name of mother', '{motherName|upper}'],
          ],
          [
            ['Registration No.', '{registrationNumber}'],
            ['Date of registration', '{registrationDate}'],
          ],
        ]);
        closing(s, ['{issuingAuthority}'], { seal: 'BIRTHS AND DEATHS * REGISTRAR *', isRight: true });
      },
    },
    {
      name: 'numbered-entries',
      style: { font: 'arial', size: 10, dates: 'long', ink: '1a4e2b' },
      draw(s) {
        s.title('CERTIFICATE OF BIRTH').kv(
          [
            ['1. Name of child', '{childName}'],
            ['2. Sex', '{sex|sexWord}'],
            ['3. Date of birth', '{dateOfBirth}'],
            ['4. Place of birth', '{placeOfBirth}'],
            ['5. Country', '{countryOfBirth}'],
            ["6. Father's full name", '{fatherName}'],
            ["7. Mother's full name", '{motherName}'],
            ['8. Registration number', '{registrationNumber}'],
            ['9. Registered on', '{registrationDate}'],
            ['10. Issued by', '{issuingAuthority}'],
          ],
          { isRuled: true, sep: '', labelW: 170 },
        );
        squareCode(s, s.x, s.y + 6, 64, s.value('registrationNumber'));
      },
    },
    {
      name: 'certified-prose',
      style: { font: 'notoSerif', size: 11, dates: 'ordinal' },
      draw(s) {
        s.title('EXTRACT FROM THE REGISTER OF BIRTHS').p(
          'It is certified that according to entry {registrationNumber} of this register, made on ' +
            '{registrationDate}, {childName}, a {_child}, was born at {placeOfBirth} on {dateOfBirth} to {fatherName} ' +
            '(father) and {motherName} (mother).',
          { leading: 20 },
        );
        closing(s, ['{issuingAuthority}'], { seal: 'REGISTER OF BIRTHS *' });
      },
    },
  ],
};

const couple = (traveller: Traveller) =>
  traveller.sex === 'M'
    ? ([traveller.name.full, traveller.spouse.full] as const)
    : ([traveller.spouse.full, traveller.name.full] as const);

export const marriageCertificate: Kind = {
  category: 'Proof of Marital Status',
  kind: 'Marriage certificate',
  factsOf(traveller, chance) {
    const [husbandName, wifeName] = couple(traveller);
    const wed = dateAround(chance, Number(traveller.born.slice(0, 4)) + 24, Number(traveller.born.slice(0, 4)) + 27);
    return {
      facts: {
        husbandName,
        wifeName,
        marriageDate: wed,
        marriagePlace: traveller.home.city,
        registrationNumber: `${chance.figures(3)}/${wed.slice(0, 4)}`,
        registrationDate: dayAfter(wed, chance.whole(5, 60)),
        act: 'Hindu Marriage Act, 1955',
        _groomFather: traveller.father.full,
        _state: traveller.home.state,
      },
      also: { act: ['Hindu Marriage Act', 'Hindu Marriage', 'The Hindu Marriage Act, 1955'] },
    };
  },
  layouts: [
    {
      name: 'registrar-prose',
      style: { font: 'times', size: 12, dates: 'ordinal' },
      draw(s) {
        s.p('GOVERNMENT OF {_state|upper}', { align: 'center', as: 'header' })
          .title('CERTIFICATE OF MARRIAGE')
          .p(
            'Certified that a marriage between {husbandName}, son of {_groomFather}, and {wifeName} was solemnised on ' +
              '{marriageDate} at {marriagePlace}, and that the same has been registered on {registrationDate} at Sl. ' +
              'No. {registrationNumber} of the register maintained under the {act}.',
            { leading: 22 },
          );
        closing(s, ['Marriage Officer'], { seal: 'MARRIAGE OFFICER * REGISTRAR *', isRight: true });
      },
    },
    {
      name: 'two-parties-cells',
      style: { font: 'arial', size: 10, dates: 'dash', ink: '6a1b4d' },
      draw(s) {
        s.title('MARRIAGE REGISTRATION CERTIFICATE').cells(
          [
            [
              ['Registration number', '{registrationNumber}'],
              ['Date of registration', '{registrationDate}'],
              ['Act', '{act}', 1.4],
            ],
            [
              ['Name of the bridegroom', '{husbandName}'],
              ['Name of the bride', '{wifeName}'],
            ],
            [
              ['Date of marriage', '{marriageDate}'],
              ['Place of marriage', '{marriagePlace}'],
            ],
          ],
          { shade: 'f4e4ee' },
        );
        closing(s, ['Registrar of Marriages'], { seal: 'REGISTRAR OF MARRIAGES *' });
      },
    },
    {
      name: 'memorandum-table',
      style: { font: 'dejavuSerif', size: 10, dates: 'slash', ink: '333333' },
      draw(s) {
        s.title('EXTRACT OF MEMORANDUM OF MARRIAGE').table(
          ['', 'Husband', 'Wife'],
          [
            ['Full name', '{husbandName}', '{wifeName}'],
            ['Marital condition before', 'Unmarried', 'Unmarried'],
          ],
          { shares: [1, 1.6, 1.6], h: 24 },
        );
        s.kv(
          [
            ['Solemnised on', '{marriageDate}'],
            ['Solemnised at', '{marriagePlace}'],
            ['Registered under no.', '{registrationNumber}'],
            ['Registered on', '{registrationDate}'],
          ],
          { labelW: 140 },
        );
        closing(s, ['Registrar'], { isRight: true });
      },
    },
  ],
};

export const divorceDecree: Kind = {
  category: 'Proof of Marital Status',
  kind: 'Divorce decree',
  factsOf(traveller, chance) {
    const year = chance.whole(2018, 2024);
    return {
      facts: {
        maritalStatus: 'Divorced',
        formerSpouseName: traveller.spouse.full,
        decreeDate: dateAround(chance, year, year),
        court: chance.among(courts),
        caseNumber: `M.C. ${chance.figures(3)} of ${year - 1}`,
        _name: traveller.name.full,
      },
      also: { maritalStatus: ['divorced', 'dissolved'] },
    };
  },
  layouts: [
    {
      name: 'judgment-prose',
      style: { font: 'times', size: 12, dates: 'ordinal' },
      draw(s) {
        s.title('IN THE {court|upper}', { size: 13 })
          .p('{caseNumber}', { align: 'center', as: 'header' })
          .p('{_name}   ... Petitioner\n\nversus\n\n{formerSpouseName}   ... Respondent', {
            align: 'center',
            as: 'header',
          })
          .p('DECREE', { isBold: true, align: 'center' });
        s.p(
          'This petition coming on for final hearing on {decreeDate}, the court doth order that the marriage ' +
            'between the petitioner and the respondent be dissolved by a decree of divorce.',
          { leading: 22 },
        );
        closing(s, ['Presiding Judge'], { seal: 'FAMILY COURT * SEAL *', isRight: true });
      },
    },
    {
      name: 'decree-sheet-cells',
      style: { font: 'arial', size: 10, dates: 'dot', ink: '3e2723' },
      draw(s) {
        s.title('DECREE SHEET IN MATRIMONIAL CASE').cells([
          [
            ['Court', '{court}', 2],
            ['Case number', '{caseNumber}', 1],
          ],
          [
            ['Petitioner', '{_name}'],
            ['Former spouse', '{formerSpouseName}'],
          ],
          [
            ['Date of decree', '{decreeDate}'],
            ['Status of the petitioner', '{maritalStatus}'],
          ],
        ]);
      },
    },
    {
      name: 'certified-copy-key-values',
      style: { font: 'courier', size: 10, dates: 'dash' },
      draw(s) {
        s.p('CERTIFIED COPY OF DECREE OF DIVORCE', { isBold: true, as: 'header' })
          .rule()
          .kv(
            [
              ['COURT', '{court}'],
              ['CASE NO', '{caseNumber}'],
              ['PETITIONER', '{_name}'],
              ['RESPONDENT', '{formerSpouseName}'],
              ['DECREED ON', '{decreeDate}'],
            ],
            { labelW: 110 },
          )
          .p('The marriage stands dissolved from the date of the decree.');
      },
    },
  ],
};

export const spouseDeath: Kind = {
  category: 'Proof of Marital Status',
  kind: 'Death certificate of spouse',
  factsOf(traveller, chance) {
    const died = dateAround(chance, 2015, 2024);
    return {
      facts: {
        maritalStatus: 'Widowed',
        deceasedName: traveller.spouse.full,
        dateOfDeath: died,
        registrationNumber: `D/${died.slice(0, 4)}/${chance.figures(5)}`,
        _place: traveller.home.city,
        _kin: traveller.name.full,
        _registered: dayAfter(died, 6),
      },
    };
  },
  layouts: [
    {
      name: 'form-six',
      style: { font: 'times', size: 11, dates: 'slash' },
      draw(s) {
        s.title('DEATH CERTIFICATE').cells([
          [
            ['Name of deceased', '{deceasedName|upper}', 2],
            ['Date of death', '{dateOfDeath}', 1],
          ],
          [
            ['Place of death', '{_place}'],
            ['Name of husband / wife', '{_kin}'],
          ],
          [
            ['Registration number', '{registrationNumber}'],
            ['Date of registration', '{_registered}'],
          ],
        ]);
        closing(s, ['Sub-Registrar'], { seal: 'SUB-REGISTRAR * DEATHS *' });
      },
    },
    {
      name: 'death-prose',
      style: { font: 'notoSerif', size: 11, dates: 'long' },
      draw(s) {
        s.title('CERTIFICATE OF DEATH').p(
          'This is to certify that {deceasedName}, spouse of {_kin}, died at {_place} on {dateOfDeath}. The death ' +
            'was entered in the register under number {registrationNumber}.',
          { leading: 20 },
        );
        closing(s, ['Registrar'], { isRight: true });
      },
    },
    {
      name: 'death-key-values',
      style: { font: 'arial', size: 10, dates: 'mon', ink: '263238' },
      draw(s) {
        s.band('Municipal records: death', '263238').kv(
          [
            ['Deceased', '{deceasedName}'],
            ['Died on', '{dateOfDeath}'],
            ['Died at', '{_place}'],
            ['Record no.', '{registrationNumber}'],
            ['Surviving spouse', '{_kin}'],
          ],
          { isRuled: true, sep: '', labelW: 130 },
        );
      },
    },
  ],
};

export const familyRegister: Kind = {
  category: 'Proof of Relationship',
  kind: 'Family register / ration card',
  factsOf(traveller, chance) {
    const members = [traveller.father.full, traveller.mother.full, traveller.name.full, traveller.spouse.full];
    return {
      facts: { headOfFamily: traveller.father.full, cardNumber: chance.figures(12), _address: traveller.home.full },
      rows: members.map((name, at) => [
        String(at + 1),
        name,
        [
          'Self',
          'Wife',
          traveller.sex === 'F' ? 'Daughter' : 'Son',
          traveller.sex === 'F' ? 'Son-in-law' : 'Daughter-in-law',
        ][at]!,
      ]),
    };
  },
  layouts: [
    {
      name: 'ration-card-table',
      style: { font: 'arial', size: 10 },
      draw(s) {
        s.title('RATION CARD')
          .kv(
            [
              ['Card No.', '{cardNumber}'],
              ['Head of family', '{headOfFamily}'],
              ['Address', '{_address}'],
            ],
            { labelW: 110 },
          )
          .table(['No.', 'Name of member', 'Relation'], s.rows, { shares: [0.4, 3, 1.4] });
      },
    },
    {
      name: 'family-register-cells',
      style: { font: 'dejavuCondensed', size: 10, ink: '5d4037' },
      draw(s) {
        s.title('PARIVAR REGISTER')
          .cells([
            [
              ['Household card', '{cardNumber}'],
              ['Name of head of the household', '{headOfFamily}', 2],
            ],
            [['Residence', '{_address}']],
          ])
          .table(['Sr.', 'Person', 'Relation to head'], s.rows, { shares: [0.4, 3, 1.6], lines: 'rows' });
      },
    },
    {
      name: 'family-certificate-prose',
      style: { font: 'times', size: 11.5 },
      draw(s) {
        s.title('FAMILY MEMBERSHIP CERTIFICATE').p(
          'According to the records of the civil supplies office (card {cardNumber}) the family of {headOfFamily}, ' +
            'residing at {_address}, consists of:',
          { leading: 19 },
        );
        for (const [number = '', name = '', relation = ''] of s.rows)
          s.p(`${number}. ${name}, ${relation.toLowerCase()}`);
        closing(s, ['Tahsildar'], { seal: 'TAHSILDAR * TALUKA OFFICE *' });
      },
    },
  ],
};

export const hostEvidence: Kind = {
  category: 'Proof of Relationship',
  kind: 'Host relationship evidence',
  factsOf(traveller, chance) {
    return {
      facts: {
        hostName: traveller.father.full,
        relationship: chance.among(['Brother', 'Uncle', 'Cousin']),
        hostIdNumber: `${chance.capitals(2)}${chance.figures(7)}`,
        _guest: traveller.name.full,
        _date: dayAfter(traveller.trip.from, -40),
      },
    };
  },
  layouts: [
    {
      name: 'relationship-declaration',
      style: { font: 'times', size: 11.5, dates: 'long' },
      draw(s) {
        s.title('DECLARATION OF RELATIONSHIP').p(
          'I, {hostName}, residence permit number {hostIdNumber}, declare that I am the {relationship|lower} of ' +
            '{_guest}, who will visit me. Proof of our relationship is attached.',
          { leading: 20 },
        );
        s.p('{_date}');
        closing(s, ['{hostName}']);
      },
    },
    {
      name: 'relationship-cells',
      style: { font: 'arial', size: 10, dates: 'slash', ink: '00574b' },
      draw(s) {
        s.title('PROOF OF RELATIONSHIP WITH HOST').cells([
          [
            ['Host', '{hostName}', 2],
            ['Permit or ID number of host', '{hostIdNumber}', 1.4],
          ],
          [
            ['Guest', '{_guest}', 2],
            ['Relationship to guest', '{relationship}', 1.4],
          ],
        ]);
      },
    },
    {
      name: 'family-tree-key-values',
      style: { font: 'notoSans', size: 10, dates: 'dot' },
      draw(s) {
        s.title('Relationship statement', { align: 'left' }).kv(
          [
            ['Name of host', '{hostName}'],
            ['Identity number of host', '{hostIdNumber}'],
            ['Relationship', '{relationship}'],
            ['Visitor', '{_guest}'],
            ['Date', '{_date}'],
          ],
          { labelW: 150 },
        );
      },
    },
  ],
};
