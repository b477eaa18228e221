import { normaliseCurrency } from '../../../normalise/normalise-currency.ts';
import type { Candidate } from '../../../readable-document.types.ts';
import type { OpenDocument } from '../../../rules/kind-rules.types.ts';

const stamped = /\b(seal|rubber stamp|authori[sz]ed sign|branch manager|manager|officer|passed|verified by)\b/i;
const machineMade =
  /(computer|system)[ -]*generated|(does not|doesn't|not) require (any |a )?(signature|seal)|no signature/i;

// A stamp is slanted, and its letters are read separately.
const isStamp = (text: string) =>
  stamped.test(text) || /manager|authori[sz]edsign|seal$/i.test(text.replaceAll(/\s+/g, ''));

export function sealOf({ lines, flow }: OpenDocument): Candidate[] {
  const last = lines.at(-1)?.page;
  const seal = lines.findLast((line) => isStamp(line.text) && line.page === last);
  if (!seal || machineMade.test(flow.text) || seal.words.length > 8) return [];
  return [{ value: 'true', raw: seal.text, words: seal.words, page: seal.page, by: 'pattern', strength: 0.6 }];
}

export function currencyOf({ flow }: OpenDocument): Candidate[] {
  const sign = /₹|\bINR\b|\bRs\b\.?|\b(?:USD|EUR|GBP|AED|SGD)\b|[€£]|\bIFSC?\b/.exec(flow.text);
  if (!sign) return [];
  const value = normaliseCurrency(sign[0]) ?? 'INR';
  return [
    {
      value,
      raw: sign[0],
      ...flow.wordsBetween(sign.index, sign.index + sign[0].length),
      by: 'pattern',
      strength: 0.8,
    },
  ];
}
