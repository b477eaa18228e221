import { Button, CopyButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock, IconCopy } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import { Guilloche } from '../../components/Guilloche.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { useSession } from '../../lib/session.ts';
import { headlineOf, toneOf } from './headline-of.ts';
import type { PackageStanding } from './package-standing.ts';
import type { Channel } from './stages-of.ts';
import { useSubmitWords } from './submit-words.ts';

interface Props {
  application: Application;
  standing: PackageStanding | null;
  country: string;
  channel: Channel | null;
}

const icons = { good: IconCheck, work: IconClock, stop: IconAlertTriangle };

// The first thing somebody sees after the declaration: how it stands, what to do, the number to keep.
export function Confirmation({ application, standing, country, channel }: Props) {
  const { t } = useSubmitWords();
  const { user } = useSession();
  const { status, visaAllocationStatus, applicantName, applicantUid, reference } = application;
  const headline = headlineOf({ status, outcome: visaAllocationStatus, standing });
  const tone = toneOf(headline);
  const Icon = icons[tone];
  const isOwn = applicantUid === user.applicantUid;
  const title = isOwn
    ? t(`title.${headline}`, { name: applicantName.split(' ')[0] })
    : t(`titleOf.${headline}`, { name: applicantName });
  const more =
    channel && (headline === 'ready' ? t(`how.${channel}`) : headline === 'online' ? t(`after.${channel}`) : '');
  return (
    <header className="done-panel" data-tone={tone} data-headline={headline} data-tour="heading">
      <Guilloche className="done-lines" lines={22} width={720} height={220} />
      <span className="done-mark">
        <Icon size={26} stroke={2.4} aria-hidden />
      </span>
      <span className="over">{t('over')}</span>
      <ScreenHeading title={t('over')}>{title}</ScreenHeading>
      <p>
        {t(`lead.${headline}`, { country })} {more}
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
