import { useState } from 'react';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { write } from '../../lib/storage.ts';
import type { Language } from '../../lib/words.ts';
import { useSavePreferences } from '../settings/preferences.api.ts';
import { SavedNote } from '../settings/SavedNote.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { useProfileWords } from './profile-words.ts';

// Holds at once here, and is kept with the account.
export function LanguageSection() {
  const { t } = useProfileWords();
  const save = useSavePreferences();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const onChoose = (language: Language) =>
    save.mutate(
      { language },
      {
        onSuccess: () => {
          write('languageSaved', language);
          setSavedAt(Date.now());
        },
      },
    );
  return (
    <ProfileSection title={t('language.title')} lead={t('language.lead')}>
      <div className="profile-language">
        <LanguageSwitch onChoose={onChoose} />
        <SavedNote at={savedAt} />
      </div>
      <ErrorLine message={errorWords(save.error)} />
    </ProfileSection>
  );
}
