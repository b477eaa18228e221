import type { CSSProperties } from 'react';
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconFiles, IconUsers, IconX } from '@tabler/icons-react';
import { BrandLogo } from './BrandLogo.tsx';
import type { ContrastVerdictResult } from './contrast.ts';
import { useSettingsTexts } from '../../../../translations/settings/settings-texts.ts';
import { signInText } from '../../../../translations/sign-in/sign-in-texts.ts';
import { staffText } from '../../../../translations/staff/staff-texts.ts';

interface Props {
  name: string;
  logo: string | null;
  favicon: string | null;
  verdict: ContrastVerdictResult;
  isSaved: boolean;
}

// A static preview; exposed to screen readers as one image.
export function BrandPreview({ name, logo, favicon, verdict, isSaved }: Props) {
  const { t } = useSettingsTexts();
  const look = { '--pv': verdict.used, '--pv-text': verdict.text, '--pv-4': verdict.shades[4] } as CSSProperties;
  return (
    // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls by itself, so the keyboard must reach it
    <aside className="set-preview" style={look} aria-label={t('branding.preview')} tabIndex={0}>
      <div className="set-preview-head">
        <h3>{t('branding.preview')}</h3>
        <small role="status">{t(isSaved ? 'branding.asSaved' : 'branding.notSaved')}</small>
      </div>
      <div role="img" aria-label={t('branding.previewSignIn', { name })} className="pv-window">
        <div className="pv-tab">
          <BrandLogo image={favicon} name={name} height={15} />
          <span>{name}</span>
          <IconX size={12} />
        </div>
        <div className="pv-sign">
          <BrandLogo image={logo} name={name} height={36} />
          <p>{signInText('lead')}</p>
          <b>{signInText('username')}</b>
          <i />
          <b>{signInText('password')}</b>
          <i />
          <span className="pv-button">{signInText('submit')}</span>
        </div>
      </div>
      <div role="img" aria-label={t('branding.previewHeader', { name })} className="pv-window pv-shell">
        <div className="pv-rail">
          <div className="pv-brand">
            <BrandLogo image={logo} name={name} height={20} />
            <b>{name}</b>
          </div>
          <span className="pv-nav" data-on>
            <IconFiles size={16} stroke={1.6} /> {staffText('screens.applications')}
          </span>
          <span className="pv-nav">
            <IconUsers size={16} stroke={1.6} /> {staffText('screens.applicants')}
          </span>
        </div>
        <div className="pv-page">
          <b>{staffText('screens.documentPlayground')}</b>
          <span className="pv-progress">
            <i />
          </span>
          <span className="pv-line">
            <IconCircleCheckFilled size={14} color="var(--ok-mark)" /> {t('branding.done')}
          </span>
          <span className="pv-line">
            <IconAlertTriangleFilled size={13} color="var(--warn-mark)" /> {t('branding.attention')}
          </span>
          <span className="pv-buttons">
            <span className="pv-button">{t('branding.continue')}</span>
            <span className="pv-button pv-second">{t('branding.back')}</span>
          </span>
        </div>
      </div>
      <div role="img" aria-label={t('branding.previewDark')} className="pv-dark">
        <span className="pv-dark-nav">
          <IconFiles size={16} stroke={1.6} /> {staffText('screens.applications')}
        </span>
        <small>{t('branding.dark')}</small>
        <span className="pv-button">{t('branding.continue')}</span>
      </div>
      <p className="set-lead">{t('branding.meaning')}</p>
    </aside>
  );
}
