import { lazy, Suspense, useEffect, useState } from 'react';
import { setConfirmStep } from '../../../lib/session/confirm.ts';

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'));

// Shows the dialog while a call waits for it.
export function ConfirmStep() {
  const [finish, setFinish] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => {
    setConfirmStep(() => new Promise<boolean>((resolve) => setFinish(() => resolve)));
    return () => setConfirmStep(() => Promise.resolve(false));
  }, []);
  if (finish === null) return null;
  const done = (isConfirmed: boolean) => {
    setFinish(null);
    finish(isConfirmed);
  };
  return (
    <Suspense>
      <ConfirmDialog onDone={done} />
    </Suspense>
  );
}
