import { grantFacts, type GrantLine } from '@visawright/contract/delivery/grant.ts';
import { fillTemplate } from '../rules/texts/fill-template.ts';
import { compareCountry, compareVisaType } from './compare-class.ts';
import { compareEntries } from './compare-entries.ts';
import { compareStay, compareValidFrom, compareValidUntil } from './compare-days.ts';
import { compareDateOfBirth, compareName, compareNationality, comparePassportNumber } from './compare-person.ts';
import type { CompareFact, ComparedFact, GrantInput } from './grant-input.ts';
import { compareVisaNumber } from './compare-number.ts';
import { issuerOf } from './issuer-of.ts';
import { checkPictureText, grantTexts } from './grant-texts.ts';

const comparisons: readonly CompareFact[] = [
  compareName,
  comparePassportNumber,
  compareNationality,
  compareDateOfBirth,
  compareCountry,
  compareVisaType,
  compareValidFrom,
  compareValidUntil,
  compareStay,
  compareEntries,
  compareVisaNumber,
];

const gravity: readonly GrantLine['status'][] = ['differs', 'short', 'unread', 'same'];

// An uncertain value may be misread, so the person is asked to check the picture first.
const isUnsure = ({ onVisa, status }: ComparedFact) =>
  status !== 'same' && onVisa !== null && onVisa.outcome !== 'accept' && !onVisa.isConfirmed;

function lineOf({ asked }: GrantInput, compared: ComparedFact): GrantLine {
  const { fact, status, textKey, onVisa } = compared;
  const facts = { who: issuerOf(asked.form), ...compared.facts };
  const text = grantTexts[textKey]!;
  const words = (language: 'en' | 'hi') =>
    [fillTemplate(text[language], facts, language), ...(isUnsure(compared) ? [checkPictureText[language]] : [])].join(
      ' ',
    );
  return { fact, status, onVisa, asked: [...compared.asked], words: { en: words('en'), hi: words('hi') } };
}

// Compares the issued visa fact by fact, most serious first: errors, less than requested, not readable.
export function compareGrant(input: GrantInput): GrantLine[] {
  return comparisons
    .flatMap((compare) => compare(input) ?? [])
    .map((compared) => lineOf(input, compared))
    .toSorted(
      (one, other) =>
        gravity.indexOf(one.status) - gravity.indexOf(other.status) ||
        grantFacts.indexOf(one.fact) - grantFacts.indexOf(other.fact),
    );
}

export const differencesIn = (lines: readonly GrantLine[]): number =>
  lines.filter(({ status }) => status === 'differs' || status === 'short').length;
