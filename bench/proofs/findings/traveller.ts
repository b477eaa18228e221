// Invented people with the name forms found on Indian documents: no surname, several given names, initials, long names.
export interface Traveller {
  readonly givenNames: string;
  readonly surname: string;
  readonly written: string; // as written on their documents: another order, a title, capitals
  readonly dateOfBirth: string;
  readonly passportNumber: string;
  readonly sex: 'M' | 'F';
  readonly work: 'employed' | 'selfEmployed' | 'student';
}

const row = (
  givenNames: string,
  surname: string,
  written: string,
  dateOfBirth: string,
  passportNumber: string,
  sex: 'M' | 'F',
  work: Traveller['work'],
): Traveller => ({ givenNames, surname, written, dateOfBirth, passportNumber, sex, work });

export const travellers: readonly Traveller[] = [
  row('PRIYA', 'SHARMA', 'Ms. Priya Sharma', '1991-04-12', 'Z4512345', 'F', 'employed'),
  row('RAHUL KUMAR', 'VERMA', 'VERMA RAHUL KUMAR', '1986-09-30', 'M7781234', 'M', 'employed'),
  row('LAKSHMI', '', 'Lakshmi', '1979-01-05', 'N1029384', 'F', 'selfEmployed'),
  row(
    'VENKATA SUBRAMANIAN',
    'RAMACHANDRAN',
    'Mr Venkata Subramanian Ramachandran',
    '1972-12-19',
    'P5647382',
    'M',
    'employed',
  ),
  row('K R', 'SURESH', 'K. R. Suresh', '1988-06-21', 'R9182736', 'M', 'employed'),
  row('FATHIMA BEEVI', 'MOHAMMED', 'Mohammed, Fathima Beevi', '1995-02-28', 'S1122334', 'F', 'student'),
  row('HARPREET', 'SINGH', 'SINGH/HARPREET MR', '1990-11-02', 'T4455667', 'M', 'selfEmployed'),
  row('ANANYA', 'D’SOUZA', 'Ananya D’Souza', '1999-07-14', 'U7788990', 'F', 'employed'),
  row('JOSEPH XAVIER', 'FERNANDES', 'Dr. Joseph Xavier Fernandes', '1968-03-09', 'V1231231', 'M', 'employed'),
  row('SREEDEVI', 'NAIR', 'Nair Sreedevi', '1983-10-25', 'W9876543', 'F', 'employed'),
  row('IMRAN', 'KHAN', 'Imran Khan', '2001-05-17', 'Y5432109', 'M', 'student'),
  row('MEENAKSHI SUNDARAM', 'PILLAI', 'MEENAKSHISUNDARAM PILLAI', '1977-08-08', 'B2468135', 'M', 'employed'),
  row('TENZIN', '', 'Tenzin Tenzin', '1993-03-03', 'C1357924', 'M', 'employed'),
  row('BHAVANA', 'PATEL', 'Smt Bhavana Patel', '1985-12-31', 'D8642097', 'F', 'selfEmployed'),
];
