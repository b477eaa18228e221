import './check.css';
import { useEffect, useRef } from 'react';
import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/applications/application.ts';
import type { Finding } from '@visawright/contract/forms/finding.ts';
import { LoadFailure } from '../../../components/feedback/LoadFailure.tsx';
import { useDelayed } from '../../../components/list/state/use-delayed.ts';
import { scrollToTop } from '../../../lib/browser/scroll-to-top.ts';
import { findingsKey } from '../../journey/findings-summary/findings.api.ts';
import { useLiveFindings } from '../../journey/findings-summary/use-live-findings.ts';
import { formKey, useFormState } from '../editor/form.api.ts';
import { useFormDefinition } from '../definition/form-definition.api.ts';
import { AnswerSheet } from './AnswerSheet.tsx';
import { useApplicationRecord } from './use-application-record.ts';
import { useCheckTexts } from '../../../translations/check/check-texts.ts';

export interface CheckProps {
  applicationUid: string;
  onChange: (field: string) => void; // opens the question in the form
  onFinding?: (finding: Finding) => void; // opens a finding; without it, blocking findings are listed here
  onAccepted?: (row: Application) => void; // default: go to the summary
  dense?: boolean;
}

// Last part of the form: all answers with their sources, and the declaration.
export function CheckAnswers(props: CheckProps) {
  const { t } = useCheckTexts();
  const { applicationUid, dense } = props;
  const state = useFormState(applicationUid);
  const form = useFormDefinition(state.data);
  const record = useApplicationRecord(applicationUid);
  const client = useQueryClient();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void (box.current && scrollToTop(box.current)), []); // not where the form stood
  useLiveFindings(applicationUid);
  // The declaration covers what the server has stored, and other people may have accepted findings: reload both.
  useEffect(() => {
    for (const queryKey of [formKey(applicationUid), findingsKey(applicationUid)])
      void client.invalidateQueries({ queryKey });
  }, [client, applicationUid]);
  const parts = [state, form, record];
  const failed = parts.find(({ isError, data }) => isError && data === undefined);
  const isSlow = useDelayed(!failed && parts.some(({ data }) => data === undefined));
  return (
    <div ref={box} className="check" data-check data-dense={dense || undefined}>
      {failed && (
        <LoadFailure
          title={t('failing')}
          error={failed.error}
          isTrying={parts.some(({ isFetching }) => isFetching)}
          onAgain={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
        />
      )}
      {isSlow && [180, 260, 220].map((height) => <Skeleton key={height} h={height} mb={16} radius={12} aria-hidden />)}
      {state.data && form.data && record.data && (
        <AnswerSheet {...props} state={state.data} form={form.data} row={record.data} />
      )}
    </div>
  );
}
