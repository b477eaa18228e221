import { isOn } from '../fill/press-buttons.ts';
import { optionLabel } from '../fill/choose-option.ts';
import { optionText } from '../collect/control-label.ts';
import { textAfter } from '../collect/neighbour-text.ts';
import { isSelect } from '../collect/node-kinds.ts';
import type { LiveControl } from '../frame-controls.ts';
import { displayedChoice } from './displayed-choice.ts';

// What a control holds now. One box gives its label if it is ticked, and [] if it is not.
export function readControl({ control, elements }: LiveControl): string | readonly string[] {
  const element = elements[0]!;
  if (control.kind === 'password') return ''; // never read
  if (control.kind === 'radio') return ticked(elements)[0] ?? '';
  if (control.kind === 'checkbox')
    return control.options.length > 0 ? ticked(elements) : isOn(element) ? [control.label] : [];
  if (control.kind === 'file') return fileNames(element as HTMLInputElement);
  if (control.kind === 'list') return displayedChoice(element);
  if (isSelect(element)) return chosenOptions(element);
  return (element as HTMLInputElement).value;
}

const fileName = /[^\s:/\\]+\.(?:jpe?g|png|pdf|gif|webp|heic|tiff?|bmp)\b/i;

// After a page has taken a file over, the control is empty and the name stands beside it.
function fileNames(input: HTMLInputElement): readonly string[] {
  const names = [...(input.files ?? [])].map((file) => file.name);
  if (names.length > 0) return names;
  const shown = fileName.exec(textAfter(input));
  return shown === null ? [] : [shown[0]];
}

const ticked = (elements: readonly HTMLElement[]) => elements.filter(isOn).map(optionText);

// An option without a value invites to choose.
function chosenOptions(select: HTMLSelectElement): string | readonly string[] {
  const chosen = [...select.selectedOptions].filter((option) => option.value !== '').map(optionLabel);
  return select.multiple ? chosen : (chosen[0] ?? '');
}
