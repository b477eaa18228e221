import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import { useEditor } from '../editor/FormEditorProvider.tsx';
import { formKey } from '../editor/form.api.ts';
import type { FormPresence, Visitor } from './form-presence.ts';
import { usePresence } from './use-presence.ts';

const PresenceContext = createContext<FormPresence | null>(null);

// The questions below know who else has the form open.
export function PresenceProvider({ children }: { children: ReactNode }) {
  const editor = useEditor();
  const client = useQueryClient();
  const { applicationUid } = editor;
  const parts = useMemo(
    () => ({
      isUnsaved: (field: string) => editor.store.getState().drafts[field] !== undefined,
      onReleased: () => client.refetchQueries({ queryKey: formKey(applicationUid) }),
    }),
    [editor, client, applicationUid],
  );
  const presence = usePresence(applicationUid, parts);
  useEffect(() => editor.onEdit((field) => presence.edit(field)), [editor, presence]);
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
