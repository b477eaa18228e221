import { extension } from '@visawright/contract/platform/constants.ts';

// The extension's script in the page, which answers the handshake.
export function pretendExtension(version = '1.4.2'): () => void {
  const [connect] = extension.posts;
  const [upAndRunning] = extension.listens;
  const answer = ({ data }: MessageEvent) => {
    if ((data as { type?: string } | null)?.type === connect)
      window.postMessage({ type: upAndRunning, version }, location.origin);
  };
  window.addEventListener('message', answer);
  return () => window.removeEventListener('message', answer);
}
