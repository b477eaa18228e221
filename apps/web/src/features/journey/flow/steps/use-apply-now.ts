import { useNavigate } from 'react-router';
import { useSession } from '../../../../lib/session/session.ts';
import { startApplication } from '../state/flow-store.ts';
import { mayApply } from './may-apply.ts';

// null: the user may not apply and the entry is hidden.
export function useApplyNow(): (() => void) | null {
  const navigate = useNavigate();
  const session = useSession();
  if (!mayApply(session)) return null;
  return () => {
    startApplication();
    void navigate('/get-visa');
  };
}
