import type { ExtensionCheck } from '@visawright/contract/extension/release.ts';
import type { ExtensionState } from './watch-extension.ts';

export interface Indicator {
  readonly label: 'checking' | 'connected' | 'notConnected' | 'notInstalled' | 'criticalUpdate' | 'updateAvailable';
  readonly tone: 'ok' | 'warn' | 'bad' | 'note' | 'plain';
  readonly action: 'check' | 'download' | 'settings';
}

// isConnected: whether the extension is connected to this session; undefined if that is not known.
export function indicatorFor(
  extension: ExtensionState | null,
  update: ExtensionCheck | undefined,
  isConnected: boolean | undefined,
): Indicator {
  if (extension === null) return { label: 'checking', tone: 'plain', action: 'check' };
  if (extension.state === 'not-installed') return { label: 'notInstalled', tone: 'warn', action: 'download' };
  if (update?.updateAvailable && update.isCritical) return { label: 'criticalUpdate', tone: 'bad', action: 'download' };
  if (update?.updateAvailable) return { label: 'updateAvailable', tone: 'note', action: 'download' };
  if (isConnected === false) return { label: 'notConnected', tone: 'warn', action: 'settings' };
  return { label: 'connected', tone: 'ok', action: 'settings' };
}
