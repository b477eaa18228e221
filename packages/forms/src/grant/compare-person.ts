import { countryFrom } from '@visawright/contract/country.ts';
import type { Evidence, PageEvidence } from '@visawright/contract/evidence.ts';
import type { Case } from '../rules/case.ts';
import { said } from '../rules/evidence.ts';
import { nameDifference } from '../rules/name-difference.ts';
import { ownName, type OwnName } from '../rules/own-name.ts';
import { passportValue, valueOf, valuesOf } from '../rules/papers.ts';
import { countryName, day } from '../rules/words-of.ts';
import { unread, type Compare } from './grant-case.ts';

const plain = (value: string) => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const letters = (value: string) => value.toUpperCase().replaceAll(/[^A-Z]/g, '');

const longest = 24; // letters: shorter names fit on every visa whole

// A label and its machine-readable zone have room for so many letters: what goes on beyond is no difference.
function isCut({ full, surname }: OwnName, seen: string): boolean {
  const given = full.slice(0, full.length - surname.length);
  const shown = letters(seen);
  return shown.length >= longest && [`${surname}${given}`, full].some((whole) => letters(whole).startsWith(shown));
}

export const name: Compare = ({ visa, asked }) => {
  const own = ownName(asked);
  if (!own) return null;
  const seen = valueOf(visa, 'holderName');
  if (!seen) return unread('name', own.evidence, { own: own.full });
  const { kind } = nameDifference(own, seen.value);
  const isSame = kind === 'same' || isCut(own, seen.value);
  return {
    fact: 'name',
    standing: isSame ? 'same' : 'differs',
    say: isSame ? 'name.same' : kind === 'different' ? 'name.other' : 'name.differs',
    facts: { own: own.full, seen: seen.value },
    onVisa: seen,
    asked: own.evidence,
  };
};

// The passport's page, else what the form says.
function ownValue(asked: Case, field: string): PageEvidence | Evidence | undefined {
  const read = passportValue(asked, field);
  if (read) return read;
  const answer = asked.values[field];
  if (typeof answer === 'string' && answer !== '') return { from: 'answer', name: field, value: answer };
  return undefined;
}
const textOf = (evidence: Evidence) => ('value' in evidence ? evidence.value : '');

export const passportNumber: Compare = ({ visa, asked }) => {
  const own = ownValue(asked, 'passportNumber');
  if (!own) return null;
  const seen = valueOf(visa, 'holderPassportNumber');
  if (!seen) return unread('passportNumber', [own], { own: textOf(own) });
  const isSame = plain(seen.value) === plain(textOf(own));
  const earlier = [
    ...valuesOf(asked, { kinds: ['Previous passport'] }, 'passportNumber'),
    ...[passportValue(asked, 'oldPassportNumber') ?? []].flat(),
  ].some(({ value }) => plain(value) === plain(seen.value));
  return {
    fact: 'passportNumber',
    standing: isSame ? 'same' : 'differs',
    say: `passportNumber.${isSame ? 'same' : earlier ? 'earlier' : 'differs'}`,
    facts: { own: textOf(own), seen: seen.value },
    onVisa: seen,
    asked: [own],
  };
};

export const dateOfBirth: Compare = ({ visa, asked }) => {
  const own = ownValue(asked, 'dateOfBirth');
  if (!own) return null;
  const seen = valueOf(visa, 'holderDateOfBirth');
  if (!seen) return unread('dateOfBirth', [own], { own: day(textOf(own)) });
  const isSame = seen.value === textOf(own);
  return {
    fact: 'dateOfBirth',
    standing: isSame ? 'same' : 'differs',
    say: `dateOfBirth.${isSame ? 'same' : 'differs'}`,
    facts: { own: day(textOf(own)), seen: day(seen.value) },
    onVisa: seen,
    asked: [own],
  };
};

export const nationality: Compare = ({ visa, asked }) => {
  const own = countryFrom(asked.application.nationality);
  if (!own) return null;
  const evidence = [passportValue(asked, 'nationality') ?? [], said(asked, 'nationality')].flat();
  const seen = valueOf(visa, 'holderNationality');
  const named = countryFrom(seen?.value);
  if (!seen || !named) return unread('nationality', evidence, { own: countryName(own.value, own.label) });
  const isSame = named.alpha3 === own.alpha3;
  return {
    fact: 'nationality',
    standing: isSame ? 'same' : 'differs',
    say: `nationality.${isSame ? 'same' : 'differs'}`,
    facts: { own: countryName(own.value, own.label), seen: countryName(named.value, named.label) },
    onVisa: seen,
    asked: evidence,
  };
};
