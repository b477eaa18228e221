import { SupportLinks } from '../../../components/SupportLinks.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { GuideLink } from './GuideLink.tsx';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

// The last card of the side column on every step.
export function HelpCard() {
  const { t } = useApplicantTexts();
  const { hours } = useSession().realm.support;
  return (
    <section className="panel panel-pad help" data-tour="help" aria-labelledby="help-title">
      <h3 id="help-title">{t('help.title')}</h3>
      <p>{hours}</p>
      <SupportLinks />
      <GuideLink />
    </section>
  );
}
