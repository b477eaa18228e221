import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { FormState } from '@visawright/contract/forms/form-state.ts';
import { answerSaver, formKey, useFormState } from './form.api.ts';
import { useFormDefinition } from '../definition/form-definition.api.ts';
import { createFormEditor, type FormEditor } from './form-editor.ts';
import { useLiveForm } from './use-live-form.ts';

export interface LoadedEditor {
  editor: FormEditor | null;
  isLoading: boolean;
  hasFailed: boolean; // the screen offers Reload
  reload: () => void;
}

// Used by the traveller's and by the staff form.
export function useFormEditor(applicationUid: string | null, { gathersQuestions = false } = {}): LoadedEditor {
  const client = useQueryClient();
  const { data: state, isError, refetch } = useFormState(applicationUid);
  const { data: form, isError: hasNoForm, refetch: refetchForm } = useFormDefinition(state);
  const editor = useMemo(() => {
    const first = client.getQueryData<FormState>(formKey(applicationUid ?? ''));
    if (!first || !form) return null;
    return createFormEditor({
      state: first,
      form,
      gathersQuestions,
      save: answerSaver(client, first.applicationUid),
      onOutdated: () => void client.invalidateQueries({ queryKey: formKey(first.applicationUid) }),
    });
  }, [client, applicationUid, form, gathersQuestions]);
  useEffect(() => {
    if (!editor) return;
    stopFormer(editor);
    editor.restore();
  }, [editor]);
  useEffect(() => {
    if (state && editor && state.applicationUid === editor.applicationUid) editor.receiveState(state);
  }, [editor, state]);
  useEffect(() => (editor ? resendPending(editor) : undefined), [editor]);
  useLiveForm(applicationUid, editor, () => void refetch());
  return {
    editor,
    isLoading: !editor && !isError && !hasNoForm,
    hasFailed: !editor && (isError || hasNoForm),
    reload: () => void (isError ? refetch() : refetchForm()),
  };
}

const newest = new Map<string, FormEditor>(); // by application

// A form that was left offline still tries to send its answers. Once the form is open again, only the new editor does:
// with two, a person would see a conflict with their own answer.
function stopFormer(editor: FormEditor) {
  const former = newest.get(editor.applicationUid);
  if (former !== editor) former?.stop();
  newest.set(editor.applicationUid, editor);
}

// Sends pending answers when the connection returns and when the page is closed; drafts are stored in case that fails.
function resendPending(editor: FormEditor) {
  const leave = () => {
    editor.storeDrafts();
    void editor.flush();
  };
  // Ask before leaving only while offline: otherwise answers are sent now or restored after a reload.
  const ask = (event: BeforeUnloadEvent) => {
    if (editor.store.getState().phase === 'offline') event.preventDefault();
  };
  const hide = () => document.visibilityState === 'hidden' && leave();
  addEventListener('online', editor.wake);
  addEventListener('pagehide', leave);
  addEventListener('beforeunload', ask);
  document.addEventListener('visibilitychange', hide);
  return () => {
    removeEventListener('online', editor.wake);
    removeEventListener('pagehide', leave);
    removeEventListener('beforeunload', ask);
    document.removeEventListener('visibilitychange', hide);
    leave();
  };
}
