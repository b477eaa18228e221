// "Ananya Rajesh Deshpande" → Ananya Rajesh, Deshpande. A single name is a first name; many Indian passports have only one.
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.normalize('NFC').trim().split(/\s+/u);
  if (words.length === 1) return { firstName: words[0]!, lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! };
}
