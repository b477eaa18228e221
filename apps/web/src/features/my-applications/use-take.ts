import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/application.ts';
import { errorWords } from '../../lib/error-words.ts';
import { toast } from '../../lib/toast.ts';
import { stepAddress } from '../flow/step-state.ts';

// Download from the list; where there is nothing good to take, the summary says why.
export function useTake({ applicationUid }: Pick<Application, 'applicationUid'>) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { takePackage } = await import('../submit/take-package.ts');
      if (!(await takePackage(applicationUid))) await navigate(stepAddress('/summary', applicationUid));
    } catch (error) {
      void toast(errorWords(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return { take, isBusy };
}
