import { lazy, Suspense, useState } from 'react';

export interface CameraProps {
  opened: boolean;
  onClose: () => void;
  onPictures: (files: File[]) => void;
}

const Camera = lazy(async () => ({ default: (await import('./Camera.tsx')).Camera }));

// Loaded on first use.
export function LazyCamera({ opened, onClose, onPictures }: CameraProps) {
  const [wanted, setWanted] = useState(opened);
  if (opened && !wanted) setWanted(true);
  if (!wanted) return null;
  return <Suspense>{opened && <Camera onClose={onClose} onPictures={onPictures} />}</Suspense>;
}
