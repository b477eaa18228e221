import { describe, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/application.ts';
import { enterFlow } from './enter-flow.ts';
import { emptyFlow, type FlowState } from './flow-store.ts';

const known = { today: '2026-11-15', profileCountry: null };
const [india, italy, france] = [
  { country: 'India', countryISO: 'IN' },
  { country: 'Italy', countryISO: 'IT' },
  { country: 'France', countryISO: 'FR' },
];
const application = { applicationUid: 'a', version: 1 } as Application;
const chosen: FlowState = {
  ...emptyFlow,
  fromCountry: india,
  toCountry: italy,
  category: 'Tourism',
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
};
const open: FlowState = { ...chosen, application };
const enter = (flow: FlowState, query: string) => enterFlow(flow, new URLSearchParams(query), known);

describe('entering an address', () => {
  test('without a word keeps what was chosen', () => {
    expect(enter(chosen, '')).toMatchObject({ toCountry: italy, category: 'Tourism', fromDate: '09/03/2027' });
    expect(enter(open, '')).toMatchObject({ application, toCountry: italy });
  });

  test('with a trip changes that trip, and lets an application that is open go', () => {
    expect(enter(chosen, 'toCountry=FRA')).toMatchObject({ toCountry: france, category: 'Tourism' });
    expect(enter(open, 'toCountry=FRA')).toMatchObject({ application: null, toCountry: france, category: null });
  });

  test('that the open trip began with keeps its application: going back makes no second one', () => {
    expect(enter(open, 'toCountry=ITA&category=Tourism&fromDate=09/03/2027')).toMatchObject({ application });
  });

  test('of the application that is open keeps it; of another begins from nothing', () => {
    expect(enter(open, 'applicationUid=a&toCountry=FRA')).toMatchObject({ application, toCountry: italy });
    expect(enter(open, 'applicationUid=b')).toMatchObject({ application: null, toCountry: null, category: null });
    expect(enter(chosen, 'applicationUid=b')).toMatchObject({ toCountry: null });
    expect(enter(open, 'applicationUid=b&toCountry=FRA')).toMatchObject({ toCountry: france });
  });

  test('by a whole start link begins from nothing with its key', () => {
    const link = new URLSearchParams({
      visaCategory: 'Business',
      fromDate: '01/05/2027',
      toDate: '09/05/2027',
      sourceCountry: 'IND',
      destinationCountry: JSON.stringify({ country: 'France', countryISO: 'FR' }),
      applicationCreationKey: 'key-1',
      applicantUid: 'u',
    }).toString();
    const flow = enter({ ...open, cityOfResidence: 'Pune', companions: [{ applicantUid: 'x', name: 'X' }] }, link);
    expect(flow).toEqual({
      ...emptyFlow,
      category: 'Business',
      fromCountry: india,
      toCountry: france,
      nationality: india,
      fromDate: '01/05/2027',
      toDate: '09/05/2027',
      applicationCreationKey: 'key-1',
    });
  });

  test('fills missing dates with today and nationality with India', () => {
    expect(enter(emptyFlow, '')).toEqual({
      ...emptyFlow,
      fromDate: '15/11/2026',
      toDate: '15/11/2026',
      nationality: india,
    });
  });
});
