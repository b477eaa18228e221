import type { VisaOutcome, ReviewState, Status } from '@visawright/contract/applications/application-status.ts';

export type Agent = 'agent' | 'other';
export type Reviewer = 'reviewer' | 'second';
export type Who = 'agency' | Agent;
export const countries = ['Germany', 'Japan', 'Iceland'] as const; // with an online form, with a printed form only, without a form
export type Country = (typeof countries)[number];

export interface Task {
  readonly round: number;
  readonly reviewer: Reviewer;
  readonly state: 'open' | 'decided' | 'withdrawn';
}

// The state of an application in the model.
export interface Life {
  readonly status: Status;
  readonly review: ReviewState;
  readonly round: number;
  readonly tasks: readonly Task[];
  readonly outcome: VisaOutcome;
  readonly agent: Agent | null;
  readonly isDeleted: boolean;
  readonly version: number;
  readonly documents: readonly number[]; // indexes of the traveller's documents, in order
  readonly country: Country;
  readonly day: number; // day of the month of departure
}

export interface Realm {
  readonly needsApproval: boolean;
  readonly lives: readonly Life[];
  readonly travellerOf: Agent; // the agent of the traveller
}

// A complete call: its version is a number or absent.
export type Step =
  | { readonly do: 'create'; readonly by: Who; readonly country: Country }
  | {
      readonly do: 'edit';
      readonly by: Who;
      readonly life: number;
      readonly version: number | undefined;
      readonly day?: number;
      readonly country?: Country;
      readonly documents?: readonly number[]; // 9 is a document of another traveller
    }
  | { readonly do: 'transfer'; readonly by: Who; readonly life: number; readonly to: Agent }
  | { readonly do: 'send'; readonly by: Who; readonly life: number; readonly to: readonly Reviewer[] }
  | {
      readonly do: 'review';
      readonly by: Reviewer;
      readonly life: number;
      readonly verdict: 'approved' | 'returned';
      readonly formOf: Country; // the country whose form sections are named
    }
  | {
      readonly do: 'move';
      readonly by: Who;
      readonly life: number;
      readonly to: 'initiated' | 'online-form-completed' | 'submitted';
      readonly version: number | undefined;
    }
  | { readonly do: 'outcome'; readonly by: Who; readonly life: number; readonly outcome: VisaOutcome }
  | { readonly do: 'delete'; readonly by: Who; readonly life: number }
  | { readonly do: 'restore'; readonly by: Who; readonly life: number }
  | { readonly do: 'declare'; readonly life: number } // by the worker
  | { readonly do: 'package'; readonly life: number };
