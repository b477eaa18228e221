import type { RunningText } from '../../../page/running-text.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import { airlineCoded, airlines } from './airlines.ts';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '[ -]');
const known = new RegExp(
  `(?<![A-Za-z])(?:${airlines
    .flatMap((each) => each.names)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![A-Za-z])`,
  'gi',
);
// Any name with a typical word: Indus Airways, AIR GARUDA, Nordavia Lines.
const shaped = new RegExp(
  String.raw`(?<![A-Za-z])(?:(?:[A-Z][A-Za-z]+[ ]){1,3}(?:Airways|Airlines|Airline|Air Lines|Aviation|Air|` +
    String.raw`AIRWAYS|AIRLINES|AIR LINES|AIR|Lines|LINES)|(?:Air|AIR) [A-Z][A-Za-z]+(?: (?:Express|India|` +
    String.raw`EXPRESS))?)(?![A-Za-z])`,
  'g',
);
const generic = new RegExp(
  String.raw`^(?:by|on|your|the|operating|marketing|issuing|each|all|other|full|e|via|book|travel|operated by|` +
    String.raw`when|for|with|domestic|international|per|please|contact|check|to|in|and|of) |\bair (?:ticket|travel|` +
    String.raw`fare|port|mail|side|conditioned|miles|passenger)|^operat`,
  'i',
);

// The airline as printed; most documents name it in the heading and at every leg.
export function airlineCandidates(flow: RunningText, flightCode: string | undefined): Candidate[] {
  const own = flightCode ? airlineCoded(flightCode) : undefined;
  const all = [...flow.text.matchAll(known), ...flow.text.matchAll(shaped)].filter(
    (match) => !generic.test(match[0]) && !/^[a-z]/.test(match[0]),
  );
  const found = all.map((match): Candidate => {
    const raw = match[0].trim();
    const isOwn = own?.names.some((name) => name.toLowerCase() === raw.toLowerCase()) ?? false;
    const place = flow.wordsBetween(match.index, match.index + raw.length);
    return { value: raw, raw, ...place, by: 'heading', strength: isOwn ? 0.85 : match.index < 200 ? 0.72 : 0.62 };
  });
  return found.filter((each, at) => found.findIndex((other) => other.words[0] === each.words[0]) === at);
}
