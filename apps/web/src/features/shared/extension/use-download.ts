import { useState } from 'react';
import { download } from '../../../lib/api/call.ts';
import { useSession } from '../../../lib/session/session.ts';
import { toast } from '../../../lib/browser/toast.ts';
import { downloadExtension } from './download-extension.ts';
import { extensionSource } from './extension-source.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useStaffTexts } from '../../../translations/staff/staff-texts.ts';

const ports = {
  fetchFile: (url: string) => download(url),
  save: saveFile,
  open: (url: string) => void window.open(url, '_blank', 'noopener,noreferrer'),
};

export function useDownload() {
  const { t } = useStaffTexts();
  const source = extensionSource(useSession().realm.environment);
  const [busy, setBusy] = useState(false);
  const start = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await downloadExtension(source, ports);
    setBusy(false);
    if (outcome !== 'storeOpened')
      await toast(t(`extension.${outcome}`), outcome === 'downloadDone' ? 'success' : 'error');
  };
  return { start, busy, hint: source.kind === 'store' ? 'openStore' : 'saveArchive' } as const;
}
