import { dayBetween } from '../../../calendar-days.ts';
import type { Random } from '../../../random.ts';
import { daysLater } from '../../facts/days.ts';
import { journeyOf, type Journey } from '../../facts/journey.ts';
import { certificate } from '../../layouts/employment-letter/certificate.ts';
import { noc } from '../../layouts/employment-letter/noc.ts';
import { particulars } from '../../layouts/employment-letter/particulars.ts';
import type { DocumentFacts, DocumentSpecimenKind, Person } from '../../document-specimen-kind.types.ts';
import { workplaceOf, type Workplace } from '../../facts/workplace.ts';

export interface EmploymentLetterFacts extends DocumentFacts {
  readonly person: Person;
  readonly journey: Journey;
  readonly workplace: Workplace;
  readonly salary: number;
  readonly employeeId: string;
  readonly reference: string;
}

function factsOf(random: Random, person: Person): EmploymentLetterFacts {
  const journey = journeyOf(person);
  const workplace = workplaceOf(person.employer);
  const salary = random.whole(40, 360) * 10_000;
  return {
    person,
    journey,
    workplace,
    salary,
    employeeId: `${random.letters(2)}${random.digits(5)}`,
    reference: `${random.pick(['HR', 'HRD', 'ADM'])}/${random.whole(10, 999)}/2026-27`,
    values: {
      employeeName: person.fullName,
      designation: person.designation,
      employerName: person.employer,
      employerAddress: workplace.address.join(', '),
      employerPhone: workplace.phone,
      employerEmail: workplace.email,
      dateOfJoining: dayBetween(random, '2008-01-01', '2024-12-31'),
      annualGrossIncome: String(salary),
      leaveFrom: journey.from,
      leaveTo: daysLater(journey.to, random.whole(0, 2)),
      destinationCountry: journey.destination.alpha3,
      signatoryName: workplace.signatory,
      signatoryDesignation: workplace.signatoryPost,
      letterDate: daysLater(journey.from, -random.whole(15, 60)),
    },
  };
}

export const employmentLetter: DocumentSpecimenKind<EmploymentLetterFacts> = {
  category: 'Proof of Employment',
  kind: 'Employment / NOC / leave letter',
  facts: factsOf,
  layouts: [certificate, noc, particulars],
};
