import { useEffect, useRef } from 'react';
import { setSingleKeys } from '../../../../lib/keyboard/single-keys.ts';
import { followSavedLanguage } from './own-language.ts';
import { usePreferences } from '../../../shared/preferences/preferences.api.ts';

// Applies preferences from other devices once, when they arrive.
export function useOwnPreferences() {
  const { data } = usePreferences();
  const applied = useRef(false);
  useEffect(() => {
    if (!data || applied.current) return;
    applied.current = true;
    followSavedLanguage(data.language);
    setSingleKeys(data.singleKeys);
  }, [data]);
}
