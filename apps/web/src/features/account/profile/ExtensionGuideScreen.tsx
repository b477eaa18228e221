import './profile.css';
import { HelpCard } from '../../shared/applicant-page/HelpCard.tsx';
import { PageHead } from '../../shared/applicant-page/PageHead.tsx';
import { ExtensionGuide } from '../../shared/extension/guide/ExtensionGuide.tsx';
import { useExtensionGuideTexts } from '../../../translations/extension-guide/extension-guide-texts.ts';

export function ExtensionGuideScreen() {
  const { t } = useExtensionGuideTexts();
  return (
    <div className="applicant screen profile" data-screen="profile">
      <div className="cols">
        <div className="col-main">
          <PageHead title={t('title')}>{t('lead')}</PageHead>
          <section className="panel panel-pad">
            <ExtensionGuide heading="h2" />
          </section>
        </div>
        <aside className="col-side">
          <HelpCard />
        </aside>
      </div>
    </div>
  );
}
