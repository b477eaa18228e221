import type { Application } from '@visawright/contract/applications/application.ts';
import { nextStepOf, type NextStep } from '@visawright/forms/progress/next-step.ts';
import { formAddress } from '../form-address.ts';
import { drawerAddress, staffDocumentsAddress } from './application-steps.ts';

type StaffStep = Exclude<NextStep, 'review' | 'view' | 'awaitReview' | 'awaitPackage'>;

export interface StaffNext {
  readonly step: StaffStep;
  readonly to: string | null; // null: the step is done here, in a dialog or as a download
}

// Where the next step of an application leads on the staff side; null while staff can only wait.
export function staffNext(row: Application): StaffNext | null {
  const step = nextStepOf(row);
  switch (step) {
    case 'review':
    case 'view':
    case 'awaitReview':
    case 'awaitPackage':
      return null;
    case 'addDocuments':
      return { step, to: staffDocumentsAddress(row) };
    case 'correct': {
      const returned = row.review.sections.find(({ verdict }) => verdict === 'returned');
      return { step, to: formAddress(row, returned?.section) ?? drawerAddress(row) };
    }
    case 'completeForm':
    case 'declare':
      return { step, to: formAddress(row) ?? drawerAddress(row) };
    case 'resolveFindings':
      return { step, to: drawerAddress(row, 'findings') };
    default:
      return { step, to: null };
  }
}
