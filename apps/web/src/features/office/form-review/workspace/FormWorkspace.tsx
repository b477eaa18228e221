import { useEffect } from 'react';
import type { Application } from '@visawright/contract/applications/application.ts';
import { useOnLive } from '../../../../lib/live/use-live.ts';
import { useOwnIds } from '../../../shared/lists/use-own-ids.ts';
import { useApplicationRecord } from '../../../form/check/use-application-record.ts';
import { forgetSource } from '../../../form/sources/opened-source.ts';
import { EditorWorkspace } from './EditorWorkspace.tsx';
import { ReviewerWorkspace } from './ReviewerWorkspace.tsx';

// Agencies and agents edit and declare; reviewers read and decide.
export function FormWorkspace({ row }: { row: Application }) {
  const { role } = useOwnIds();
  const { refetch } = useApplicationRecord(row.applicationUid);
  useEffect(() => forgetSource, []);
  useOnLive('application:changed', (hint) => {
    if (!hint || hint.applicationUid === row.applicationUid) void refetch();
  });
  return role === 'reviewer' ? <ReviewerWorkspace row={row} /> : <EditorWorkspace row={row} />;
}
