import type { FileReply } from '@visawright/contract/examples/example.types.ts';
import type { ReceivedFile } from '@visawright/client/create-client.ts';

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const longestList = 3;
const longestText = 400;
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const moment = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const secret = /^[A-Za-z0-9+/_=.-]{36,}$/;
const sampleUid = '5a3c1e00-0000-4000-8000-';

// A reply as it is recorded: values of this run become the printed ones, other ids are numbered, moments are one moment, secrets are
// replaced by a text of the same kind, long lists and texts are cut.
export function stabilise(reply: Json, printed: ReadonlyMap<string, string>): Json {
  const numbers = new Map<string, string>();
  const numbered = (id: string) => {
    if (id.startsWith(sampleUid)) return id;
    if (!numbers.has(id)) numbers.set(id, `5a3c1e00-0000-4000-9000-${String(numbers.size + 1).padStart(12, '0')}`);
    return numbers.get(id)!;
  };
  const known = [...printed].filter(([live]) => live.length >= 5).sort(([a], [b]) => b.length - a.length);
  const text = (value: string): string => {
    const named = known.reduce((all, [live, sample]) => all.replaceAll(live, sample), value);
    const stable = named
      .replace(uuid, numbered)
      .replace(moment, '2026-11-16T09:30:00.000Z')
      .replace(/\b[A-Z2-7]{32}\b/g, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
      .replace(/^[a-z0-9]{5}-[a-z0-9]{5}$/, 'k7mqx-9rtaw')
      .replace(/([?&]ticket=)[\w%-]+/g, '$1ticket-for-one-object-within-five-minutes-0000');
    if (stable === value && secret.test(stable) && !stable.startsWith(sampleUid)) return stableSecret(stable);
    return stable.length > longestText ? `${stable.slice(0, longestText)}…` : stable;
  };
  const walk = (value: Json): Json => {
    if (typeof value === 'string') return text(value);
    if (Array.isArray(value)) return value.slice(0, longestList).map(walk);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [text(name), walk(each)]));
  };
  return walk(reply);
}

function stableSecret(text: string): string {
  if (/^[0-9a-f]+$/.test(text)) return 'c0ffee00'.repeat(Math.ceil(text.length / 8)).slice(0, text.length);
  return 'c2FtcGxl'.repeat(Math.ceil(text.length / 8)).slice(0, Math.min(text.length, 88));
}

export const fileReply = ({ mediaType, name }: ReceivedFile): FileReply => ({ mediaType, fileName: name });

const volatileNames = new Set(
  (
    'code secret link keyId signature hash prevHash recoveryCodes beginning ending passportMasked passportNumber ' +
    'summary bytes tookMs expires_in refresh_expires_in number accessUid entryNumber entries total place'
  ).split(' '),
);

const byText = (one: Json, other: Json) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

// What two runs have in common: days, codes, secrets, sizes and durations differ, and the order of what has none.
export function comparable(value: Json, name = ''): Json {
  if (volatileNames.has(name)) return typeof value;
  if (Array.isArray(value)) return value.map((each) => comparable(each)).toSorted(byText);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, each]) => [key, comparable(each, key)]),
    );
  if (typeof value !== 'string') return value;
  return value
    .replace(/\d{4}-\d\d-\d\d|\d\d\/\d\d\/\d{4}/g, 'day')
    .replace(/\bA-[A-Z0-9]{6}\b/g, 'reference')
    .replace(/[•*]+\w*/g, 'masked')
    .replace(/[A-Za-z0-9+/_=-]{36,}/g, 'secret');
}

// Names of the reply's values and of those of its first item, for replies about the calls before.
export function shapeOf(reply: Json): Json {
  const names = (value: Json | undefined): string[] =>
    typeof value === 'object' && value !== null ? Object.keys(value).sort() : [];
  const items = (reply as { items?: Json[] } | null)?.items ?? [];
  return [names(reply), names(items[0])];
}
