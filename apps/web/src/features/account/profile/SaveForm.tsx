import { useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { errorText } from '../../../translations/errors/error-text.ts';
import { SavedNote } from '../../shared/preferences/SavedNote.tsx';

interface Props {
  label: string;
  isChanged: boolean;
  problem: boolean; // invalid input
  onSave: () => Promise<void>;
  children: ReactNode;
}

// Each section is saved separately.
export function SaveForm({ label, isChanged, problem, onSave, children }: Props) {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const save = useMutation({ mutationFn: onSave, onSuccess: () => setSavedAt(Date.now()) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !problem && !save.isPending) save.mutate();
  };
  return (
    <form className="profile-form" onSubmit={submit} noValidate>
      {children}
      <ErrorLine message={errorText(save.error)} />
      <div className="profile-save">
        <Button type="submit" variant="default" h={44} loading={save.isPending} disabled={!isChanged || problem}>
          {label}
        </Button>
        <SavedNote at={isChanged ? null : savedAt} />
      </div>
    </form>
  );
}
