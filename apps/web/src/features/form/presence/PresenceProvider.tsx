import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { call } from '../../../lib/api/call.ts';
import { useOnLive } from '../../../lib/live/use-live.ts';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { formKey } from '../editor/form.api.ts';
import { createFormPresence, type FormPresence, type Visitor } from './form-presence.ts';
import { watchPage } from './watch-page.ts';

const PresenceContext = createContext<FormPresence | null>(null);

// Tells the server that this page has the form open, and the questions below who else has.
export function PresenceProvider({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const client = useQueryClient();
  const { applicationUid } = editor;
  const presence = useMemo(() => {
    const visitUid = crypto.randomUUID();
    return createFormPresence({
      report: (field, act) => call('visitForm', { body: { applicationUid, visitUid, field, act } }),
      isUnsaved: (field) => editor.store.getState().drafts[field] !== undefined,
      onReleased: () => client.refetchQueries({ queryKey: formKey(applicationUid) }),
    });
  }, [editor, client, applicationUid]);
  useEffect(() => watchPage(presence), [presence]);
  useEffect(() => editor.onEdit((field) => presence.edit(field)), [editor, presence]);
  const hear = (hint: { applicationUid: string } | null) => {
    if (!hint || hint.applicationUid === applicationUid) presence.refresh();
  };
  useOnLive('form:visitors', hear);
  useOnLive('application:changed', hear); // who may open it may have changed
  return <PresenceContext value={presence}>{children}</PresenceContext>;
}

export function useFormPresence(): FormPresence {
  const presence = use(PresenceContext);
  if (!presence) throw new Error('useFormPresence needs a PresenceProvider');
  return presence;
}
export const useVisitors = (): readonly Visitor[] => useStore(useFormPresence().store, ({ visitors }) => visitors);

// The name of the person who is editing this field now.
export function useFieldHolder(field: string): string | null {
  const presence = useFormPresence();
  return useStore(presence.store, () => presence.holderOf(field));
}
