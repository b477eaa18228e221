import { printDate, type DateFormat } from '../calendar-days.ts';
import type { Part } from '../drawing/passport-page.ts';
import type { BackPage, Passport } from '../people/passport.ts';

export type FrontField =
  | 'documentType'
  | 'countryCode'
  | 'passportNumber'
  | 'surname'
  | 'givenNames'
  | 'nationality'
  | 'sex'
  | 'dateOfBirth'
  | 'placeOfBirth'
  | 'placeOfIssue'
  | 'issueDate'
  | 'expiryDate';

// The printed value of each label on the front page, with its field.
export function printedFront(
  passport: Passport,
  dates: DateFormat = passport.dates,
): Record<FrontField, readonly Part[]> {
  const date = (iso: string) => printDate(iso, dates);
  const one = (field: string, text: string): readonly Part[] => [{ text, field }];
  return {
    documentType: one('documentType', 'P'),
    countryCode: one('countryCode', passport.code),
    passportNumber: one('passportNumber', passport.number),
    surname: one('surname', passport.surname),
    givenNames: one('givenNames', passport.givenNames),
    nationality: one('nationality', passport.demonym),
    sex: one('sex', passport.sex),
    dateOfBirth: one('dateOfBirth', date(passport.dateOfBirth)),
    placeOfBirth: [
      { text: passport.placeOfBirth, field: 'placeOfBirth' },
      ...(passport.stateOfBirth ? [{ text: ', ' }, { text: passport.stateOfBirth, field: 'stateOfBirth' }] : []),
    ],
    placeOfIssue: one('placeOfIssue', passport.placeOfIssue),
    issueDate: one('issueDate', date(passport.issueDate)),
    expiryDate: one('expiryDate', date(passport.expiryDate)),
  };
}

export type BackField = 'fatherName' | 'motherName' | 'spouseName' | 'address' | 'oldPassport' | 'fileNumber';

export function printedBack(back: BackPage): Record<BackField, readonly (readonly Part[])[]> {
  const one = (field: string, text: string): readonly (readonly Part[])[] => [[{ text, field }]];
  const { address, oldPassport } = back;
  return {
    fatherName: one('fatherName', back.fatherName),
    motherName: one('motherName', back.motherName),
    spouseName: one('spouseName', back.spouseName),
    address: [
      [{ text: address.building, field: ['addressLine1', 'address'] }],
      [
        { text: `${address.locality}, `, field: ['addressLine2', 'address'] },
        { text: address.city, field: ['city', 'addressLine2', 'address'] },
      ],
      [
        { text: 'PIN:' },
        { text: address.postcode, field: ['postcode', 'address'] },
        { text: ', ' },
        { text: address.state, field: ['state', 'address'] },
        { text: ', INDIA', field: 'address' },
      ],
    ],
    oldPassport: oldPassport
      ? [
          [
            { text: oldPassport.number, field: 'oldPassportNumber' },
            { text: '  ' },
            { text: printDate(oldPassport.issueDate, 'slashes'), field: 'oldPassportIssueDate' },
            { text: '  ' },
            { text: oldPassport.placeOfIssue, field: 'oldPassportPlaceOfIssue' },
          ],
        ]
      : [[{ text: '' }]],
    fileNumber: one('fileNumber', back.fileNumber),
  };
}
