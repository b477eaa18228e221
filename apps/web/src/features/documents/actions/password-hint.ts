// The file has not been read yet, so the usual password is guessed from its name.
const kinds = [
  ['aadhaar', /aadha+r|uidai/i],
  ['tax', /form.?16|itr|26as|ais\b/i],
  ['statement', /statement|bank|acct|account|hdfc|icici|sbi|axis|kotak|passbook/i],
  ['insurance', /insur|policy/i],
] as const;

export const passwordHint = (fileName: string) => kinds.find(([, pattern]) => pattern.test(fileName))?.[0] ?? 'any';
