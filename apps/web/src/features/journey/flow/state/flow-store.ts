import { create } from 'zustand';
import type { Application } from '@visawright/contract/applications/application.ts';
import { outsideFlow } from '@visawright/contract/applications/steps.ts';

export interface FlowCountry {
  country: string;
  countryISO: string; // ISO alpha-2
}

// Dates are stored as dd/MM/yyyy.
export interface FlowState {
  activeStep: number;
  fromCountry: FlowCountry | null;
  toCountry: FlowCountry | null;
  fromDate: string | null;
  toDate: string | null;
  category: string | null;
  nationality: FlowCountry | null;
  documents: readonly FlowDocument[];
  visaType: string | null;
  visaDuration: string | null;
  application: Application | null;
  applicationCreationKey: string | null;
  premiumVerificationKey: string | null;
  // In addition to the specified names:
  cityOfResidence: string | null;
  tripUid: string | null; // set when adding a traveller to an existing trip
  companions: readonly Companion[]; // companions who get a draft as well
}

export interface Companion {
  applicantUid: string;
  name: string;
}

export interface FlowDocument {
  _id: string;
  documentData: unknown;
}

export const emptyFlow: FlowState = {
  activeStep: outsideFlow,
  fromCountry: null,
  toCountry: null,
  fromDate: null,
  toDate: null,
  category: null,
  nationality: null,
  documents: [],
  visaType: null,
  visaDuration: null,
  application: null,
  applicationCreationKey: null,
  premiumVerificationKey: null,
  cityOfResidence: null,
  tripUid: null,
  companions: [],
};

export const useFlow = create<FlowState>(() => emptyFlow);

export const changeFlow = (part: Partial<FlowState>) => useFlow.setState(part);

// "Apply now": clears the current application and starts at Details.
export const startApplication = () => useFlow.setState({ ...emptyFlow, activeStep: 0 }, true);
