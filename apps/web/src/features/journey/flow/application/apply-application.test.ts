import { beforeEach, describe, expect, test } from 'vitest';
import type { Application } from '@visawright/contract/applications/application.ts';
import { visaDetails } from '../../testing/visa-details.ts';
import { changeFlow, emptyFlow, useFlow } from '../state/flow-store.ts';
import { discardEdits, replaceApplication, applyApplication } from './apply-application.ts';

const version = (n: number, change: Partial<Application['visaDetails']> = {}, applicationUid = 'a') =>
  ({
    applicationUid,
    version: n,
    docIds: [],
    status: 'draft',
    visaDetails: { ...visaDetails, ...change },
  }) as unknown as Application;
const flow = () => useFlow.getState();

beforeEach(() => useFlow.setState(emptyFlow, true));

describe('takeApplication', () => {
  test('fills the flow', () => {
    applyApplication(version(1));
    expect(flow()).toMatchObject({ category: 'Tourism', toCountry: { countryISO: 'IT' }, fromDate: '09/03/2027' });
  });

  test('keeps unsaved edits on refetch', () => {
    applyApplication(version(1));
    changeFlow({ category: 'Business' });
    applyApplication(version(2, { fromDate: '10/03/2027', visaCategory: 'Student' }));
    expect(flow()).toMatchObject({ category: 'Business', fromDate: '10/03/2027', application: { version: 2 } });
  });

  test('ignores an older reply', () => {
    applyApplication(version(3));
    applyApplication(version(2, { fromDate: '01/01/2027' }));
    expect(flow()).toMatchObject({ fromDate: '09/03/2027', application: { version: 3 } });
  });

  test('drops the documents of the previous application', () => {
    applyApplication(version(1));
    changeFlow({ documents: [{ _id: 'd', documentData: {} }], category: 'Business' });
    replaceApplication(version(1, {}, 'b'));
    expect(flow()).toMatchObject({ documents: [], category: 'Tourism', application: { applicationUid: 'b' } });
  });

  test('restores the trip when Details is left without saving', () => {
    applyApplication(version(1));
    changeFlow({ category: 'Business' });
    discardEdits();
    expect(flow().category).toBe('Tourism');
  });
});
