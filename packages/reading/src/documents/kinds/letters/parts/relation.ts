import { sentencePattern } from '../../text/sentence-pattern.ts';

// The relationship of two people, in the letter's own words.
export const relationSentences: readonly RegExp[] = [
  sentencePattern('(?:who is|is|being|am|he is|she is) (?:my|his|her|the|their|our) {kin}\\b'),
  sentencePattern('(?:invite|sponsor|sponsoring|inviting|support|supporting|for|of|to|on behalf of|that) my {kin}\\b'),
  sentencePattern('\\bmy {kin},? (?:mr|mrs|ms|miss|dr|shri|smt|master|[A-Z])'),
  sentencePattern('\\b{kin} of (?:the (?:said )?applicant|mr|mrs|ms|miss|shri|smt|dr)\\b'),
];

export const relationLabels = [
  "I am [the] (Applicant|Traveller|Traveler|Student|Visitor|Guest|Invitee|Beneficiary|Child)'s",
  '(I|We) (am|are) (his|her|their)',
  'Relationship between [the] [us|sponsor and applicant|host and guest]',
  'Related to [the] (Applicant|Traveller|Student|Visitor|Guest) as',
  '(Family|Our|My|Kinship|Nature of) (Relationship|Relation|Ties) [to|with] [the] [Applicant|Traveller|Visitor|Guest|Host|Sponsor]',
  'Relationship [with|to|of] [the|my|our] (Traveller|Traveler|Beneficiary|Me|Us|Person Invited|Sponsored Person|Declarant|Deponent)',
  'Relation [with|to] [the|my|our] (Traveller|Traveler|Beneficiary|Me|Us)',
  'Kinship',
  'Relationship [with|to|of] [the] [Applicant|Sponsor|Inviter|Invitee|Host|Guest|Visitor|Student]',
  'Relation [with|to|of] [the] [Applicant|Sponsor|Inviter|Invitee|Host|Guest|Visitor|Student]',
];
