import type { ExtensionCheck } from '@visawright/contract/identity/extension.ts';
import type { ExtensionState } from './watch-extension.ts';

export interface Indicator {
  readonly label: 'checking' | 'connected' | 'notInstalled' | 'criticalUpdate' | 'updateAvailable';
  readonly tone: 'ok' | 'warn' | 'bad' | 'note' | 'plain';
  readonly action: 'check' | 'download';
}

export function indicatorFor(extension: ExtensionState | null, update: ExtensionCheck | undefined): Indicator {
  if (extension === null) return { label: 'checking', tone: 'plain', action: 'check' };
  if (extension.state === 'not-installed') return { label: 'notInstalled', tone: 'warn', action: 'download' };
  if (!update?.updateAvailable) return { label: 'connected', tone: 'ok', action: 'check' };
  return update.isCritical
    ? { label: 'criticalUpdate', tone: 'bad', action: 'download' }
    : { label: 'updateAvailable', tone: 'note', action: 'download' };
}
