// The applicant's five steps: which one is active, which may be opened, and where Back leads.
export const steps = [
  { label: 'Details', path: '/get-visa' },
  { label: 'Guidelines', path: '/visa-requirements' },
  { label: 'Upload', path: '/document-playground' },
  { label: 'Review', path: '/form' },
  { label: 'Submit', path: '/summary' },
] as const;

export const outsideFlow = -1;

export function activeStep(path: string, applicationUid: string | null | undefined): number {
  const step = steps.findIndex((each) => each.path === path);
  return step === 2 && !applicationUid ? outsideFlow : step;
}

export interface StepState {
  editable: boolean;
  applicationUid: string | null;
  docIds: readonly string[];
  category: string | null;
  fromCountry: string | null;
  toCountry: string | null;
}

export function mayOpenStep(step: number, state: StepState): boolean {
  const chosen = Boolean(state.category && state.fromCountry && state.toCountry);
  switch (step) {
    case 0:
    case 1:
      return chosen && state.editable;
    case 2:
      return state.editable && Boolean(state.applicationUid);
    case 3:
      return state.docIds.length > 0;
    case 4:
      return !state.editable && Boolean(state.applicationUid);
    default:
      return false;
  }
}

export const mobileBack: Readonly<Record<string, string>> = {
  '/form': '/document-playground',
  '/document-playground': '/visa-requirements',
  '/visa-requirements': '/get-visa',
  '/summary': '/form',
};

export const headerMenu = [
  'Apply now',
  'My Applications',
  'My Documents',
  'Show Walkthrough',
  'Premium Services',
  'My Profile',
  'Logout',
] as const;

export const premiumServices = [
  { title: 'Assign to Visa Staff', badge: 'MOST USED' },
  { title: 'Get Insurance & Flight', badge: null },
  { title: "We'll Write Your Cover Letter", badge: 'RECOMMENDED' },
] as const;
export const premiumState = 'Coming Soon';
