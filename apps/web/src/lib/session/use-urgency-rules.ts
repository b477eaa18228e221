import { useSession } from './session.ts';

// The realm's limits: days before the lodge-by date when an application turns red or amber.
export const useUrgencyRules = () => useSession().realm.rules;
