import { useState } from 'react';
import { useTranslation } from '../../lib/words.ts';
import { download } from '../../lib/call.ts';
import { useSession } from '../../lib/session.ts';
import { toast } from '../../lib/toast.ts';
import { downloadExtension } from './download-extension.ts';
import { extensionSource } from './extension-source.ts';
import { saveFile } from '../../lib/save-file.ts';

const ports = {
  fetchFile: (url: string) => download(url),
  save: saveFile,
  open: (url: string) => void window.open(url, '_blank', 'noopener,noreferrer'),
};

export function useDownload() {
  const { t } = useTranslation('staff');
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
