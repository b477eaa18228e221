import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconPuzzle } from '@tabler/icons-react';
import { indicatorFor } from '../indicator.ts';
import { useDownload } from '../use-download.ts';
import { useExtension } from '../use-extension.ts';
import { useExtensionTexts } from '../../../../translations/extension/extension-texts.ts';

const steps = ['unpack', 'open', 'load', 'reload'] as const;

// The extension in this browser, with the download of the environment where one is needed.
export function InstalledState() {
  const { t } = useExtensionTexts();
  const { extension, update, isConnected, checkNow } = useExtension();
  const { start, busy, hint } = useDownload();
  const { label, tone, action } = indicatorFor(extension, update, isConnected);
  const state = label === 'connected' && isConnected === undefined ? 'installed' : label;
  const version = extension?.state === 'installed' ? extension.version : '';
  const isUpdate = state === 'updateAvailable' || state === 'criticalUpdate';
  const Icon = state === 'criticalUpdate' ? IconAlertTriangle : state === 'connected' ? IconCheck : IconPuzzle;
  return (
    <div className="ext-state" data-tone={tone} data-installed={extension?.state ?? 'checking'}>
      <span className="ext-tile" aria-hidden>
        <Icon size={20} stroke={1.7} />
      </span>
      <div>
        <p role="status">
          <b>{t(`state.${state}`)}</b>
          <small>{t(`stateText.${state}`, { version })}</small>
        </p>
        {action === 'download' && (
          <div className="set-actions ext-actions">
            <Button
              variant={isUpdate && !update?.isCritical ? 'default' : 'filled'}
              loading={busy}
              onClick={() => void start()}
            >
              {isUpdate ? t(`state.${state}`) : t('get')}
            </Button>
            <Button variant="default" onClick={checkNow}>
              {t('again')}
            </Button>
          </div>
        )}
        {action === 'download' && hint === 'saveArchive' && (
          <details className="ext-how">
            <summary>{t('archive.title')}</summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{t(`archive.${step}`)}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </div>
  );
}
