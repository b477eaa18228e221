import type { ExtensionSource } from './extension-source.ts';

export interface DownloadPorts {
  fetchFile(url: string): Promise<Blob>;
  save(file: Blob, fileName: string): void;
  open(url: string): void;
}

export type DownloadOutcome = 'downloadDone' | 'downloadFailed' | 'downloadInvalidEnvironment' | 'storeOpened';

export async function downloadExtension(source: ExtensionSource, ports: DownloadPorts): Promise<DownloadOutcome> {
  if (source.kind === 'none') return 'downloadInvalidEnvironment';
  if (source.kind === 'store') {
    ports.open(source.url);
    return 'storeOpened';
  }
  try {
    const file = await ports.fetchFile(source.url);
    // A proxy may answer with an HTML page instead of the archive.
    if (file.size === 0 || file.type.startsWith('text/')) return 'downloadFailed';
    ports.save(file, source.fileName);
    return 'downloadDone';
  } catch {
    return 'downloadFailed';
  }
}
