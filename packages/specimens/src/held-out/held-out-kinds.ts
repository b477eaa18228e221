import { previousPassport } from './documents/passport/previous-passport.ts';
import { bankStatement } from './documents/proof-of-funds/bank-statement.ts';
import { educationLoan } from './documents/proof-of-funds/education-loan-sanction-letter.ts';
import { fixedDepositReceipt } from './documents/proof-of-funds/fixed-deposit-receipt.ts';
import { form16 } from './documents/proof-of-funds/form-16.ts';
import { itrAcknowledgement } from './documents/proof-of-funds/itr-v-acknowledgement.ts';
import { travelInsurance } from './documents/insurance/travel-insurance-policy.ts';
import { dayWiseItinerary } from './documents/proof-of-travel/day-wise-itinerary.ts';
import { flightTicket } from './documents/proof-of-travel/flight-e-ticket-or-reservation.ts';
import { hotelBooking } from './documents/proof-of-travel/hotel-booking.ts';
import { rideBooking } from './documents/proof-of-travel/train-ferry-or-rental-booking.ts';
import { admissionLetter } from './documents/letter/admission-or-offer-letter.ts';
import { coverLetter } from './documents/letter/cover-letter.ts';
import { invitationLetter } from './documents/letter/invitation-letter.ts';
import { parentalConsent } from './documents/letter/parental-consent-minor.ts';
import { sponsorshipLetter } from './documents/letter/sponsorship-letter-or-affidavit.ts';
import { companyRegistration } from './documents/proof-of-employment/company-registration.ts';
import { employmentLetter } from './documents/proof-of-employment/employment-noc-leave-letter.ts';
import { gstCertificate } from './documents/proof-of-employment/gst-registration-certificate.ts';
import { pensionStatement } from './documents/proof-of-employment/pension-statement.ts';
import { salarySlip } from './documents/proof-of-employment/salary-slip.ts';
import { studentCertificate } from './documents/proof-of-employment/student-id-or-bonafide-certificate.ts';
import { academicTranscript } from './documents/other/academic-transcript-or-test-score.ts';
import { medicalCertificate } from './documents/other/medical-or-tb-certificate.ts';
import { otherDocument } from './documents/other/other-document.ts';
import { policeClearance } from './documents/other/police-clearance-certificate.ts';
import { propertyDocument } from './documents/other/property-document.ts';
import { aadhaar } from './documents/national-id/aadhaar.ts';
import { drivingLicence } from './documents/national-id/driving-licence.ts';
import { panCard } from './documents/national-id/pan-card.ts';
import { voterId } from './documents/national-id/voter-id-epic.ts';
import { visa } from './documents/proof-of-status/previous-or-current-visa.ts';
import { residencePermit } from './documents/proof-of-status/residence-permit.ts';
import { visaRefusal } from './documents/proof-of-status/visa-refusal-letter.ts';
import { birthCertificate } from './documents/proof-of-relationship/birth-certificate.ts';
import { familyRegister } from './documents/proof-of-relationship/family-register-ration-card.ts';
import { hostRelationship } from './documents/proof-of-relationship/host-relationship-evidence.ts';
import { deathCertificate } from './documents/proof-of-marital-status/death-certificate-of-spouse.ts';
import { divorceDecree } from './documents/proof-of-marital-status/divorce-decree.ts';
import { marriageCertificate } from './documents/proof-of-marital-status/marriage-certificate.ts';
import { bankPassbook } from './documents/proof-of-address/bank-passbook-address-page.ts';
import { rentAgreement } from './documents/proof-of-address/rent-agreement.ts';
import { utilityBill } from './documents/proof-of-address/utility-bill.ts';
import type { HeldOutKind } from './held-out-kind.ts';

export const heldOutKinds: readonly HeldOutKind[] = [
  previousPassport,
  bankStatement,
  educationLoan,
  fixedDepositReceipt,
  form16,
  itrAcknowledgement,
  travelInsurance,
  dayWiseItinerary,
  flightTicket,
  hotelBooking,
  rideBooking,
  admissionLetter,
  coverLetter,
  invitationLetter,
  parentalConsent,
  sponsorshipLetter,
  companyRegistration,
  employmentLetter,
  gstCertificate,
  pensionStatement,
  salarySlip,
  studentCertificate,
  academicTranscript,
  medicalCertificate,
  otherDocument,
  policeClearance,
  propertyDocument,
  aadhaar,
  drivingLicence,
  panCard,
  voterId,
  visa,
  residencePermit,
  visaRefusal,
  birthCertificate,
  familyRegister,
  hostRelationship,
  deathCertificate,
  divorceDecree,
  marriageCertificate,
  bankPassbook,
  rentAgreement,
  utilityBill,
];

export function getHeldOutKind(name: string): HeldOutKind {
  const kind = heldOutKinds.find((each) => each.kind === name);
  if (!kind) throw new Error(`no held-out document of the kind ${name}`);
  return kind;
}
