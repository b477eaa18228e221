import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.each([
  ['Ananya Deshpande', 'Ananya', 'Deshpande'],
  ['  Ananya   Rajesh Deshpande ', 'Ananya Rajesh', 'Deshpande'],
  ['Manjunath', 'Manjunath', ''],
  ['अनन्या देशपांडे', 'अनन्या', 'देशपांडे'],
])('splits %s', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
