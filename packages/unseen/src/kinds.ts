import type { Kind } from './facts/facts.types.ts';
import { passbook, rentAgreement, utilityBill } from './kinds/address.ts';
import { bankStatement } from './kinds/bank-statement.ts';
import { company, gst } from './kinds/business.ts';
import {
  birthCertificate,
  divorceDecree,
  familyRegister,
  hostEvidence,
  marriageCertificate,
  spouseDeath,
} from './kinds/civil.ts';
import { employmentLetter, pension, salarySlip } from './kinds/employment.ts';
import { educationLoan, fixedDeposit } from './kinds/funds.ts';
import { aadhaar, drivingLicence, panCard, voter } from './kinds/identity.ts';
import { travelInsurance } from './kinds/insurance.ts';
import { consent, coverLetter, invitation, sponsorship } from './kinds/letters.ts';
import { applicantPhoto, medical, otherDocument, policeClearance, property } from './kinds/other.ts';
import { priorVisa, refusal, residencePermit } from './kinds/status.ts';
import { admission, student, transcript } from './kinds/study.ts';
import { annualInformation, form16, form26As, itrV, netWorth } from './kinds/tax.ts';
import { flight, hotelBooking, itinerary, surface } from './kinds/travel.ts';

// Every kind of the catalogue but passports, which have their own drawings, and three that the catalogue does not have yet.
export const kinds: readonly Kind[] = [
  bankStatement,
  itrV,
  form16,
  fixedDeposit,
  educationLoan,
  form26As,
  annualInformation,
  netWorth,
  travelInsurance,
  flight,
  hotelBooking,
  itinerary,
  surface,
  coverLetter,
  invitation,
  sponsorship,
  admission,
  consent,
  employmentLetter,
  salarySlip,
  gst,
  company,
  student,
  pension,
  applicantPhoto,
  otherDocument,
  policeClearance,
  medical,
  transcript,
  property,
  aadhaar,
  panCard,
  voter,
  drivingLicence,
  residencePermit,
  priorVisa,
  refusal,
  birthCertificate,
  familyRegister,
  hostEvidence,
  marriageCertificate,
  divorceDecree,
  spouseDeath,
  utilityBill,
  rentAgreement,
  passbook,
];
