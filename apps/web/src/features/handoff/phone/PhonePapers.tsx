import { useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconCamera, IconUpload } from '@tabler/icons-react';
import { FileField } from '../../documents/upload/FileField.tsx';
import { LazyCamera } from '../../camera/LazyCamera.tsx';
import { useHandoffWords } from '../handoff-words.ts';
import { timeLeft } from '../time-left.ts';
import { PaperRow } from './PaperRow.tsx';
import { addPapers, papersStore } from './papers.ts';

interface Props {
  firstName: string;
  until: number;
  now: number;
  onDone: () => void;
}

export function PhonePapers({ firstName, until, now, onDone }: Props) {
  const t = useHandoffWords();
  const papers = papersStore();
  const [camera, setCamera] = useState(false);
  const files = useRef<HTMLInputElement>(null);
  const { key, ...values } = timeLeft(until, now);
  const stored = papers.filter(({ state }) => state === 'stored').length;
  const isIdle = papers.every(({ state }) => state === 'stored' || state === 'refused');
  return (
    <>
      <h1>{t('phone.heading')}</h1>
      <p className="phone-lead">{t('phone.lead', { name: firstName })}</p>
      <div className="phone-buttons">
        <Button
          variant={stored > 0 && isIdle ? 'default' : 'filled'}
          leftSection={<IconCamera size={20} aria-hidden />}
          onClick={() => setCamera(true)}
        >
          {t('phone.take')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconUpload size={20} aria-hidden />}
          onClick={() => files.current?.click()}
        >
          {t('phone.choose')}
        </Button>
      </div>
      <p className="phone-limits">{t('phone.limits')}</p>
      <FileField ref={files} name="files" multiple onFiles={addPapers} />
      {papers.length > 0 && (
        <ul className="phone-papers" aria-label={t('phone.list')} aria-live="polite">
          {papers.map((paper) => (
            <PaperRow key={paper.id} paper={paper} />
          ))}
        </ul>
      )}
      <p className="phone-time">{t(`phone.time.${key}`, values)}</p>
      {stored > 0 && isIdle && (
        <div className="phone-foot">
          <Button fullWidth onClick={onDone}>
            {t('phone.done')}
          </Button>
        </div>
      )}
      <LazyCamera opened={camera} onClose={() => setCamera(false)} onPictures={addPapers} />
    </>
  );
}
