import { grantFacts, type GrantLine } from '@visawright/contract/grant.ts';
import { fill } from '../rules/fill.ts';
import { country, visaType } from './compare-class.ts';
import { entries } from './compare-entries.ts';
import { stay, validFrom, validUntil } from './compare-days.ts';
import { dateOfBirth, name, nationality, passportNumber } from './compare-person.ts';
import type { Compare, Compared, GrantCase } from './grant-case.ts';
import { visaNumber } from './compare-number.ts';
import { issuerOf } from './issuer-of.ts';
import { lookAgain, sentences } from './sentences.ts';

const comparisons: readonly Compare[] = [
  name,
  passportNumber,
  nationality,
  dateOfBirth,
  country,
  visaType,
  validFrom,
  validUntil,
  stay,
  entries,
  visaNumber,
];

const gravity: readonly GrantLine['standing'][] = ['differs', 'short', 'unread', 'same'];

// What was read without being sure of it may be misread: the person is asked to look at the picture first.
const isUnsure = ({ onVisa, standing }: Compared) =>
  standing !== 'same' && onVisa !== null && onVisa.outcome !== 'accept' && !onVisa.isConfirmed;

function lineOf({ asked }: GrantCase, compared: Compared): GrantLine {
  const { fact, standing, say, onVisa } = compared;
  const facts = { who: issuerOf(asked.form), ...compared.facts };
  const said = sentences[say]!;
  const words = (language: 'en' | 'hi') =>
    [fill(said[language], facts, language), ...(isUnsure(compared) ? [lookAgain[language]] : [])].join(' ');
  return { fact, standing, onVisa, asked: [...compared.asked], words: { en: words('en'), hi: words('hi') } };
}

// The issued visa fact by fact, gravest first: what has to be put right, what is less than was asked for, what could not be read.
export function compareGrant(given: GrantCase): GrantLine[] {
  return comparisons
    .flatMap((compare) => compare(given) ?? [])
    .map((compared) => lineOf(given, compared))
    .toSorted(
      (one, other) =>
        gravity.indexOf(one.standing) - gravity.indexOf(other.standing) ||
        grantFacts.indexOf(one.fact) - grantFacts.indexOf(other.fact),
    );
}

export const differencesIn = (lines: readonly GrantLine[]): number =>
  lines.filter(({ standing }) => standing === 'differs' || standing === 'short').length;
