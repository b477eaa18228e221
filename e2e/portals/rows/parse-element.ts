export interface ParsedElement {
  readonly ids: readonly string[];
  readonly none: string | null; // box for "does not apply" or "unknown"
}

const boxNumber = /^\d+\.\d+[A-Z]?$/; // of the printed form, recorded before the id: "1.1A; PassportFamilyName"

// Ids after the first one are often recorded without the part they share: "DList_ctl00_ddlDay, .._ddlMonth", "ddlDTEDay, ..DTEMonth".
function complete(short: string, first: string): string {
  if (!short.startsWith('..')) return short;
  const rest = short.slice(2);
  const row = /^(?<row>.*_ctl00)_/.exec(first)?.groups?.row ?? '';
  if (rest.startsWith('_')) return row + rest;
  if (/^(?:tbx|txt|ddl|cbx)/.test(rest)) return `${row}_${rest}`;
  const shared = rest.replace(/(?:Day|Month|Year)$/, '');
  return first.slice(0, first.lastIndexOf(shared)) + rest;
}

export function parseElement(element: string): ParsedElement {
  const parts = element.split(';').map((part) => part.trim());
  const named = parts.filter((part) => !boxNumber.test(part) && !/^[a-z ]+:/.test(part));
  const none = parts.map((part) => /^(?:none|unknown): (?<id>\S+)$/.exec(part)?.groups?.id).find(Boolean) ?? null;
  const list = (named[0] ?? '')
    .replace(/\s*\(.*\)/, '')
    .split(/, | \+ | or | \/ /)
    .map((id) => id.trim())
    .filter(Boolean);
  const first = list[0];
  if (first === undefined) return { ids: [], none: none && complete(none, '') };
  return { ids: list.map((id) => complete(id, first)), none: none && complete(none, first) };
}

// The number of a box of the printed form, where nothing else was recorded.
export const boxOf = (element: string): string | null =>
  element
    .split(';')
    .map((part) => part.trim())
    .find((part) => boxNumber.test(part)) ?? null;
