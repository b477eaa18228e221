// One text for equal values: keys in the order of their UTF-16 code units, no spaces, properties without a value left out. What is signed
// must be the same text in Node and in a browser.
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each) => canonicalJson(each ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const ordered = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${ordered.map(([key, each]) => `${JSON.stringify(key)}:${canonicalJson(each)}`).join(',')}}`;
}
