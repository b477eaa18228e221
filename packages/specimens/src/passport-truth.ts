import type { Booklet } from './booklet.ts';
import type { Boxes } from './drawing/boxes.ts';
import type { Passport } from './people/passport.ts';
import { transliterate } from './transliterate.ts';

export interface PassportTruth {
  category: 'Passport';
  kind: string;
  mrz?: [string, string]; // not on a back page
  values: Record<string, string>; // by the field ids of the forms' document kinds, as printed; dates ISO
  also: Record<string, string[]>; // other correct spellings: a name as in the MRZ
  boxes: Boxes; // 0..1 of the picture
}

const filled = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const frontValues = (passport: Passport): Record<string, string> =>
  filled({
    documentType: 'P',
    countryCode: passport.code,
    passportNumber: passport.number,
    surname: passport.surname,
    givenNames: passport.givenNames,
    nationality: passport.alpha3,
    issuingCountry: passport.alpha3,
    sex: passport.sex,
    dateOfBirth: passport.dateOfBirth,
    placeOfBirth: passport.placeOfBirth,
    stateOfBirth: passport.stateOfBirth,
    placeOfIssue: passport.placeOfIssue,
    issueDate: passport.issueDate,
    expiryDate: passport.expiryDate,
    mrzLine1: passport.mrz[0],
    mrzLine2: passport.mrz[1],
  });

function backValues({ back, number }: Passport): Record<string, string> {
  if (!back) return {};
  const { address, oldPassport } = back;
  const lines = [address.building, `${address.locality}, ${address.city}`];
  return filled({
    passportNumber: number,
    fatherName: back.fatherName,
    motherName: back.motherName,
    spouseName: back.spouseName,
    address: [...lines, `PIN:${address.postcode}, ${address.state}, INDIA`].join(', '),
    addressLine1: lines[0]!,
    addressLine2: lines[1]!,
    city: address.city,
    state: address.state,
    postcode: address.postcode,
    oldPassportNumber: oldPassport?.number ?? '',
    oldPassportIssueDate: oldPassport?.issueDate ?? '',
    oldPassportPlaceOfIssue: oldPassport?.placeOfIssue ?? '',
    fileNumber: back.fileNumber,
  });
}

function otherSpellings(passport: Passport): Record<string, string[]> {
  const also: Record<string, string[]> = {};
  for (const field of ['surname', 'givenNames'] as const) {
    const inZone = transliterate(passport[field]);
    if (inZone !== passport[field]) also[field] = [inZone];
  }
  return also;
}

export const passportTruthOf = ({ passport, front, back }: Booklet): Omit<PassportTruth, 'boxes'> => ({
  category: 'Passport',
  kind: passport.code === 'IND' ? 'Indian passport' : 'Passport',
  ...(front && { mrz: passport.mrz }),
  values: { ...(back && backValues(passport)), ...(front && frontValues(passport)) },
  also: front ? otherSpellings(passport) : {},
});
