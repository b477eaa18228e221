import { indianStates } from '../../passport/indian-states.ts';

export interface AddressParts {
  readonly addressLine1?: string;
  readonly addressLine2?: string;
  readonly city?: string;
  readonly district?: string;
  readonly state?: string;
  readonly postcode?: string;
}

const tidy = (text: string) =>
  text
    .replaceAll(/\p{Script=Devanagari}+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s:;,.\-/|]+/, '')
    .replace(/[\s:;,\-/|]+$/, '')
    .trim();

// A name split at the end of a line: `Rajaji` / `Nagar`, `Flat No` / `252`.
const tails = new RegExp(
  String.raw`^(?:nagar|road|rd|street|st|marg|colony|layout|extension|extn|vihar|enclave|society|apartments?|` +
    String.raw`towers?|complex|bazar|bazaar|garden|gardens|park|phase|puram|pur|ganj|chowk|lane|cross|main|block|` +
    String.raw`sector|east|west|north|south|floor|circle|market|estate|residency|heights|stand|station|gate|\d+)\b`,
  'i',
);
const heads =
  /\b(?:no|near|behind|opp|opposite|post|sector|flat|house|plot|block|village|vill|old|new|at|and|&|the|dr|st|sri|shri)\.?$/i;
const goesOn = (before: string, line: string) =>
  !before.endsWith(',') &&
  !/^(?:sector|block|phase|floor)\s+[\dA-Z]{1,3}\b/i.test(line) &&
  (heads.test(before) || (tails.test(line) && !/^\d{6}/.test(line) && /[A-Za-z]$/.test(before)));

// Its lines joined with `, `.
export function normaliseAddress(raw: string): string | undefined {
  const lines = raw
    .split('\n')
    .map((line) => tidy(line) + (/,\s*$/.test(line) ? ',' : ''))
    .filter((line) => /[A-Za-z0-9]/.test(line));
  if (lines.length === 0) return undefined;
  const text = lines
    .reduce((all, line) => all + (goesOn(all, line) ? ' ' : ', ') + line)
    .replaceAll(/(,\s*){2,}/g, ', ')
    .replace(/[\s,]+$/, '')
    .replaceAll(/\b(?:State|City|Town|Country)\s*:\s*/gi, '');
  return /[A-Za-z]{3}/.test(text) && text.length >= 8 && text.length <= 400 ? text : undefined;
}

const pin = /(?<!\d)([1-9]\d{2})\s?(\d{3})(?!\d)/;
const stateNames = [...indianStates].sort((a, b) => b.length - a.length);

export const isState = (text: string): boolean => stateNames.includes(text.trim().toUpperCase().replace(/\.$/, ''));

function stateIn(text: string): { name: string; from: number } | undefined {
  const upper = text.toUpperCase();
  let best: { name: string; from: number } | undefined;
  for (const state of stateNames) {
    const from = upper.lastIndexOf(state);
    const isWhole =
      from >= 0 && !/[A-Z]/.test(upper[from - 1] ?? '') && !/[A-Z]/.test(upper[from + state.length] ?? '');
    if (isWhole && (!best || from > best.from)) best = { name: text.slice(from, from + state.length), from };
  }
  return best;
}

// Street address, locality, town, district, state, PIN code, in the order of Indian documents.
export function addressParts(whole: string): AddressParts {
  const code = [...whole.matchAll(new RegExp(pin, 'g'))].at(-1);
  const before = whole
    .replace(/,?\s*(?:Republic of )?India\.?\s*$/i, '')
    .replace(code ? code[0] : '\u0000', '')
    .replace(/\bPIN\s*(?:code)?\s*(?:no)?\b\.?\s*[:.-]*/i, '');
  const state = stateIn(before);
  const rest = state ? before.slice(0, state.from) + before.slice(state.from + state.name.length) : before;
  const parts = rest
    .split(/,|\n/)
    .map((part) => tidy(part.replaceAll(/\(\s*\)/g, '')))
    .filter(Boolean);
  const [district, others] = districtOf(parts);
  const city = others.length > 1 ? others.at(-1)! : undefined;
  const lines = city ? others.slice(0, -1) : others;
  const isDelhi = !state && city && /^(new )?delhi$/i.test(city);
  const isTwoLines = lines.length > 1;
  return {
    ...(lines[0] && { addressLine1: isTwoLines ? lines.slice(0, -1).join(', ') : lines[0] }),
    ...(isTwoLines && { addressLine2: lines.at(-1)! }),
    ...(city && { city: city.replace(/^(?:city|town)\s*[:.-]?\s*/i, '') }),
    ...(district && { district }),
    ...((state || isDelhi) && { state: state ? state.name : city! }),
    ...(code && { postcode: code[1]! + code[2]! }),
  };
}

function districtOf(parts: readonly string[]): [string | undefined, string[]] {
  const stated = /^(?:dist(?:rict|t)?|zilla)\b\.?\s*[:.-]*\s*(.+)$|^(.+?)\s+(?:dist(?:rict|t)?)\.?$/i;
  for (const [i, part] of parts.entries()) {
    const match = stated.exec(part);
    const own = match && tidy(match[1] ?? match[2]!);
    if (own) return [own, parts.filter((_, at) => at !== i)];
  }
  // A town with the same name as its district is named twice.
  const [last, before] = [parts.at(-1), parts.at(-2)];
  if (last && before && last.toUpperCase() === before.toUpperCase()) return [last, parts.slice(0, -1)];
  return [undefined, [...parts]];
}
