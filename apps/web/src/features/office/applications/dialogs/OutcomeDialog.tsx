import { useState } from 'react';
import { Radio, TextInput, Textarea } from '@mantine/core';
import type { Application } from '@visawright/contract/applications/application.ts';
import { outcomes, type VisaOutcome } from '@visawright/contract/applications/application-status.ts';
import { useReasons } from '../../../shared/applications/use-reasons.ts';
import { ActionDialog } from '../../../../components/dialog/ActionDialog.tsx';
import type { CallInput } from '../../../../lib/api/call.ts';
import { today } from '../../../../lib/dates/dates.ts';
import { useApplicationsTexts } from '../../../../translations/applications/applications-texts.ts';

type OutcomeBody = NonNullable<CallInput<'updateOutcome'>['body']>;

interface Props {
  subject: string;
  now?: Application; // absent: for many applications, which share the decision and its day only
  onClose: () => void;
  onSubmit: (outcome: OutcomeBody) => Promise<unknown>;
}

export function OutcomeDialog({ subject, now, onClose, onSubmit }: Props) {
  const { t } = useApplicationsTexts();
  const [outcome, setOutcome] = useState<VisaOutcome | null>(now?.visaAllocationStatus ?? null);
  const [day, setDay] = useState(now?.outcomeOn ?? '');
  const [reference, setReference] = useState(now?.outcomeReference ?? '');
  const { outcomeReason, isLoading } = useReasons(now);
  const [typed, setTyped] = useState<string | null>(null);
  const before = outcomeReason ?? '';
  const reason = typed ?? before;
  const isDecided = outcome !== null && outcome !== 'PENDING';
  const hasReason = outcome === 'REJECTED' || outcome === 'WITHDRAWN';
  const isFuture = day > today();
  const body: OutcomeBody = {
    visaAllocationStatus: outcome ?? 'PENDING',
    ...(isDecided ? { outcomeOn: day || null } : {}),
    ...(isDecided && now ? { outcomeReference: reference.trim() } : {}),
    // Left out, it stays as it is: the one that was written before may not be loaded yet.
    ...(isDecided && now && !(isLoading && typed === null) ? { outcomeReason: hasReason ? reason.trim() : '' } : {}),
  };
  const isSame =
    now !== undefined &&
    outcome === now.visaAllocationStatus &&
    (!isDecided ||
      (day === (now.outcomeOn ?? '') &&
        reference.trim() === (now.outcomeReference ?? '') &&
        (body.outcomeReason ?? before) === before));
  return (
    <ActionDialog
      title={t('setOutcome.title', { subject })}
      submit={{ label: t('setOutcome.submit'), disabled: !outcome || isSame || (isDecided && isFuture) }}
      onSubmit={() => onSubmit(body)}
      onClose={onClose}
    >
      <Radio.Group label={t('setOutcome.label')} value={outcome} onChange={setOutcome}>
        <div className="dialog-radios">
          {outcomes.map((word, i) => (
            <Radio
              key={word}
              value={word}
              label={t(`outcome.${word}`)}
              data-autofocus={(now ? word === now.visaAllocationStatus : i === 0) || undefined}
            />
          ))}
        </div>
      </Radio.Group>
      {isDecided && (
        <TextInput
          type="date"
          label={t(outcome === 'WITHDRAWN' ? 'setOutcome.dayWithdrawn' : 'setOutcome.day')}
          description={t('setOutcome.optional')}
          max={today()}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
          error={isFuture && t('setOutcome.dayFuture')}
        />
      )}
      {isDecided && now && (
        <TextInput
          label={t(`setOutcome.number.${outcome}`)}
          description={t('setOutcome.optional')}
          value={reference}
          onChange={(event) => setReference(event.currentTarget.value)}
          maxLength={80}
          autoComplete="off"
        />
      )}
      {hasReason && now && (
        <Textarea
          label={t(`setOutcome.reason.${outcome}`)}
          description={t('setOutcome.optional')}
          value={reason}
          onChange={(event) => setTyped(event.currentTarget.value)}
          maxLength={500}
          autosize
          minRows={2}
        />
      )}
    </ActionDialog>
  );
}
