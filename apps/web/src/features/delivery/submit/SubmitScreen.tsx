import { useDevice } from '../../../lib/browser/device.ts';
import { useSession } from '../../../lib/session/session.ts';
import { isEditable } from '@visawright/contract/applications/application-status.ts';
import { isUnsolvedFinding } from '@visawright/contract/forms/unsolved-finding.ts';
import { useDestination } from '../../journey/flow/state/use-destination.ts';
import { countryName } from '../../../lib/translation/country-name.ts';
import { useFlow } from '../../journey/flow/state/flow-store.ts';
import { useFindings } from '../../journey/findings-summary/findings.api.ts';
import { StepScreen } from '../../journey/flow/steps/StepScreen.tsx';
import { useApplicationUid } from '../../journey/flow/application/use-application-uid.ts';
import { PremiumCards } from '../../shared/premium/PremiumCards.tsx';
import { Confirmation } from './Confirmation.tsx';
import { hasPackageAction, packageStatusOf } from '../../shared/packages/package-status.ts';
import { usePackage } from '../../shared/packages/package.api.ts';
import { SubmitFooter } from './SubmitFooter.tsx';
import { SubmitMain } from './SubmitMain.tsx';
import { SubmitSide } from './SubmitSide.tsx';
import { useAutoBuild } from '../package/use-auto-build.ts';
import './submit.css';
import { useApplicantTexts } from '../../../translations/applicant/applicant-texts.ts';

export function SubmitScreen() {
  const { t, language } = useApplicantTexts();
  const uid = useApplicationUid();
  const application = useFlow((flow) =>
    flow.application &&
    (uid === null || flow.application.applicationUid === uid) &&
    !isEditable(flow.application.status)
      ? flow.application
      : null,
  );
  const toCountry = useFlow((flow) => flow.toCountry);
  const facts = useDestination();
  const query = usePackage(application?.applicationUid ?? null);
  useAutoBuild(application, query.data);
  const isOpen = application !== null && application.status !== 'submitted';
  const findings = useFindings(isOpen ? application.applicationUid : null).data?.findings ?? null;
  const { type } = useDevice();
  const { user } = useSession();
  const isNarrow = type !== 'Desktop';
  const frame = { screen: 'summary', title: t('submit.heading'), help: t('submit.help'), next: null } as const;
  if (!application) return <StepScreen {...frame}>{null}</StepScreen>;
  const country = toCountry ? countryName(toCountry, language) : application.visaDetails.visaTo;
  const packageStatus = query.data ? packageStatusOf(query.data) : null;
  const isMain = application.status === 'form-data-collected' || application.status === 'package-ready';
  const hasFoot =
    isNarrow &&
    user.applicantType === 'D2C' &&
    isMain &&
    packageStatus !== null &&
    hasPackageAction(packageStatus) &&
    application.can.includes('package.build');
  const shared = { application, facts, country, query, isNarrow };
  return (
    <StepScreen
      {...frame}
      head={
        <Confirmation
          application={application}
          packageStatus={packageStatus}
          current={query.data?.current ?? null}
          hasOpenFindings={findings?.some(isUnsolvedFinding) ?? false}
          country={country}
          channel={facts.row?.channel ?? null}
        />
      }
      side={<SubmitSide {...shared} />}
      below={
        <>
          <PremiumCards />
          {hasFoot && query.data && <SubmitFooter application={application} view={query.data} />}
        </>
      }
    >
      <SubmitMain {...shared} findings={findings} isMain={isMain} hasAction={!hasFoot} />
    </StepScreen>
  );
}
