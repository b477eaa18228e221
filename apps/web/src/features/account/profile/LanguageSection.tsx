import { useState } from 'react';
import { LanguageSwitch } from '../../../components/LanguageSwitch.tsx';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { write } from '../../../lib/browser/storage.ts';
import { useSavePreferences } from '../../shared/preferences/preferences.api.ts';
import { SavedNote } from '../../shared/preferences/SavedNote.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import type { Language } from '../../../lib/translation/language.ts';
import { useProfileTexts } from '../../../translations/profile/profile-texts.ts';

// Applies immediately and is stored with the account.
export function LanguageSection() {
  const { t } = useProfileTexts();
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
      <ErrorLine message={errorText(save.error)} />
    </ProfileSection>
  );
}
