import { chosenDates } from '../../../features/journey/details/chosen-dates.ts';
import { useFlow } from '../../../features/journey/flow/state/flow-store.ts';
import { today } from '../../../lib/dates/dates.ts';

// Both dates are today until they are chosen; those of an application are.
export const useAreDatesChosen = (): boolean =>
  useFlow((flow) => flow.application !== null || chosenDates(flow, today()) !== null);
