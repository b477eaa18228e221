import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCheck } from '@tabler/icons-react';
import type { Application } from '@visawright/contract/application.ts';
import type { GrantState } from '@visawright/contract/grant.ts';
import { momentText } from '../../lib/moments.ts';
import { GrantFold } from './GrantFold.tsx';
import { GrantLines } from './GrantLines.tsx';
import { GrantMatches } from './GrantMatches.tsx';
import { GrantOutcome } from './GrantOutcome.tsx';
import { GrantValidity } from './GrantValidity.tsx';
import { useSeeGrant } from './grant.api.ts';
import type { GrantDeeds } from './grant-deeds.ts';
import { useGrantWords } from './grant-words.ts';

// Many visas do not print these: that they were not found takes nothing from what matches.
const seldom: readonly string[] = ['nationality', 'dateOfBirth', 'stay'];

interface Props {
  grant: GrantState;
  application: Application;
  deeds: GrantDeeds;
  isApplicant: boolean;
}

// Calm where everything matches; what differs otherwise, gravest first, with both places. The rest waits folded.
export function GrantResult({ grant, application, deeds, isApplicant }: Props) {
  const { t, language } = useGrantWords();
  const { applicationUid } = application;
  const see = useSeeGrant(applicationUid);
  const of = (standing: string) => grant.lines.filter((line) => line.standing === standing);
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
        <GrantFold title={t('unread', { count: unread.length })}>
          <GrantLines lines={unread} />
        </GrantFold>
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
          deeds.mayEdit && (
            <Button loading={see.isPending} onClick={() => see.mutate()}>
              {t('see')}
            </Button>
          )
        )}
        <Button variant="default" onClick={deeds.onOpen}>
          {t('open')}
        </Button>
        {deeds.mayEdit && (
          <Button variant="subtle" color="gray" onClick={deeds.onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </>
  );
}
