// What is stored sealed. A reply that contains one of these is written to the trail before it is sent.
export const sensitiveFields = [
  'birthDate',
  'phone',
  'address',
  'fileName',
  'documentValues', // read from documents: passport and identity numbers, names, dates, amounts
  'answers',
  'findings', // their texts quote values
  'notes',
  'reasons', // given in reviews, for decisions and for changes
  'photoMeasures',
  'passportNumber', // in full; lists show its last characters
] as const;
export type SensitiveField = (typeof sensitiveFields)[number];

// Bytes of documents, sent as a file or inside a reply.
export const sensitiveFiles = ['page', 'thumbnail', 'original', 'photo', 'package', 'export', 'invoice'] as const;
export type SensitiveFile = (typeof sensitiveFiles)[number];
