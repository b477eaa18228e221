import './check.css';
import { useEffect } from 'react';
import { Skeleton } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Application } from '@visawright/contract/application.ts';
import type { Finding } from '@visawright/contract/finding.ts';
import { Failing } from '../../../components/Failing.tsx';
import { useDelayed } from '../../../components/list/use-delayed.ts';
import { formKey, useFormDefinition, useFormState } from '../form.api.ts';
import { Answers } from './Answers.tsx';
import { useCheckWords } from './check-words.ts';
import { useRecord } from './use-record.ts';

export interface CheckProps {
  applicationUid: string;
  onChange: (field: string) => void; // shows the question where it is answered
  onFinding?: (finding: Finding) => void; // shows a finding; without it findings that block stand here themselves
  onAccepted?: (row: Application) => void; // without it: the summary
  dense?: boolean;
}

// The end of the form: what was answered, where it came from, and the declaration.
export function CheckAnswers(props: CheckProps) {
  const { t } = useCheckWords();
  const { applicationUid, dense } = props;
  const state = useFormState(applicationUid);
  const form = useFormDefinition(state.data);
  const record = useRecord(applicationUid);
  const client = useQueryClient();
  // What is declared is what the server has, not what this page remembers.
  useEffect(() => void client.invalidateQueries({ queryKey: formKey(applicationUid) }), [client, applicationUid]);
  const parts = [state, form, record];
  const failed = parts.find(({ isError, data }) => isError && data === undefined);
  const isSlow = useDelayed(!failed && parts.some(({ data }) => data === undefined));
  return (
    <div className="check" data-check data-dense={dense || undefined}>
      {failed && (
        <Failing
          title={t('failing')}
          error={failed.error}
          isTrying={parts.some(({ isFetching }) => isFetching)}
          onAgain={() => void Promise.all(parts.map(({ refetch }) => refetch()))}
        />
      )}
      {isSlow && [180, 260, 220].map((height) => <Skeleton key={height} h={height} mb={16} radius={12} aria-hidden />)}
      {state.data && form.data && record.data && (
        <Answers {...props} state={state.data} form={form.data} row={record.data} />
      )}
    </div>
  );
}
