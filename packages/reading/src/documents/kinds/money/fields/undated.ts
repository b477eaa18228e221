const spoken = /\b\p{L}{3,9}\.?[\s,'-]{1,3}(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:19|20)\d\d\b(?![,\d])/gu;
const figured = /(?<!\d)\d{1,4}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})(?![\d,])|(?<!\d)\d{1,2}[-/](?:19|20)\d\d(?![\d,])/g;

// Dates and months beside an amount are no part of it.
export const undated = (raw: string): string => raw.replaceAll(figured, ' ').replaceAll(spoken, ' ');
