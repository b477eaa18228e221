import { useRef, type ReactNode } from 'react';
import { chosenTypes } from '../documents/upload/check-file.ts';

type Chosen = (files: File[]) => void;

// One hidden field for all buttons; what it is opened for is said when it is opened.
export function useFileInput(onFiles: Chosen): { open: (onChosen?: Chosen) => void; input: ReactNode } {
  const field = useRef<HTMLInputElement>(null);
  const then = useRef<Chosen | null>(null); // for one paper only
  return {
    open: (onChosen) => {
      then.current = onChosen ?? null;
      field.current?.click();
    },
    input: (
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={chosenTypes}
        data-upload="files"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same file can be chosen again
          (then.current ?? onFiles)(files);
          then.current = null;
        }}
      />
    ),
  };
}
