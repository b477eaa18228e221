import { useEffect, useRef } from 'react';
import { setSingleKeys } from '../../lib/single-keys.ts';
import { followSavedLanguage } from './own-language.ts';
import { usePreferences } from './preferences.api.ts';

// What a person chose on another device holds here too: applied once, when it arrives.
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
