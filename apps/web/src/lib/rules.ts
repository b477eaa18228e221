import { useSession } from './session.ts';

// How many days before the lodge-by date an application turns red, and amber: the realm's own limits.
export const useRules = () => useSession().realm.rules;
