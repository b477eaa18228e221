import { optionText } from '../collect/control-label.ts';
import { isInput } from '../collect/node-kinds.ts';
import { findByText } from './choose-option.ts';
import { leave, press } from './page-events.ts';
import { isThereOnce, type Settling } from './page-frames.ts';

export function isOn(button: HTMLElement): boolean {
  return isInput(button) ? button.checked : button.getAttribute('aria-checked') === 'true';
}

export const findButton = (buttons: readonly HTMLElement[], wanted: string): HTMLElement | null =>
  findByText(buttons, optionText, wanted);

// Presses a radio button or box unless it already has the wanted state.
export async function setButton(button: HTMLElement, isWanted: boolean, settling: Settling): Promise<boolean> {
  if (isOn(button) === isWanted) return true;
  press(button);
  leave(button);
  return isThereOnce(settling, () => !button.isConnected || isOn(button) === isWanted);
}

export const isDisabled = (element: HTMLElement): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
