import type { Candidate } from '../readable-document.types.ts';

const past = /birth|issue|registration|marriage|death|joining|decree|refusal|agreementFrom|sanction/i;
const ahead = /expiry|until|maturity/i;
const oldest = 60; // years since an issue, a registration or a marriage; births may be longer ago
const furthest = 50; // years that a document is valid for, as in the machine-readable zone

const digits = (text: string) => text.replaceAll(/[०-९]/g, (sign) => String(sign.charCodeAt(0) - 0x966));

const moved = (iso: string, years: number) => {
  const at = `${String(Number(iso.slice(0, 4)) + years).padStart(4, '0')}${iso.slice(4)}`;
  return Number.isNaN(Date.parse(at)) ? undefined : at;
};

// A printed year of two digits has no century: births and issues are in the past, documents expire within some years.
export function plausibleCentury(field: string, candidate: Candidate, today = new Date()): Candidate {
  const { value, raw } = candidate;
  const year = value.slice(0, 4);
  if (!/^\d{4}-\d\d-\d\d$/.test(value) || digits(raw).includes(year)) return candidate;
  const now = today.toISOString().slice(0, 10);
  let better: string | undefined;
  if (past.test(field) && !ahead.test(field)) {
    const isRecent = Number(year) - 100 >= today.getUTCFullYear() - oldest;
    if (value > now && (isRecent || /birth/i.test(field))) better = moved(value, -100);
  } else if (ahead.test(field) && Number(year) + 100 <= today.getUTCFullYear() + furthest) better = moved(value, 100);
  return better ? { ...candidate, value: better } : candidate;
}
