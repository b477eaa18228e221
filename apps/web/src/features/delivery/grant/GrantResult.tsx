import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCheck } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { GrantState } from '@visawright/contract/delivery/grant.ts';
import { momentText } from '../../../lib/dates/moments.ts';
import { GrantDisclosure } from './GrantDisclosure.tsx';
import { GrantLines } from './GrantLines.tsx';
import { GrantMatches } from './GrantMatches.tsx';
import { GrantOutcome } from './GrantOutcome.tsx';
import { GrantValidity } from './GrantValidity.tsx';
import { useMarkGrantSeen } from './grant.api.ts';
import type { GrantActions } from './grant-actions.ts';
import { useGrantTexts } from '../../../translations/grant/grant-texts.ts';

// Many visas do not print these, so they may be missing from a full match.
const seldom: readonly string[] = ['nationality', 'dateOfBirth', 'stay'];

interface Props {
  grant: GrantState;
  application: Application;
  actions: GrantActions;
  isApplicant: boolean;
}

// Differences come first, most serious first; the rest is collapsed.
export function GrantResult({ grant, application, actions, isApplicant }: Props) {
  const { t, language } = useGrantTexts();
  const { applicationUid } = application;
  const see = useMarkGrantSeen(applicationUid);
  const of = (status: string) => grant.lines.filter((line) => line.status === status);
  const grave = [...of('differs'), ...of('short')];
  const [unread, same] = [of('unread'), of('same')];
  const isSame = grave.length === 0;
  const own = isApplicant ? 'same.title' : 'same.staff';
  const title = isSame
    ? t(unread.every(({ fact }) => seldom.includes(fact)) ? own : 'same.partly')
    : t('differs.title', { count: grave.length });
  const text = isSame ? t('same.text') : t(of('differs').length > 0 ? 'differs.text' : 'differs.short');
  const Icon = isSame ? IconCircleCheck : IconAlertTriangle;
  return (
    <>
      <div className="grant-head" data-tone={isSame ? 'ok' : of('differs').length > 0 ? 'bad' : 'warn'} role="status">
        <Icon size={24} stroke={1.8} aria-hidden />
        <div>
          <h3>{title}</h3>
          <p className="grant-text">{text}</p>
          <GrantValidity grant={grant} />
        </div>
      </div>
      {grave.length > 0 && <GrantLines lines={grave} />}
      {unread.length > 0 && (
        <GrantDisclosure title={t('unread', { count: unread.length })}>
          <GrantLines lines={unread} />
        </GrantDisclosure>
      )}
      {same.length > 0 && <GrantMatches lines={same} />}
      <GrantOutcome application={application} isSame={isSame} />
      <div className="grant-buttons grant-end">
        {grant.seenAt ? (
          <span className="grant-seen" tabIndex={-1} ref={(mark) => void (see.isSuccess && mark?.focus())}>
            <IconCheck size={17} stroke={2} aria-hidden />
            {t('seen', { at: momentText(grant.seenAt, language) })}
          </span>
        ) : (
          !isSame &&
          actions.mayEdit && (
            <Button loading={see.isPending} onClick={() => see.mutate()}>
              {t('see')}
            </Button>
          )
        )}
        <Button variant="default" onClick={actions.onOpen}>
          {t('open')}
        </Button>
        {actions.mayEdit && (
          <Button variant="subtle" color="gray" onClick={actions.onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  );
}
