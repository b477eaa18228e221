import { useState } from 'react';
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { ErrorLine } from '../../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { write } from '../../../../lib/browser/storage.ts';
import { densityOfLists, setDensityOfLists, type Density } from './list-density.ts';
import { useSavePreferences } from '../../../shared/preferences/preferences.api.ts';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { SettingsRow, SettingsSection } from '../layout/SettingsSection.tsx';
import { setLanguage, type Language } from '../../../../lib/translation/language.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

// Display choices apply immediately.
export function DisplayTab() {
  const { t, language } = useSettingsTexts();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useState(densityOfLists);
  const save = useSavePreferences();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const chooseLanguage = (chosen: Language) => {
    setLanguage(chosen);
    save.mutate(
      { language: chosen },
      {
        onSuccess: () => {
          write('languageSaved', chosen);
          setSavedAt(Date.now());
        },
      },
    );
  };
  const chooseDensity = (next: Density) => {
    setDensityOfLists(next);
    setDensity(next);
  };
  return (
    <SettingsSection title={t('tabs.display')} lead={t('display.lead')}>
      <SettingsRow label={t('display.language')} hint={t('display.everywhere')}>
        <SegmentedControl
          aria-label={t('display.language')}
          value={language}
          onChange={(value) => chooseLanguage(value)}
          data={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'hi', label: <span lang="hi">हिन्दी</span> },
          ]}
        />
      </SettingsRow>
      <SettingsRow label={t('display.scheme')} hint={t('display.here')}>
        <SegmentedControl
          aria-label={t('display.scheme')}
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`display.schemes.${value}`) }))}
        />
      </SettingsRow>
      <SettingsRow label={t('display.density')} hint={t('display.here')}>
        <SegmentedControl
          aria-label={t('display.density')}
          value={density}
          onChange={(value) => chooseDensity(value)}
          data={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            label: t(`display.densities.${value}`),
          }))}
        />
      </SettingsRow>
      <ErrorLine message={errorText(save.error)} />
      <SavedNote at={savedAt} />
    </SettingsSection>
  );
}
