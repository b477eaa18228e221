import { useTranslation } from '../../lib/words.ts';
import { IconPencil } from '@tabler/icons-react';
import { LanguageSwitch } from '../../components/LanguageSwitch.tsx';
import { Help } from '../flow/Help.tsx';
import { PageHead } from '../flow/PageHead.tsx';
import { AboutYou } from './AboutYou.tsx';

export function ProfileScreen() {
  const { t } = useTranslation('applicant');
  return (
    <div className="applicant screen" data-screen="profile">
      <div className="cols">
        <div className="col-main">
          <PageHead title={t('profile.heading')}>{t('profile.help')}</PageHead>
          <div className="stack">
            <AboutYou />
            <section className="panel panel-pad row-panel" aria-labelledby="language-title">
              <div>
                <h2 id="language-title">{t('profile.settings')}</h2>
                <p>{t('profile.settingsText')}</p>
              </div>
              <LanguageSwitch />
            </section>
            <section className="panel panel-pad note-panel">
              <span className="tile">
                <IconPencil size={20} stroke={1.6} />
              </span>
              <div>
                <h3>{t('profile.soon')}</h3>
                <p>{t('profile.text')}</p>
              </div>
            </section>
          </div>
        </div>
        <aside className="col-side">
          <Help />
        </aside>
      </div>
    </div>
  );
}
