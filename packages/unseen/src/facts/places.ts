import type { Chance } from '../chance.ts';

interface Town {
  readonly city: string;
  readonly state: string;
  readonly pin: string; // first three digits
}

export const towns: readonly Town[] = [
  { city: 'Kolhapur', state: 'Maharashtra', pin: '416' },
  { city: 'Tiruchirappalli', state: 'Tamil Nadu', pin: '620' },
  { city: 'Mangaluru', state: 'Karnataka', pin: '575' },
  { city: 'Thrissur', state: 'Kerala', pin: '680' },
  { city: 'Visakhapatnam', state: 'Andhra Pradesh', pin: '530' },
  { city: 'Warangal', state: 'Telangana', pin: '506' },
  { city: 'Vadodara', state: 'Gujarat', pin: '390' },
  { city: 'Udaipur', state: 'Rajasthan', pin: '313' },
  { city: 'Gwalior', state: 'Madhya Pradesh', pin: '474' },
  { city: 'Cuttack', state: 'Odisha', pin: '753' },
  { city: 'Siliguri', state: 'West Bengal', pin: '734' },
  { city: 'Guwahati', state: 'Assam', pin: '781' },
  { city: 'Jalandhar', state: 'Punjab', pin: '144' },
  { city: 'Dehradun', state: 'Uttarakhand', pin: '248' },
  { city: 'Ranchi', state: 'Jharkhand', pin: '834' },
];
export const houses = [
  'Parijat Heights',
  'Sarovar Residency',
  'Anantara Enclave',
  'Kadamba Towers',
  'Nilgiri Court',
  'Meghdoot Villa',
];
export const streets = [
  'Panchavati Cross Road',
  'Old Custom House Street',
  'Tamarind Lane',
  'Jubilee Tank Road',
  'Weavers Colony Main Road',
  'Sluice Gate Road',
  'Ashram Ghat Marg',
  'Cantonment Bazaar Road',
  'Rose Garden Avenue',
  'Mill Corner Street',
];

export interface Home {
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  readonly state: string;
  readonly pin: string;
  readonly full: string;
}

export function homeOf(chance: Chance): Home {
  const { city, state, pin: start } = chance.among(towns);
  const pin = `${start}0${chance.whole(10, 49)}`;
  const flat = chance.among([
    `Flat ${chance.whole(1, 12)}0${chance.whole(1, 8)}`,
    `No. ${chance.whole(2, 98)}`,
    `House ${chance.whole(2, 98)}/${chance.whole(1, 9)}`,
  ]);
  const line1 = `${flat}, ${chance.among(houses)}`;
  const line2 = chance.among(streets);
  return { line1, line2, city, state, pin, full: `${line1}, ${line2}, ${city}, ${state} ${pin}` };
}
