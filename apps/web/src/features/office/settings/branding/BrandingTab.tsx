import './branding.css';
import { useMemo, useState } from 'react';
import { TextInput } from '@mantine/core';
import { defaultBrandColor } from '@visawright/contract/platform/constants.ts';
import type { RealmSettings } from '@visawright/contract/identity/realm-settings.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { sessionStore } from '../../../../lib/session/session.ts';
import { takeBranding } from '../../../shared/session/branding.ts';
import { useSaveRealmSettings } from '../realm-settings.api.ts';
import { RealmSection } from '../layout/RealmSection.tsx';
import { SavedNote } from '../../../shared/preferences/SavedNote.tsx';
import { SettingsRow, SettingsSection } from '../layout/SettingsSection.tsx';
import { UnsavedBar } from '../layout/UnsavedBar.tsx';
import { useDraft } from '../../../shared/preferences/use-draft.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { ColorField } from './ColorField.tsx';
import { verdictOf } from './contrast.ts';
import { ContrastVerdict } from './ContrastVerdict.tsx';
import { ImageField } from './ImageField.tsx';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';

const isColor = (text: string) => /^#[0-9a-f]{6}$/.test(text);
const brandOf = ({ displayName, brandColor, brandLogoImage, brandFavicon }: RealmSettings) => ({
  displayName,
  brandColor: brandColor ?? defaultBrandColor,
  brandLogoImage,
  brandFavicon,
});

// Name and images apply immediately; the server writes the colour into the next page load.
function showSaved(saved: RealmSettings) {
  const { realm } = sessionStore.getState();
  if (!realm) return;
  const { displayName, ...brandAssets } = brandOf(saved);
  const next = { ...realm, realmDisplayName: displayName, brandAssets };
  takeBranding(next);
  sessionStore.setState({ realm: next });
}

function BrandingForm({ settings }: { settings: RealmSettings }) {
  const { t } = useSettingsTexts();
  const draft = useDraft(brandOf(settings));
  const save = useSaveRealmSettings();
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const [newColor, setNewColor] = useState(false);
  const { displayName, brandColor, brandLogoImage, brandFavicon } = draft.value;
  const color = isColor(brandColor) ? brandColor : (settings.brandColor ?? defaultBrandColor);
  const verdict = useMemo(() => verdictOf(color), [color]);
  const noName = displayName.trim() === '';
  const send = () =>
    save.mutate(draft.edits, {
      onSuccess: (saved) => {
        if (draft.changed.includes('brandColor')) setNewColor(true);
        draft.discard();
        setSavedAt(Date.now());
        showSaved(saved);
      },
    });
  return (
    <>
      <SettingsSection title={t('tabs.branding')} lead={t('branding.lead', { name: settings.displayName })}>
        <SettingsRow label={t('branding.displayName')} hint={t('branding.hints.displayName')} htmlFor="set-name">
          <TextInput
            id="set-name"
            aria-describedby="set-name-hint"
            maxLength={200}
            value={displayName}
            error={noName && t('branding.nameMissing')}
            onChange={(event) => draft.change({ displayName: event.currentTarget.value })}
          />
        </SettingsRow>
        {(['brandLogoImage', 'brandFavicon'] as const).map((name) => (
          <SettingsRow key={name} label={t(`branding.${name}`)} hint={t(`branding.hints.${name}`)}>
            <ImageField name={name} value={draft.value[name]} onChange={(image) => draft.change({ [name]: image })} />
          </SettingsRow>
        ))}
        <SettingsRow label={t('branding.brandColor')} hint={t('branding.hints.brandColor')} htmlFor="set-color">
          <ColorField
            id="set-color"
            value={brandColor}
            error={!isColor(brandColor) && t('branding.colorWrong')}
            onChange={(value) => draft.change({ brandColor: value.toLowerCase() })}
          />
          <ContrastVerdict color={color} verdict={verdict} />
        </SettingsRow>
        <SavedNote at={draft.changed.length === 0 ? savedAt : null} />
        {newColor && draft.changed.length === 0 && (
          <p className="set-lead">
            {t('branding.newColor')}{' '}
            <button type="button" className="staff-link set-plain" onClick={() => location.reload()}>
              {t('branding.reload')}
            </button>
          </p>
        )}
        <UnsavedBar
          changed={draft.changed.map((name) => t(`branding.${name}`))}
          save={t('branding.save')}
          isSaving={save.isPending}
          error={errorText(save.error)}
          blocked={noName || !isColor(brandColor)}
          onSave={send}
          onDiscard={() => {
            draft.discard();
            save.reset();
          }}
        />
      </SettingsSection>
      <BrandPreview
        name={displayName}
        logo={brandLogoImage}
        favicon={brandFavicon}
        verdict={verdict}
        isSaved={draft.changed.length === 0}
      />
    </>
  );
}

export function BrandingTab() {
  const { t } = useSettingsTexts();
  return <RealmSection title={t('tabs.branding')}>{(settings) => <BrandingForm settings={settings} />}</RealmSection>;
}
