import { Button } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { useDevice } from '../../../lib/browser/device.ts';
import { indicatorFor } from '../../shared/extension/indicator.ts';
import { useDownload } from '../../shared/extension/use-download.ts';
import { useExtension } from '../../shared/extension/use-extension.ts';
import { useSubmitTexts } from '../../../translations/submit/submit-texts.ts';

interface Props {
  country: string;
  submitsInPersonOnly: boolean;
}

export function ExtensionCard({ country, submitsInPersonOnly }: Props) {
  const { t } = useSubmitTexts();
  const { extension, update, checkNow } = useExtension();
  const { start, busy } = useDownload();
  const isComputer = useDevice().type === 'Desktop';
  const { label, action } = indicatorFor(extension, update);
  const version = extension?.state === 'installed' ? `${t('extension.version', { version: extension.version })} ` : '';
  const isWanted = !submitsInPersonOnly && isComputer;
  return (
    <section
      className="panel panel-pad note-panel"
      data-extension={extension?.state ?? 'checking'}
      aria-labelledby="extension-title"
    >
      <span className="tile">
        <IconPuzzle size={20} stroke={1.6} aria-hidden />
      </span>
      <div>
        <h3 id="extension-title" aria-live="polite">
          {t(`extension.${label}`)}
        </h3>
        <p>
          {version}
          {t(submitsInPersonOnly ? 'extension.inPersonOnly' : 'extension.fills', { country })}
          {!isComputer && !submitsInPersonOnly && ` ${t('extension.computer')}`}
        </p>
        {isWanted && action === 'download' && (
          <Button variant="default" loading={busy} onClick={() => void start()}>
            {label === 'notInstalled' ? t('extension.get') : t(`extension.${label}`)}
          </Button>
        )}
        {isWanted && label === 'notInstalled' && (
          <Button variant="subtle" onClick={checkNow}>
            {t('extension.check')}
          </Button>
        )}
      </div>
    </section>
  );
}
