import { said } from '../said.ts';

// How two people of a letter belong together, in the letter's word.
export const relationSentences: readonly RegExp[] = [
  said('(?:who is|is|being|am|he is|she is) (?:my|his|her|the|their|our) {kin}\\b'),
  said('(?:invite|sponsor|sponsoring|inviting|support|supporting|for|of|to|on behalf of|that) my {kin}\\b'),
  said('\\bmy {kin},? (?:mr|mrs|ms|miss|dr|shri|smt|master|[A-Z])'),
  said('\\b{kin} of (?:the (?:said )?applicant|mr|mrs|ms|miss|shri|smt|dr)\\b'),
];

export const relationLabels = [
  'Relationship [with|to|of] [the] [Applicant|Sponsor|Inviter|Invitee|Host|Guest|Visitor|Student]',
  'Relation [with|to|of] [the] [Applicant|Sponsor|Inviter|Invitee|Host|Guest|Visitor|Student]',
];
