export const visaGroups = ['Tourism', 'Business', 'Student'] as const;
export type VisaGroup = (typeof visaGroups)[number];

const special: Readonly<Record<string, VisaGroup>> = { 'Standard Visitor Visa (Study)': 'Tourism' };

export function visaGroup(visaType: string): VisaGroup {
  if (special[visaType]) return special[visaType];
  if (/business/i.test(visaType)) return 'Business';
  return /stud(y|ent)/i.test(visaType) ? 'Student' : 'Tourism';
}
