import { expect, test } from 'vitest';
import { isSameAddress } from './same-address.ts';

const home = 'NO 104 55TH CROSS, NEHRU MARG, SALT LAKE, CHENNAI, TAMIL NADU - 600870';

test('the same address in other words and another order is the same', () => {
  expect(
    isSameAddress(home, 'No. 104, 55th Cross, Nehru Marg, Salt Lake, Chennai, PIN:600870, Tamil Nadu, India'),
  ).toBe(true);
});

test('another house in the same street, another PIN code and an address without one are not', () => {
  expect(isSameAddress(home, 'FLAT 7 PALM COURT, GANDHI ROAD, CHENNAI, TAMIL NADU - 600870')).toBe(false);
  expect(isSameAddress(home, home.replace('600870', '600871'))).toBe(false);
  expect(isSameAddress('Nehru Marg, Chennai', 'Nehru Marg, Chennai')).toBe(false);
});
