import { expect, test } from 'vitest';
import { isDoubtfulForm } from './is-doubtful-form.ts';

const isDoubtful = (value: string) =>
  isDoubtfulForm('address', { value, raw: value, words: [], page: 1, by: 'label', strength: 0.9 });

test.each([
  'Aarav Singh, 76 Rue du Moulin, 8001 Zurich, Switzerland',
  'Rs. 1,29,80,000/-., 3 (21.03.2020) Transferred by Suvarna Builders Pvt. Ltd., Patna 800232',
  '“TOWN, NAGPUR, MAHARASHTRA - 440492',
  '12/05/2026, 14 MG Road, Pune 411001',
])('asks about %s', (value) => expect(isDoubtful(value)).toBe(true));

test.each([
  '76 Rue du Moulin, 8001 Zurich, Switzerland',
  'Sunrise Apartments, 12 MG Road, Pune 411001',
  'House No 411 Sector 18, Nehru Marg, Model Town, Margao - 403030, Goa, India',
  'Flat 3, St. Mary’s Court, 9 Park Street, Kolkata 700016',
])('does not doubt %s', (value) => expect(isDoubtful(value)).toBe(false));
