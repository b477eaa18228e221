import { findTextNear } from './text-near.ts';

// Seconds in the text after the words of a session clock, such as "16:58", "1:02:03", "16 min 58 s"; null if there is none.
function secondsIn(text: string): number | null {
  const plain = inLatinDigits(text);
  const clock = /(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?!\d)/.exec(plain);
  if (clock !== null) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const words =
    /(?:(\d{1,3})\s*(?:h|hours?)\b\W*)?(?:(\d{1,4})\s*(?:m|mins?|minutes?)\b\W*)?(?:(\d{1,5})\s*(?:s|secs?|seconds?)\b)?/gi;
  for (const [found, hours, minutes, seconds] of plain.matchAll(words)) {
    if (found.trim() !== '') return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  }
  return null;
}

// Arabic-Indic, Persian and Devanagari digits.
function inLatinDigits(text: string): string {
  return text.replaceAll(/[\u0660-\u0669\u06F0-\u06F9\u0966-\u096F]/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    return String(code >= 0x0966 ? (code % 16) - 6 : code % 16);
  });
}

export function readClock(root: Document, label: string): number | null {
  return findTextNear(root, label, secondsIn);
}
