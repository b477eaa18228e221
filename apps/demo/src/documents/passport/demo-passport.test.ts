import { expect, test } from 'vitest';
import { demoAccounts } from '../../accounts/demo-accounts.ts';
import { demoApplications } from '../../applications/demo-applications.ts';
import { travellerFacts } from '../../travellers/traveller-facts.ts';
import { portraitOptions } from '../portrait/drawn-portrait.ts';
import { demoPassport, type Holder } from './demo-passport.ts';
import { inventedPassportNumber } from './invented-passport-number.ts';

const holders = (realm: string): Holder[] =>
  [...new Set(demoApplications.map(({ who }) => who))].map((who) => {
    const facts = travellerFacts(realm, who);
    return {
      ...facts,
      passportNumber: facts.passportNumber ?? inventedPassportNumber(`${facts.firstName} ${facts.lastName}`),
    };
  });

test.each(Object.keys(demoAccounts))('everyone of %s has an own passport and an own face', (realm) => {
  const people = holders(realm);
  expect(new Set(people.map((each) => demoPassport(each).mrz.join())).size).toBe(people.length);
  expect(new Set(people.map((each) => portraitOptions(each).seed)).size).toBe(people.length);
});

test('children have the names of their parents and the address of the family', () => {
  const [father, , son] = [0, 1, 2].map((who) => travellerFacts('dev', who));
  const passportOf = (facts: typeof father) => demoPassport({ ...facts!, passportNumber: facts!.passportNumber! });
  expect(passportOf(son).back).toMatchObject({ fatherName: 'RAJESH KUMAR', motherName: 'SUNITA KUMAR' });
  expect(passportOf(son).back.address).toEqual(passportOf(father).back.address);
});

test('nobody who is young is drawn with grey or no hair', () => {
  for (const holder of holders('sunrise').filter(({ birthDate }) => birthDate > '1972'))
    expect(portraitOptions(holder).hair).not.toBe('bald');
});
