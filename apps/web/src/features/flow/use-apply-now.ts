import { useNavigate } from 'react-router';
import { useSession } from '../../lib/session.ts';
import { startApplication } from './flow-store.ts';
import { mayApply } from './may-apply.ts';

// null where the person may not apply: the entry is then not shown at all.
export function useApplyNow(): (() => void) | null {
  const navigate = useNavigate();
  const session = useSession();
  if (!mayApply(session)) return null;
  return () => {
    startApplication();
    void navigate('/get-visa');
  };
}
