// What usually opens a locked PDF, guessed from its name: nothing has been read of it yet.
const kinds = [
  ['aadhaar', /aadha+r|uidai/i],
  ['tax', /form.?16|itr|26as|ais\b/i],
  ['statement', /statement|bank|acct|account|hdfc|icici|sbi|axis|kotak|passbook/i],
  ['insurance', /insur|policy/i],
] as const;

export const passwordHint = (fileName: string): string =>
  kinds.find(([, pattern]) => pattern.test(fileName))?.[0] ?? 'any';
