import { describe, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/applications/application.ts';
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

describe('enterFlow', () => {
  test('keeps the flow without parameters', () => {
    expect(enter(chosen, '')).toMatchObject({ toCountry: italy, category: 'Tourism', fromDate: '09/03/2027' });
    expect(enter(open, '')).toMatchObject({ application, toCountry: italy });
  });

  test('replaces the trip and releases the open application', () => {
    expect(enter(chosen, 'toCountry=FRA')).toMatchObject({ toCountry: france, category: 'Tourism' });
    expect(enter(open, 'toCountry=FRA')).toMatchObject({ application: null, toCountry: france, category: null });
  });

  test('keeps the application when returning to the URL the trip started with', () => {
    expect(enter(open, 'toCountry=ITA&category=Tourism&fromDate=09/03/2027')).toMatchObject({ application });
  });

  test('keeps the open application and starts empty for another', () => {
    expect(enter(open, 'applicationUid=a&toCountry=FRA')).toMatchObject({ application, toCountry: italy });
    expect(enter(open, 'applicationUid=b')).toMatchObject({ application: null, toCountry: null, category: null });
    expect(enter(chosen, 'applicationUid=b')).toMatchObject({ toCountry: null });
    expect(enter(open, 'applicationUid=b&toCountry=FRA')).toMatchObject({ toCountry: france });
  });

  test('starts empty with the key of a start link', () => {
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

  test('defaults dates to today and nationality to India', () => {
    expect(enter(emptyFlow, '')).toEqual({
      ...emptyFlow,
      fromDate: '15/11/2026',
      toDate: '15/11/2026',
      nationality: india,
    });
  });
});
