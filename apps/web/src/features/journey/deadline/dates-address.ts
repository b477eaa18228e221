import type { Application } from '@visawright/contract/applications/application.ts';
import { stepAddress } from '../flow/steps/step-state.ts';

// Travellers choose dates on Details, staff in the application's drawer.
export const datesAddress = ({ applicationUid }: Pick<Application, 'applicationUid'>, isApplicant: boolean): string =>
  isApplicant ? stepAddress('/get-visa', applicationUid) : `/applications?open=${encodeURIComponent(applicationUid)}`;
