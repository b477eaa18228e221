import { Button, CopyButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconCopy } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { Guilloche } from '../../../components/sign-in/Guilloche.tsx';
import { ScreenHeading } from '../../../components/ScreenHeading.tsx';
import { useSession } from '../../../lib/session/session.ts';
import type { ApplicationPackage } from '@visawright/contract/delivery/package.ts';
import { countDocuments } from '../../shared/packages/count-documents.ts';
import { useGrant } from '../grant/grant.api.ts';
import { headlineOf, toneOf } from './headline.ts';
import type { PackageStatus } from '../../shared/packages/package-status.ts';
import type { Channel } from '../next-steps/submission-stages.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  application: Application;
  packageStatus: PackageStatus | null;
  current: ApplicationPackage | null;
  hasOpenFindings: boolean;
  country: string;
  channel: Channel | null;
}

const icons = { good: IconCheck, work: IconClock, stop: IconAlertTriangle };

export function Confirmation({ application, packageStatus, current, hasOpenFindings, country, channel }: Props) {
  const { t } = useSubmitTexts();
  const { user } = useSession();
  const { status, visaAllocationStatus, applicantName, applicantUid, reference } = application;
  const headline = headlineOf({ status, outcome: visaAllocationStatus, packageStatus });
  const grant = useGrant(application.applicationUid, headline === 'granted').data;
  const isAdded = headline === 'granted' && grant !== undefined && grant.docId !== null;
  const hasDifferences = isAdded && grant.differences > 0;
  const tone = hasDifferences ? 'stop' : toneOf(headline, hasOpenFindings);
  const Icon = icons[tone];
  const isOwn = applicantUid === user.applicantUid;
  const title = isOwn
    ? t(`title.${headline}`, { name: applicantName.split(' ')[0] })
    : t(`titleOf.${headline}`, { name: applicantName });
  const form = headline === 'ready' ? (current?.form ?? null) : null;
  const lead = isAdded
    ? t(hasDifferences ? 'visa.differs' : 'visa.added')
    : current && form
      ? t(`contents.${form}`, { count: countDocuments(current) })
      : t(`lead.${headline}`, { country });
  const kind = form === 'copy' ? 'copy' : 'filled';
  const more =
    channel && (form ? t(`how.${kind}.${channel}`, { country }) : headline === 'online' ? t(`after.${channel}`) : '');
  return (
    <header className="done-panel" data-tone={tone} data-headline={headline} data-tour="heading">
      <Guilloche className="done-lines" lines={22} width={720} height={220} />
      <span className="done-mark">
        <Icon size={26} stroke={2.4} aria-hidden />
      </span>
      <span className="over">{t('over')}</span>
      <ScreenHeading title={t('over')}>{title}</ScreenHeading>
      <p>
        {lead} {more}
      </p>
      <div className="done-ref">
        <span>{t('reference')}</span>
        <b>{reference}</b>
        <CopyButton value={reference} timeout={2_000}>
          {({ copied, copy }) => (
            <Button
              variant="subtle"
              color="dark"
              size="compact-md"
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
            </Button>
          )}
        </CopyButton>
      </div>
    </header>
  );
}
