import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useOwnIds } from '../../shared/lists/use-own-ids.ts';
import { editorLink } from '../viewer/editor-link.ts';
import type { Workspace } from './use-workspace.ts';

// Opens the current page in the document editor; the way back leads to the same document. Undefined if the person may not edit it.
export function usePageEditor({ current, canEdit }: Workspace): (() => void) | undefined {
  const { role } = useOwnIds();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  if (!canEdit || !current?.page) return undefined;
  const { docId } = current.document;
  const applicationUid = params.get('applicationUid') ?? undefined;
  const to = editorLink(role, { applicantUid: current.traveller.applicantUid, docId }, applicationUid, current.index);
  if (to === null) return undefined;
  return () => {
    const back = new URLSearchParams(params);
    back.set('docId', docId);
    void navigate({ pathname, search: `?${back}` }, { replace: true });
    void navigate(to);
  };
}
