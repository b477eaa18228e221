// Screens match status words by substring, as specified; the server compares them exactly.
export const statuses = [
  'draft',
  'initiated',
  'form-data-collected',
  'package-ready',
  'online-form-completed',
  'submitted',
] as const;
export type Status = (typeof statuses)[number];

export const progressLabels = {
  COMPLETED: 'Package ready',
  DATA_COLLECTED: 'Form-data collected',
  FINISHED: 'Online form completed',
  CONFIRMED: 'Application submitted',
} as const;
export type Progress = keyof typeof progressLabels;

export const progressOf: Record<Status, Progress | null> = {
  draft: null,
  initiated: null,
  'form-data-collected': 'DATA_COLLECTED',
  'package-ready': 'COMPLETED',
  'online-form-completed': 'FINISHED',
  submitted: 'CONFIRMED',
};

export const editableWords = ['draft', 'initiated'] as const;
export const datesLockedWord = 'form-data';

const has = (status: string, word: string) => status.toLowerCase().includes(word);

export const isEditable = (status: string | null | undefined) =>
  !status || editableWords.some((word) => has(status, word));

// Dates are locked from 'form-data' on.
export const datesLocked = (status: string | null | undefined) =>
  Boolean(status) && (has(status!, datesLockedWord) || !isEditable(status));

export const transitionReasons = [
  'firstDocument',
  'declarationAccepted',
  'packageBuilt',
  'onlineFormDone',
  'personSubmitted',
  'submittedInPerson',
  'reopened',
] as const;
export type TransitionReason = (typeof transitionReasons)[number];

export const transitions: readonly { from: Status; to: Status; by: TransitionReason }[] = [
  { from: 'draft', to: 'initiated', by: 'firstDocument' },
  { from: 'initiated', to: 'form-data-collected', by: 'declarationAccepted' },
  { from: 'form-data-collected', to: 'package-ready', by: 'packageBuilt' },
  { from: 'package-ready', to: 'online-form-completed', by: 'onlineFormDone' },
  { from: 'online-form-completed', to: 'submitted', by: 'personSubmitted' },
  { from: 'package-ready', to: 'submitted', by: 'submittedInPerson' },
  { from: 'form-data-collected', to: 'initiated', by: 'reopened' },
  { from: 'package-ready', to: 'initiated', by: 'reopened' },
  { from: 'online-form-completed', to: 'initiated', by: 'reopened' },
  { from: 'submitted', to: 'initiated', by: 'reopened' },
];

export const mayMove = (from: Status, to: Status) => transitions.some((row) => row.from === from && row.to === to);

export const reviewStates = ['none', 'requested', 'approved', 'returned'] as const;
export type ReviewState = (typeof reviewStates)[number];
export const reviewMoves: Record<ReviewState, readonly ReviewState[]> = {
  none: ['requested'],
  requested: ['approved', 'returned', 'none'], // none: withdrawn, if no reviewer is left
  approved: ['requested', 'none'], // none: edited since, so the current content is not approved
  returned: ['requested'],
};

// WITHDRAWN: the traveller or the agency took the application back before a decision.
export const outcomes = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export type VisaOutcome = (typeof outcomes)[number];
