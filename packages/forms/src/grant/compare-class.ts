import { countryFrom } from '@visawright/contract/country.ts';
import { said } from '../rules/evidence.ts';
import { valueOf } from '../rules/papers.ts';
import { staysOf } from '../rules/stays.ts';
import { countryName } from '../rules/words-of.ts';
import { unread, type Compare } from './grant-case.ts';
import { isSchengen, territoryOf } from './territory.ts';
import { purposesOf } from './visa-classes.ts';

// Any Schengen state's visa is good for all of them, unless its label leaves some out.
export const country: Compare = ({ visa, asked }) => {
  const wanted = countryFrom(asked.application.visaTo);
  if (!wanted) return null;
  const [good, issuer] = [valueOf(visa, 'validFor'), valueOf(visa, 'issuingCountry')];
  const territory = territoryOf(good?.value, issuer?.value);
  const own = countryName(wanted.value, wanted.label);
  if (!territory) return unread('country', [said(asked, 'visaTo')], { own });
  const isGood = territory.has(wanted.alpha3);
  const beyond = staysOf(asked).find(({ country: at }) => at !== undefined && isSchengen(at) && !territory.has(at));
  const isLimited = isGood && isSchengen(wanted.alpha3) && beyond !== undefined;
  const left = countryFrom(beyond?.country);
  const shown = good ?? issuer!;
  const named = countryFrom(shown.value);
  return {
    fact: 'country',
    standing: isGood && !isLimited ? 'same' : 'differs',
    say: `country.${!isGood ? 'differs' : isLimited ? 'limited' : 'same'}`,
    facts: {
      own,
      seen: named ? countryName(named.value, named.label) : shown.raw,
      left: left ? countryName(left.value, left.label) : '',
    },
    onVisa: shown,
    asked: [said(asked, 'visaTo'), ...(isLimited && beyond.where ? [beyond.where] : [])],
  };
};

const subclass = (text: string) => /\bsub ?class\s*\(?(\d{3})\b/i.exec(text)?.[1];

export const visaType: Compare = ({ visa, asked }) => {
  const { visaType: wanted } = asked.application;
  const evidence = [said(asked, 'visaType')];
  const seen = valueOf(visa, 'visaType');
  if (!seen) return unread('visaType', evidence, { own: wanted });
  const facts = { own: wanted, seen: seen.value };
  // Whose letters they are where the state's name was not read: most likely those of the state that was asked.
  const issuer = countryFrom(valueOf(visa, 'issuingCountry')?.value)?.alpha3 ?? asked.form.destinationAlpha3;
  const purposes = purposesOf(seen.value, issuer);
  const [ours, theirs] = [subclass(wanted), subclass(seen.value)];
  const isOtherClass = ours !== undefined && theirs !== undefined && ours !== theirs;
  if (purposes === null && !isOtherClass) return { ...unread('visaType', evidence, facts), say: 'visaType.unknown', onVisa: seen }; // prettier-ignore
  const isSame = !isOtherClass && purposes!.includes(asked.group);
  return {
    fact: 'visaType',
    standing: isSame ? 'same' : 'differs',
    say: `visaType.${isSame ? 'same' : 'differs'}`,
    facts,
    onVisa: seen,
    asked: evidence,
  };
};
