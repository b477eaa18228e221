import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CloseButton, Loader, Modal, UnstyledButton } from '@mantine/core';
import { ErrorLine } from '../../../components/dialog/ErrorLine.tsx';
import { useDevice } from '../../../lib/browser/device.ts';
import type { CameraProps } from './LazyCamera.tsx';
import { PictureChoice } from './PictureChoice.tsx';
import { takeFromFile, takeFromVideo, type TakenPicture } from './take-picture.ts';
import { useLiveHint } from './use-live-hint.ts';
import { useStream } from './use-stream.ts';
import { PictureVerdict } from './PictureVerdict.tsx';
import { Viewfinder } from './Viewfinder.tsx';
import './camera.css';
import { useCameraTexts } from '../../../translations/camera/camera-texts.ts';

// Takes and checks pictures page by page. Nothing is sent from here; the caller receives the files.
export function Camera({ onClose, onPictures }: Omit<CameraProps, 'opened'>) {
  const { t } = useCameraTexts();
  const isDesktop = useDevice().type === 'Desktop';
  const [taken, setTaken] = useState<TakenPicture | null>(null);
  const [pages, setPages] = useState<readonly TakenPicture[]>([]);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { video, state } = useStream(taken === null);
  const hint = useLiveHint(video, state === 'live' && !busy);
  const shutter = useRef<HTMLButtonElement>(null);

  const allPages = useEffectEvent(() => [...pages, ...(taken ? [taken] : [])]);
  useEffect(() => () => allPages().forEach(({ address }) => URL.revokeObjectURL(address)), []);
  useEffect(() => {
    if (state === 'live') shutter.current?.focus();
  }, [state]);

  async function take(from: () => Promise<TakenPicture>) {
    if (busy) return;
    setBusy(true);
    setError('');
    try {
      setTaken(await from());
    } catch {
      setError(t('failed'));
    } finally {
      setBusy(false);
    }
  }
  const retake = () => {
    if (taken) URL.revokeObjectURL(taken.address);
    setTaken(null);
  };
  const next = () => {
    setPages([...pages, taken!]);
    setTaken(null);
  };
  const finish = (all: readonly TakenPicture[]) => {
    onPictures(all.map(({ file }, n) => numbered(file, n, all.length)));
    onClose();
  };

  const canAim = state === 'live' || state === 'starting';
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      closeOnClickOutside={false}
      fullScreen={!isDesktop}
      size={880}
      padding={0}
      classNames={{ content: 'camera', body: 'camera-body' }}
    >
      <div className="camera-head" data-camera={taken ? 'verdict' : state}>
        <Modal.Title className="camera-title">
          {taken ? t('check') : pages.length > 0 ? t('page', { page: pages.length + 1 }) : t('title')}
        </Modal.Title>
        <CloseButton size="lg" variant="transparent" aria-label={t('close')} onClick={onClose} />
      </div>
      {taken ? (
        <PictureVerdict
          taken={taken}
          page={pages.length + 1}
          onRetake={retake}
          onUse={() => finish([...pages, taken])}
          onNext={next}
        />
      ) : canAim ? (
        <>
          <Viewfinder video={video} isLive={state === 'live'} hint={hint} />
          <ErrorLine message={error} />
          <div className="camera-foot">
            <ul className="camera-pages" aria-label={t('pages', { count: pages.length })}>
              {pages.map(({ address }, n) => (
                <li key={address}>
                  <img src={address} alt={t('takenPage', { page: n + 1 })} />
                </li>
              ))}
            </ul>
            <UnstyledButton
              ref={shutter}
              className="camera-shutter"
              aria-label={t('take')}
              disabled={state !== 'live' || busy}
              onClick={() => void take(() => takeFromVideo(video.current!))}
            >
              {busy ? <Loader size={28} color="dark" /> : <i aria-hidden />}
            </UnstyledButton>
            {pages.length > 0 ? (
              <UnstyledButton className="camera-done" onClick={() => finish(pages)}>
                {t('useAll', { count: pages.length })}
              </UnstyledButton>
            ) : (
              <span />
            )}
          </div>
        </>
      ) : (
        <PictureChoice
          why={state}
          notice={<ErrorLine message={error} />}
          onChosen={(file) => void take(() => takeFromFile(file))}
        />
      )}
    </Modal>
  );
}

// Numbered names keep pages taken in a row in order.
const numbered = (file: File, n: number, of: number): File =>
  of === 1 ? file : new File([file], file.name.replace(/\.jpg$/, `-${n + 1}.jpg`), { type: file.type });
