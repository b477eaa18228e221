import { useState, type DragEvent } from 'react';

// Properties of an element that takes dropped files. An inner target keeps the drop from the one around it.
export function useDropTarget(onFiles: (files: File[]) => void, isInner = false) {
  const [over, setOver] = useState(false);
  return {
    over,
    target: {
      'data-over': over || undefined,
      onDragOver: (event: DragEvent) => {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (isInner) event.stopPropagation();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
