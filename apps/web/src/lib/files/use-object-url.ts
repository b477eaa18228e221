import { useEffect, useState } from 'react';

// An address of these bytes for as long as the component shows them.
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [source, setSource] = useState<string>();
  useEffect(() => {
    if (!blob) return undefined;
    const url = URL.createObjectURL(blob);
    // oxlint-disable-next-line set-state-in-effect -- the address lives exactly as long as the effect
    setSource(url);
    return () => {
      setSource(undefined);
      URL.revokeObjectURL(url);
    };
  }, [blob]);
  return source;
}
