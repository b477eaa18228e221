import type { Outcome, ReviewState, Status } from '@visawright/contract/application-status.ts';

export type Agent = 'agent' | 'other';
export type Reviewer = 'reviewer' | 'second';
export type Who = 'agency' | Agent;
export const countries = ['Germany', 'Japan', 'Iceland'] as const; // online, on paper only, without a form
export type Country = (typeof countries)[number];

export interface Task {
  readonly round: number;
  readonly reviewer: Reviewer;
  readonly state: 'open' | 'decided' | 'withdrawn';
}

// What an application is, as far as its life goes.
export interface Life {
  readonly status: Status;
  readonly review: ReviewState;
  readonly round: number;
  readonly tasks: readonly Task[];
  readonly outcome: Outcome;
  readonly agent: Agent | null;
  readonly isDeleted: boolean;
  readonly version: number;
  readonly papers: readonly number[]; // which of the traveller's papers, in their order
  readonly country: Country;
  readonly day: number; // of the month the travel begins
}

export interface Realm {
  readonly needsApproval: boolean;
  readonly lives: readonly Life[];
  readonly travellerOf: Agent; // whose the traveller is
}

// A call with nothing left open: the version it names is a number, or absent.
export type Step =
  | { readonly do: 'create'; readonly by: Who; readonly country: Country }
  | {
      readonly do: 'edit';
      readonly by: Who;
      readonly life: number;
      readonly version: number | undefined;
      readonly day?: number;
      readonly country?: Country;
      readonly papers?: readonly number[]; // 9 is a paper of somebody else
    }
  | { readonly do: 'transfer'; readonly by: Who; readonly life: number; readonly to: Agent }
  | { readonly do: 'send'; readonly by: Who; readonly life: number; readonly to: readonly Reviewer[] }
  | {
      readonly do: 'review';
      readonly by: Reviewer;
      readonly life: number;
      readonly verdict: 'approved' | 'returned';
      readonly formOf: Country; // whose sections are named
    }
  | {
      readonly do: 'move';
      readonly by: Who;
      readonly life: number;
      readonly to: 'initiated' | 'online-form-completed' | 'submitted';
      readonly version: number | undefined;
    }
  | { readonly do: 'outcome'; readonly by: Who; readonly life: number; readonly outcome: Outcome }
  | { readonly do: 'delete'; readonly by: Who; readonly life: number }
  | { readonly do: 'restore'; readonly by: Who; readonly life: number }
  | { readonly do: 'declare'; readonly life: number } // by the worker
  | { readonly do: 'package'; readonly life: number };
