import { useEffect, useRef, useState } from 'react';

export type StreamState = 'starting' | 'live' | 'refused' | 'none';

const wanted: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 3_840 }, height: { ideal: 2_160 } },
};

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

// Uses the rear camera while `on`; every exit stops the stream, so that the camera light goes off.
export function useStream(on: boolean) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<StreamState>('starting');
  useEffect(() => {
    if (!on) return undefined;
    let element: HTMLVideoElement | null = null; // mounted with the dialog
    let stream: MediaStream | undefined;
    let isOver = false;
    const stop = () => stream?.getTracks().forEach((track) => track.stop());
    const open = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('none');
      try {
        stream = await navigator.mediaDevices.getUserMedia(wanted);
        if (isOver) return stop();
        element = video.current;
        if (!element) throw new Error('no place to show it');
        element.srcObject = stream;
        await element.play();
        if (!isOver) setState('live');
      } catch (error) {
        stop();
        if (!isOver) setState(isRefusal(error) ? 'refused' : 'none');
      }
    };
    void open();
    window.addEventListener('pagehide', stop);
    return () => {
      isOver = true;
      window.removeEventListener('pagehide', stop);
      stop();
      if (element) element.srcObject = null;
      setState('starting');
    };
  }, [on]);
  return { video, state };
}
