import { beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/application.ts';
import { changeFlow, emptyFlow, useFlow } from './flow-store.ts';
import { dropEdits, replaceApplication, takeApplication } from './take-application.ts';

const details = {
  fromDate: '09/03/2027',
  toDate: '20/03/2027',
  visaFrom: 'India',
  visaTo: 'Italy',
  nationality: 'India',
  visaCategory: 'Tourism',
  visaType: 'Schengen Short Stay Visa (Tourism)',
} as const;
const version = (n: number, change: Partial<Application['visaDetails']> = {}, applicationUid = 'a') =>
  ({
    applicationUid,
    version: n,
    docIds: [],
    status: 'draft',
    visaDetails: { ...details, ...change },
  }) as unknown as Application;
const flow = () => useFlow.getState();

beforeEach(() => useFlow.setState(emptyFlow, true));

describe('an application that was read', () => {
  test('fills the flow', () => {
    takeApplication(version(1));
    expect(flow()).toMatchObject({ category: 'Tourism', toCountry: { countryISO: 'IT' }, fromDate: '09/03/2027' });
  });

  test('read again keeps what the person changed and has not saved', () => {
    takeApplication(version(1));
    changeFlow({ category: 'Business' });
    takeApplication(version(2, { fromDate: '10/03/2027', visaCategory: 'Student' }));
    expect(flow()).toMatchObject({ category: 'Business', fromDate: '10/03/2027', application: { version: 2 } });
  });

  test('that comes late changes nothing', () => {
    takeApplication(version(3));
    takeApplication(version(2, { fromDate: '01/01/2027' }));
    expect(flow()).toMatchObject({ fromDate: '09/03/2027', application: { version: 3 } });
  });

  test('of another one takes its documents away with it', () => {
    takeApplication(version(1));
    changeFlow({ documents: [{ _id: 'd', documentData: {} }], category: 'Business' });
    replaceApplication(version(1, {}, 'b'));
    expect(flow()).toMatchObject({ documents: [], category: 'Tourism', application: { applicationUid: 'b' } });
  });

  test('is the trip again once Details is left without saving', () => {
    takeApplication(version(1));
    changeFlow({ category: 'Business' });
    dropEdits();
    expect(flow().category).toBe('Tourism');
  });
});
