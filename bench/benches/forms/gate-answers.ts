import type { AnswerValue } from '@visawright/contract/forms/form-state.ts';
import type { DocumentTruth } from './document-files.ts';
import type { Traveller } from './travellers.ts';

const yes = (is: boolean) => (is ? 'Yes' : 'No');
const schengen = ['FRA', 'DEU', 'ITA', 'ESP', 'NLD'];

// Answers to the questions that no document covers, as this person would choose them. They decide which fields are shown.
export function gateAnswers(
  { employment }: Traveller,
  documents: readonly DocumentTruth[],
): Record<string, AnswerValue> {
  const has = (kind: string) => documents.some((document) => document.kind === kind);
  const visaOf = (states: readonly string[]) =>
    documents.some(
      ({ kind, known }) => kind === 'Previous or current visa' && states.includes(known.issuingCountry ?? ''),
    );
  const isSponsored = has('Sponsorship letter or affidavit');
  return {
    hasNationalId: yes(has('Aadhaar')),
    hasOtherIds: yes(has('PAN card')),
    previouslyTravelledToAustralia: yes(visaOf(['AUS'])),
    healthExamLastYear: yes(has('Medical or TB certificate')),
    studyInAustralia: yes(employment === 'Student'),
    visitContacts: yes(has('Invitation letter')),
    employmentStatus: employment,
    fundingSource: isSponsored ? 'Other person' : 'Self funded',
    fundingSources: [isSponsored ? 'Sponsor' : 'Own funds'],
    heldVisaAnywhere: yes(has('Previous or current visa')),
    residesOutsideNationality: yes(has('Residence permit')),
    residenceVisaStatus: 'Temporary visa',
    isEuFamilyMember: 'No',
    fingerprintsBefore: yes(visaOf(schengen)),
    costCoveredBy: isSponsored ? 'A sponsor' : 'Myself',
    sponsorType: 'Other',
    usGreenCard: yes(
      documents.some(({ kind, known }) => kind === 'Residence permit' && known.issuingCountry === 'USA'),
    ),
    hasInviter: yes(has('Invitation letter')),
    hasHost: yes(has('Invitation letter')),
    hasLocalContact: yes(has('Invitation letter')),
    hasPostSecondary: yes(has('Academic transcript or test score')),
    overstayedInCanada: 'No',
    appliedCanadaBefore: 'No',
    refusedVisaAnyCountry: yes(has('Visa refusal letter')),
    refusedOrDeported: yes(has('Visa refusal letter')),
    medicalExam12m: yes(has('Medical or TB certificate')),
    inviterSameAsGuarantor: 'No',
    spouseCitizenship: 'Other',
    someoneElsePaying: yes(isSponsored),
    hasAccommodation: yes(has('Hotel booking') || has('Invitation letter')),
    hadUkVisa: yes(visaOf(['GBR'])),
    hasTravelInsurance: yes(has('Travel insurance policy')),
  };
}
