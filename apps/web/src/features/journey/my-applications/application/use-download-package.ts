import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Application } from '@visawright/contract/applications/application.ts';
import { errorText } from '../../../../translations/errors/error-text.ts';
import { toast } from '../../../../lib/browser/toast.ts';
import { stepAddress } from '../../flow/steps/step-state.ts';

// Downloads the package, or opens the Submit step if there is none that can be downloaded.
export function useDownloadPackage({ applicationUid }: Pick<Application, 'applicationUid'>) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const take = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { downloadReadyPackage } = await import('../../../shared/packages/download-ready-package.ts');
      if (!(await downloadReadyPackage(applicationUid))) await navigate(stepAddress('/summary', applicationUid));
    } catch (error) {
      void toast(errorText(error), 'error');
    } finally {
      setBusy(false);
    }
  };
  return { take, isBusy };
}
