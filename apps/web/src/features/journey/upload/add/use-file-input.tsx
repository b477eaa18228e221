import { useRef, type ReactNode } from 'react';
import { FileField } from '../../../documents/upload/FileField.tsx';

type Chosen = (files: File[]) => void;

// One hidden input for all buttons; the callback is set when it is opened.
export function useFileInput(onFiles: Chosen): { open: (onChosen?: Chosen) => void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null);
  const then = useRef<Chosen | null>(null); // for one checklist item only
  return {
    open: (onChosen) => {
      then.current = onChosen ?? null;
      field.current?.click();
    },
    input: (
      <FileField
        ref={field}
        name="files"
        multiple
        onFiles={(files) => {
          (then.current ?? onFiles)(files);
          then.current = null;
        }}
      />
    ),
  };
}
