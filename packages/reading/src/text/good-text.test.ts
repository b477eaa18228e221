import { expect, test } from 'vitest';
import type { Word } from '../engine.types.ts';
import { isGoodText } from './good-text.ts';

const words = (text: string) => text.split(' ').map((each): Word => ({ text: each, confidence: 1, polygon: [] }));

test.each([
  ['Statement of account 01/04/2026 to 30/09/2026 balance ₹1,24,500.00 A/c no. 0021-4455 IFSC: BANY0568147', true],
  ['आधार Government of India DOB: 12/08/1990 जन्म तिथि MALE 4821 9021 7734', true],
  ['Page 1', false],
  [
    '\uE001\uE002\uE003\uE004\uE005\uE006 \uE001\uE002\uE003\uE004\uE005\uE006\uE007\uE008 ' +
      '\uE010\uE011\uE012\uE013\uE014\uE015\uE016\uE017\uE018',
    false,
  ],
  ['St@tem3nt 0f a((ount ba|an<e b}r4nch _l~I |]fs< ;:"k 7{}e wi~h r3f $#nce c|os!ng b^l', false],
])('%s', (text, isGood) => expect(isGoodText(words(text))).toBe(isGood));
