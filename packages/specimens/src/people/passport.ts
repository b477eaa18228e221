import type { DateFormat } from '../calendar-days.ts';

export interface OldPassport {
  number: string;
  issueDate: string;
  placeOfIssue: string;
}
export interface Address {
  building: string;
  locality: string;
  city: string;
  state: string;
  postcode: string;
}
export interface BackPage {
  fatherName: string;
  motherName: string;
  spouseName: string; // blank when unmarried
  address: Address;
  oldPassport?: OldPassport;
  fileNumber: string;
}

// The data of one invented booklet, as printed; dates ISO.
export interface Passport {
  code: string;
  alpha3: string;
  country: string;
  demonym: string;
  dates: DateFormat;
  number: string;
  surname: string;
  givenNames: string;
  sex: 'M' | 'F' | 'X';
  dateOfBirth: string;
  placeOfBirth: string;
  stateOfBirth: string;
  placeOfIssue: string;
  issueDate: string;
  expiryDate: string;
  personalNumber: string;
  emptyCheck: '<' | '0';
  mrz: [string, string];
  back?: BackPage;
}
