import { countryFrom } from '@visawright/contract/platform/country.ts';
import { applicationEvidence } from '../rules/evidence.ts';
import { valueOf } from '../rules/documents/documents-of.ts';
import { staysOf } from '../rules/travel/stays.ts';
import { countryName } from '../rules/texts/fact-text.ts';
import { unreadFact, type CompareFact } from './grant-input.ts';
import { isSchengen, territoryOf } from './territory.ts';
import { purposesOf } from './visa-classes.ts';

// A visa of any Schengen state is valid in all of them, unless its label excludes some.
export const compareCountry: CompareFact = ({ visa, asked }) => {
  const wanted = countryFrom(asked.application.visaTo);
  if (!wanted) return null;
  const [good, issuer] = [valueOf(visa, 'validFor'), valueOf(visa, 'issuingCountry')];
  const territory = territoryOf(good?.value, issuer?.value);
  const own = countryName(wanted.value, wanted.label);
  if (!territory) return unreadFact('country', [applicationEvidence(asked, 'visaTo')], { own });
  const isGood = territory.has(wanted.alpha3);
  const beyond = staysOf(asked).find(({ country: at }) => at !== undefined && isSchengen(at) && !territory.has(at));
  const isLimited = isGood && isSchengen(wanted.alpha3) && beyond !== undefined;
  const left = countryFrom(beyond?.country);
  const shown = good ?? issuer!;
  const named = countryFrom(shown.value);
  return {
    fact: 'country',
    status: isGood && !isLimited ? 'same' : 'differs',
    textKey: `country.${!isGood ? 'differs' : isLimited ? 'limited' : 'same'}`,
    facts: {
      own,
      seen: named ? countryName(named.value, named.label) : shown.raw,
      left: left ? countryName(left.value, left.label) : '',
    },
    onVisa: shown,
    asked: [applicationEvidence(asked, 'visaTo'), ...(isLimited && beyond.where ? [beyond.where] : [])],
  };
};

const subclass = (text: string) => /\bsub ?class\s*\(?(\d{3})\b/i.exec(text)?.[1];

export const compareVisaType: CompareFact = ({ visa, asked }) => {
  const { visaType: wanted } = asked.application;
  const evidence = [applicationEvidence(asked, 'visaType')];
  const seen = valueOf(visa, 'visaType');
  if (!seen) return unreadFact('visaType', evidence, { own: wanted });
  const facts = { own: wanted, seen: seen.value };
  // If the issuing state was not read, assume the state the application was made to.
  const issuer = countryFrom(valueOf(visa, 'issuingCountry')?.value)?.alpha3 ?? asked.form.destinationAlpha3;
  const purposes = purposesOf(seen.value, issuer);
  const [ours, theirs] = [subclass(wanted), subclass(seen.value)];
  const isOtherClass = ours !== undefined && theirs !== undefined && ours !== theirs;
  if (purposes === null && !isOtherClass)
    return { ...unreadFact('visaType', evidence, facts), textKey: 'visaType.unknown', onVisa: seen };
  const isSame = !isOtherClass && purposes!.includes(asked.group);
  return {
    fact: 'visaType',
    status: isSame ? 'same' : 'differs',
    textKey: `visaType.${isSame ? 'same' : 'differs'}`,
    facts,
    onVisa: seen,
    asked: evidence,
  };
};
