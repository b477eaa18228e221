import type { Ref } from 'react';
import { chosenTypes } from './check-file.ts';

interface Props {
  ref: Ref<HTMLInputElement>; // a button of the screen clicks it
  name: string;
  multiple?: boolean;
  isCamera?: boolean; // opens the device's own camera
  onFiles: (files: File[]) => void;
}

// The field behind a button that chooses files. It is emptied at once: the same file can be chosen again.
export function FileField({ ref, name, multiple = false, isCamera = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      data-upload={name}
      {...(isCamera ? { accept: 'image/*', capture: 'environment' as const } : { accept: chosenTypes })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        onFiles(files);
      }}
    />
  );
}
