import { useTranslation } from '../../lib/words.ts';
import { useDevice } from '../../lib/device.ts';
import { useSession } from '../../lib/session.ts';
import { isEditable } from '@visawright/contract/application-status.ts';
import { useDestination } from '../details/use-destination.ts';
import { countryName } from '../flow/country-name.ts';
import { useFlow } from '../flow/flow-store.ts';
import { StepScreen } from '../flow/StepScreen.tsx';
import { useApplicationUid } from '../flow/use-application-uid.ts';
import { PremiumCards } from '../premium/PremiumCards.tsx';
import { Confirmation } from './Confirmation.tsx';
import { hasDeed, standingOf } from './package-standing.ts';
import { usePackage } from './package.api.ts';
import { SubmitFoot } from './SubmitFoot.tsx';
import { SubmitMain } from './SubmitMain.tsx';
import { SubmitSide } from './SubmitSide.tsx';
import { useAutoBuild } from './use-auto-build.ts';
import '../flow/applicant-words.ts';
import './submit.css';

// The last step: what was made of the answers, and everything that leads from there to the visa.
export function SubmitScreen() {
  const { t, i18n } = useTranslation('applicant');
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
  const { type } = useDevice();
  const { user } = useSession();
  const isNarrow = type !== 'Desktop';
  const frame = { screen: 'summary', title: t('submit.heading'), help: t('submit.help'), next: null } as const;
  if (!application) return <StepScreen {...frame}>{null}</StepScreen>;
  const country = toCountry ? countryName(toCountry, i18n.language) : application.visaDetails.visaTo;
  const standing = query.data ? standingOf(query.data) : null;
  const isMain = application.status === 'form-data-collected' || application.status === 'package-ready';
  const hasFoot =
    isNarrow &&
    user.applicantType === 'D2C' &&
    isMain &&
    standing !== null &&
    hasDeed(standing) &&
    application.can.includes('package.build');
  const shared = { application, facts, country, query, isNarrow };
  return (
    <StepScreen
      {...frame}
      head={
        <Confirmation
          application={application}
          standing={standing}
          country={country}
          channel={facts.row?.channel ?? null}
        />
      }
      side={<SubmitSide {...shared} />}
      below={
        <>
          <PremiumCards />
          {hasFoot && query.data && <SubmitFoot application={application} view={query.data} />}
        </>
      }
    >
      <SubmitMain {...shared} isMain={isMain} hasDeed={!hasFoot} />
    </StepScreen>
  );
}
