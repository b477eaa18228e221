import { read, write } from '../../lib/storage.ts';
import { setLanguage, type Language } from '../../lib/words.ts';

// Chosen in this browser (the switch on every screen) and saved for all devices (Settings): the saved one takes over when it has
// changed since this browser last saw it, or where nothing was chosen here.
export const languageAfter = (here: string | null, lastSeen: string | null, saved: Language): Language => {
  const chosen = here === 'en' || here === 'hi' ? here : null;
  return chosen === null || (lastSeen !== null && saved !== lastSeen) ? saved : chosen;
};

export function followSavedLanguage(saved: Language) {
  const next = languageAfter(read('language'), read('languageSaved'), saved);
  write('languageSaved', saved);
  if (next !== read('language')) setLanguage(next);
}
