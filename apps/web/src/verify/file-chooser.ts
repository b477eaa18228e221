import { byId } from './element.ts';

// The file input, and drag and drop on the whole page.
export function listenForFiles(onFile: (file: File) => void): void {
  const area = byId('choose');
  const input = area.querySelector('input')!;
  area.hidden = false;
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) onFile(file);
    input.value = ''; // allows choosing the same file again
  });
  const hover = (isOver: boolean) => document.body.classList.toggle('is-over', isOver);
  document.addEventListener('dragover', (event) => {
    event.preventDefault();
    hover(true);
  });
  document.addEventListener('dragleave', (event) => hover(event.relatedTarget !== null));
  document.addEventListener('drop', (event) => {
    event.preventDefault();
    hover(false);
    const file = event.dataTransfer?.files[0];
    if (file) onFile(file);
  });
}
