import { card } from '../../layouts/aadhaar/card.ts';
import { letter } from '../../layouts/aadhaar/letter.ts';
import type { DocumentFacts, DocumentSpecimenKind } from '../../document-specimen-kind.types.ts';
import { addressAlso, addressValues, wholeAddress, type Address } from '../../parts/address.ts';
import { dayBefore } from '../../parts/day.ts';
import { verhoeffDigit } from '../../parts/verhoeff.ts';

export interface AadhaarFacts extends DocumentFacts {
  readonly name: string;
  readonly sex: 'M' | 'F';
  readonly relation: string; // S/O, D/O, W/O
  readonly relative: string;
  readonly number: string; // in fours, as printed
  readonly vid: string;
  readonly address: Address;
  readonly enrolment: string;
  readonly phone: string;
}

const inFours = (digits: string): string => digits.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const aadhaar: DocumentSpecimenKind<AadhaarFacts> = {
  category: 'National ID',
  kind: 'Aadhaar',
  facts(random, person) {
    const digits = person.aadhaar.slice(0, 11) + verhoeffDigit(person.aadhaar.slice(0, 11));
    const masked = random.chance(0.35);
    const ofHusband = person.sex === 'F' && person.spouseName !== '' && random.chance(0.6);
    const relation = ofHusband ? 'W/O' : person.sex === 'F' ? 'D/O' : random.pick(['S/O', 'C/O']);
    const relative = ofHusband ? person.spouseName : person.fatherName;
    const number = masked ? `XXXXXXXX${digits.slice(8)}` : digits;
    const vidStart = `9${random.digits(14)}`;
    const vid = vidStart + verhoeffDigit(vidStart);
    const careOf = `${relation} ${relative}`;
    const also = addressAlso(person.address);
    return {
      name: person.fullName,
      sex: person.sex,
      relation,
      relative,
      number: inFours(number),
      vid: inFours(vid),
      address: person.address,
      enrolment: `${random.digits(4)}/${random.digits(5)}/${random.digits(5)}`,
      phone: person.phone.slice(-10),
      values: {
        ...addressValues(person.address),
        aadhaarNumber: number,
        vid,
        name: person.fullName,
        dateOfBirth: person.dateOfBirth,
        sex: person.sex,
        careOf,
        issueDate: dayBefore(random, '2012-06-01', 60),
        issuingAuthority: 'Unique Identification Authority of India',
        masked: String(masked),
      },
      also: {
        ...also,
        address: [
          ...also.address!,
          ...[wholeAddress(person.address), ...also.address!].map((each) => `${careOf}, ${each}`),
        ],
        careOf: [relative, `${relation}: ${relative}`],
        issuingAuthority: ['UIDAI'],
      },
    };
  },
  layouts: [card, letter],
};
