import type { Ref } from 'react';
import { chosenTypes, tripTypes } from './check-file.ts';

interface Props {
  ref: Ref<HTMLInputElement>; // clicked by a button elsewhere on the screen
  name: string;
  multiple?: boolean;
  isForTrip?: boolean; // ZIPs too
  isCamera?: boolean; // opens the camera app of the device
  onFiles: (files: File[]) => void;
}

// Hidden file input. It is cleared after each choice so that the same file can be chosen again.
export function FileField({ ref, name, multiple = false, isForTrip = false, isCamera = false, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      data-upload={name}
      {...(isCamera
        ? { accept: 'image/*', capture: 'environment' as const }
        : { accept: isForTrip ? tripTypes : chosenTypes })}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        onFiles(files);
      }}
    />
  );
}
