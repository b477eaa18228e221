import { countryFrom } from '@visawright/contract/platform/country.ts';
import type { Evidence, PageEvidence } from '@visawright/contract/documents/evidence.ts';
import type { RuleInput } from '../rules/rule-input.ts';
import { applicationEvidence } from '../rules/evidence.ts';
import { nameDifference } from '../rules/person/name-difference.ts';
import { ownName, type OwnName } from '../rules/person/own-name.ts';
import { passportValue, valueOf, valuesOf } from '../rules/documents/documents-of.ts';
import { countryName, dayFact } from '../rules/texts/fact-text.ts';
import { unreadFact, type CompareFact } from './grant-input.ts';

const plain = (value: string) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const letters = (value: string) => value.toUpperCase().replaceAll(/[^A-Z]/g, '');

const longest = 24; // letters; shorter names always fit on a visa

// The visa label and its MRZ cut long names, so a missing end is not a difference.
function isCut({ full, surname }: OwnName, seen: string): boolean {
  const input = full.slice(0, full.length - surname.length);
  const shown = letters(seen);
  return shown.length >= longest && [`${surname}${input}`, full].some((whole) => letters(whole).startsWith(shown));
}

export const compareName: CompareFact = ({ visa, asked }) => {
  const own = ownName(asked);
  if (!own) return null;
  const seen = valueOf(visa, 'holderName');
  if (!seen) return unreadFact('name', own.evidence, { own: own.full });
  const { kind } = nameDifference(own, seen.value);
  const isSame = kind === 'same' || isCut(own, seen.value);
  return {
    fact: 'name',
    status: isSame ? 'same' : 'differs',
    textKey: isSame ? 'name.same' : kind === 'different' ? 'name.other' : 'name.differs',
    facts: { own: own.full, seen: seen.value },
    onVisa: seen,
    asked: own.evidence,
  };
};

// From the passport, otherwise from the form.
function ownValue(asked: RuleInput, field: string): PageEvidence | Evidence | undefined {
  const read = passportValue(asked, field);
  if (read) return read;
  const answer = asked.values[field];
  if (typeof answer === 'string' && answer !== '') return { from: 'answer', name: field, value: answer };
  return undefined;
}
const textOf = (evidence: Evidence) => ('value' in evidence ? evidence.value : '');

export const comparePassportNumber: CompareFact = ({ visa, asked }) => {
  const own = ownValue(asked, 'passportNumber');
  if (!own) return null;
  const seen = valueOf(visa, 'holderPassportNumber');
  if (!seen) return unreadFact('passportNumber', [own], { own: textOf(own) });
  const isSame = plain(seen.value) === plain(textOf(own));
  const earlier = [
    ...valuesOf(asked, { kinds: ['Previous passport'] }, 'passportNumber'),
    ...[passportValue(asked, 'oldPassportNumber') ?? []].flat(),
  ].some(({ value }) => plain(value) === plain(seen.value));
  return {
    fact: 'passportNumber',
    status: isSame ? 'same' : 'differs',
    textKey: `passportNumber.${isSame ? 'same' : earlier ? 'earlier' : 'differs'}`,
    facts: { own: textOf(own), seen: seen.value },
    onVisa: seen,
    asked: [own],
  };
};

export const compareDateOfBirth: CompareFact = ({ visa, asked }) => {
  const own = ownValue(asked, 'dateOfBirth');
  if (!own) return null;
  const seen = valueOf(visa, 'holderDateOfBirth');
  if (!seen) return unreadFact('dateOfBirth', [own], { own: dayFact(textOf(own)) });
  const isSame = seen.value === textOf(own);
  return {
    fact: 'dateOfBirth',
    status: isSame ? 'same' : 'differs',
    textKey: `dateOfBirth.${isSame ? 'same' : 'differs'}`,
    facts: { own: dayFact(textOf(own)), seen: dayFact(seen.value) },
    onVisa: seen,
    asked: [own],
  };
};

export const compareNationality: CompareFact = ({ visa, asked }) => {
  const own = countryFrom(asked.application.nationality);
  if (!own) return null;
  const evidence = [passportValue(asked, 'nationality') ?? [], applicationEvidence(asked, 'nationality')].flat();
  const seen = valueOf(visa, 'holderNationality');
  const named = countryFrom(seen?.value);
  if (!seen || !named) return unreadFact('nationality', evidence, { own: countryName(own.value, own.label) });
  const isSame = named.alpha3 === own.alpha3;
  return {
    fact: 'nationality',
    status: isSame ? 'same' : 'differs',
    textKey: `nationality.${isSame ? 'same' : 'differs'}`,
    facts: { own: countryName(own.value, own.label), seen: countryName(named.value, named.label) },
    onVisa: seen,
    asked: evidence,
  };
};
