import { useState } from 'react';
import { SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { ErrorLine } from '../../components/dialog/ErrorLine.tsx';
import { errorWords } from '../../lib/error-words.ts';
import { write } from '../../lib/storage.ts';
import { setLanguage, useTranslation, type Language } from '../../lib/words.ts';
import { densityOfLists, setDensityOfLists, type Density } from './list-density.ts';
import { useSavePreferences } from './preferences.api.ts';
import { SavedNote } from './SavedNote.tsx';
import { Row, Section } from './Section.tsx';

// Choices about the look hold at once: what is seen is what is chosen.
export function DisplayTab() {
  const { t, i18n } = useTranslation('settings');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [density, setDensity] = useState(densityOfLists);
  const save = useSavePreferences();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const chooseLanguage = (language: Language) => {
    setLanguage(language);
    save.mutate(
      { language },
      {
        onSuccess: () => {
          write('languageSaved', language);
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
    <Section title={t('tabs.display')} lead={t('display.lead')}>
      <Row label={t('display.language')} hint={t('display.everywhere')}>
        <SegmentedControl
          aria-label={t('display.language')}
          value={i18n.language}
          onChange={(value) => chooseLanguage(value)}
          data={[
            { value: 'en', label: <span lang="en">English</span> },
            { value: 'hi', label: <span lang="hi">हिन्दी</span> },
          ]}
        />
      </Row>
      <Row label={t('display.scheme')} hint={t('display.here')}>
        <SegmentedControl
          aria-label={t('display.scheme')}
          value={colorScheme}
          onChange={(value) => setColorScheme(value)}
          data={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`display.schemes.${value}`) }))}
        />
      </Row>
      <Row label={t('display.density')} hint={t('display.here')}>
        <SegmentedControl
          aria-label={t('display.density')}
          value={density}
          onChange={(value) => chooseDensity(value)}
          data={(['comfortable', 'compact'] as const).map((value) => ({
            value,
            label: t(`display.densities.${value}`),
          }))}
        />
      </Row>
      <ErrorLine message={errorWords(save.error)} />
      <SavedNote at={savedAt} />
    </Section>
  );
}
