import { useSearchParams } from 'react-router';

// Of the spellings of "no application" in an address only null is left.
export const useApplicationUid = (): string | null => useSearchParams()[0].get('applicationUid')?.trim() || null;
