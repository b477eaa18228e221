import { createContext, useContext } from 'react';
import type { NamedTraveller } from './use-document-actions.tsx';

// Who else a document may be for. A screen without a trip offers nobody.
export interface TripTravellers {
  readonly others: readonly NamedTraveller[];
  readonly add: ((name: string) => Promise<NamedTraveller>) | null; // null: this person may not add travellers
  readonly onAnswered: () => void; // the traveller may have another name now
}

const noTravellers: TripTravellers = { others: [], add: null, onAnswered: () => undefined };
const Travellers = createContext(noTravellers);
export const TripTravellersProvider = Travellers.Provider;
export const useTripTravellers = (): TripTravellers => useContext(Travellers);
