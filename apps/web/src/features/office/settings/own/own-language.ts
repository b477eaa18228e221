import { read, write } from '../../../../lib/browser/storage.ts';
import { setLanguage, type Language } from '../../../../lib/translation/language.ts';

// A language can be chosen in this browser and saved for all devices. The saved one wins if it has
// changed since this browser last saw it, or if nothing was chosen here.
export const languageAfter = (here: string | null, lastSeen: string | null, saved: Language): Language => {
  const chosen = here === 'en' || here === 'hi' ? here : null;
  return chosen === null || (lastSeen !== null && saved !== lastSeen) ? saved : chosen;
};

export function followSavedLanguage(saved: Language) {
  const next = languageAfter(read('language'), read('languageSaved'), saved);
  write('languageSaved', saved);
  if (next !== read('language')) setLanguage(next);
}
