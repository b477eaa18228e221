import { Button } from '@mantine/core';
import { IconPuzzle } from '@tabler/icons-react';
import { addWords } from '../../lib/words.ts';
import { useDevice } from '../../lib/device.ts';
import * as staffWords from '../../words/staff.ts';
import { indicatorFor } from '../extension/indicator.ts';
import { useDownload } from '../extension/use-download.ts';
import { useExtension } from '../extension/use-extension.ts';
import { useSubmitWords } from './submit-words.ts';

addWords('staff', staffWords); // what its download says

interface Props {
  country: string;
  takesPaperOnly: boolean;
}

// The extension as the page sees it now: connected, to be had, or to be renewed.
export function ExtensionCard({ country, takesPaperOnly }: Props) {
  const { t } = useSubmitWords();
  const { extension, update, checkNow } = useExtension();
  const { start, busy } = useDownload();
  const isComputer = useDevice().type === 'Desktop';
  const { label, action } = indicatorFor(extension, update);
  const version = extension?.state === 'installed' ? `${t('extension.version', { version: extension.version })} ` : '';
  const isWanted = !takesPaperOnly && isComputer;
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
          {t(takesPaperOnly ? 'extension.paper' : 'extension.fills', { country })}
          {!isComputer && !takesPaperOnly && ` ${t('extension.computer')}`}
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
