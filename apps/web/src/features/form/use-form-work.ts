import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { FormState } from '@visawright/contract/form-state.ts';
import { answerSaver, formKey, useFormDefinition, useFormState } from './form.api.ts';
import { formWork, type FormWork } from './form-work.ts';
import { useLiveForm } from './use-live-form.ts';

export interface LoadedWork {
  work: FormWork | null;
  isLoading: boolean;
  hasFailed: boolean; // said nowhere: the screen offers Reload
  reload: () => void;
}

// The form of an application, ready to be worked on; both faces of the form begin here.
export function useFormWork(applicationUid: string | null): LoadedWork {
  const client = useQueryClient();
  const { data: state, isError, refetch } = useFormState(applicationUid);
  const { data: form, isError: hasNoForm, refetch: formAgain } = useFormDefinition(state);
  const work = useMemo(() => {
    const first = client.getQueryData<FormState>(formKey(applicationUid ?? ''));
    if (!first || !form) return null;
    return formWork({
      state: first,
      form,
      save: answerSaver(client, first.applicationUid),
      onBehind: () => void client.invalidateQueries({ queryKey: formKey(first.applicationUid) }),
    });
  }, [client, applicationUid, form]);
  useEffect(() => work?.restore(), [work]);
  useEffect(() => {
    if (state && work && state.applicationUid === work.applicationUid) work.take(state);
  }, [work, state]);
  useEffect(() => (work ? keepSending(work) : undefined), [work]);
  useLiveForm(applicationUid, work, () => void refetch());
  return {
    work,
    isLoading: !work && !isError && !hasNoForm,
    hasFailed: !work && (isError || hasNoForm),
    reload: () => void (isError ? refetch() : formAgain()),
  };
}

// The line is back: what waited goes out. The page goes: what has not left is sent, and kept for the case that it does not arrive.
function keepSending(work: FormWork) {
  const leave = () => {
    work.keep();
    void work.flush();
  };
  // What no server has and no line can carry now is worth a question; everything else is sent, or found again after a reload.
  const ask = (event: BeforeUnloadEvent) => {
    if (work.store.getState().phase === 'offline') event.preventDefault();
  };
  const hide = () => document.visibilityState === 'hidden' && leave();
  addEventListener('online', work.wake);
  addEventListener('pagehide', leave);
  addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', hide);
  return () => {
    removeEventListener('online', work.wake);
    removeEventListener('pagehide', leave);
    removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', hide);
    void work.flush();
  };
}
