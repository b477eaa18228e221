import { useSearchParams } from 'react-router';

// Normalises the ways a URL can say "no application" to null.
export const useApplicationUid = (): string | null => useSearchParams()[0].get('applicationUid')?.trim() || null;
