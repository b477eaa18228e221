import { addCandidate } from '../../values/add-candidate.ts';
import { readByRules } from '../../rules/read-by-rules.ts';

export const previousPassport = readByRules({
  kind: 'Previous passport',
  fields: {
    passportNumber: {
      labels: ['[Old|Previous|Cancelled] Passport (No|Number)', 'Passport Nr', 'Document No'],
      anywhere: /\b[A-PR-WY]\d{7}\b/,
      as: 'code',
      pattern: /^[A-Z]{1,2}\d{6,8}$/,
    },
    issueDate: { labels: ['(Date|Dt) of Issue', 'Issue Date', 'Issued On', 'Date of Issuance'] },
    expiryDate: {
      labels: ['(Date|Dt) of (Expiry|Expiration)', 'Expiry Date', 'Valid (Until|Upto|Till|Up to)', 'Expires On'],
    },
    placeOfIssue: { labels: ['Place of (Issue|Issuance)', 'Issued At', 'Issue Place'], as: 'text' },
    cancelledStamp: { read: () => undefined },
  },
  stops: ['Surname', 'Given Name', 'Given Names', 'Given Name(s)', 'Type', 'Country Code', 'Place of Birth'],
  after({ lines }, candidates) {
    // The letters of a stamp are widely spaced.
    const stamp = lines.find((line) => /cancell?ed/i.test(line.text.replaceAll(' ', '')));
    if (stamp) addCandidate(candidates, 'cancelledStamp', stamp, { value: 'true', by: 'pattern', strength: 0.9 });
  },
});
