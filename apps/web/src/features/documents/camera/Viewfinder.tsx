import { useState, type CSSProperties, type RefObject, type SyntheticEvent } from 'react';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { PictureProblem } from './checks/inspect-pixels.ts';
import { problemText } from './problem-text.ts';
import { useCameraTexts } from '../../../translations/camera/camera-texts.ts';

interface Props {
  video: RefObject<HTMLVideoElement | null>;
  isLive: boolean;
  hint: PictureProblem | 'good' | null;
}

export function Viewfinder({ video, isLive, hint }: Props) {
  const { t } = useCameraTexts();
  // The frame is positioned on the picture, in portrait and landscape.
  const [ratio, setRatio] = useState(0.75);
  const measure = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>) => {
    if (videoHeight > 0) setRatio(videoWidth / videoHeight);
  };
  const words = hint === null ? t('aim') : hint === 'good' ? t('good') : problemText(hint, t).remedy;
  const Icon = hint === 'good' ? IconCheck : IconAlertTriangle;
  return (
    <div className="camera-view" data-live={isLive}>
      <div className="camera-stage" style={{ '--ratio': ratio } as CSSProperties}>
        <video ref={video} playsInline muted aria-label={t('view')} onLoadedMetadata={measure} onResize={measure} />
        <span className="camera-frame" data-good={hint === 'good'} aria-hidden />
      </div>
      <p className="camera-hint" role="status" data-tone={hint === null ? 'none' : hint === 'good' ? 'good' : 'mend'}>
        {hint !== null && <Icon size={18} stroke={1.8} aria-hidden />}
        {isLive ? words : t('starting')}
      </p>
    </div>
  );
}
