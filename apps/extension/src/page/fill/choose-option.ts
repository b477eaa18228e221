import { tidy } from '../collect/read-text.ts';
import type { LiveControl } from '../frame-controls.ts';
import { enter, leave, sendChange } from './page-events.ts';

export const optionLabel = (option: HTMLOptionElement): string => tidy(option.label);

// Exactly this text; letter case may differ only if no other option has the text.
export function findByText<T>(items: readonly T[], textOf: (item: T) => string, wanted: string): T | null {
  const text = tidy(wanted);
  const exact = items.find((item) => textOf(item) === text);
  if (exact !== undefined) return exact;
  const similar = items.filter((item) => textOf(item).toLowerCase() === text.toLowerCase());
  return similar.length === 1 ? similar[0]! : null;
}

export function findOption(select: HTMLSelectElement, wanted: string): HTMLOptionElement | null {
  const options = [...select.options].filter((option) => !option.disabled);
  return findByText(options, optionLabel, wanted);
}

export const selectOf = (found: LiveControl | null): HTMLSelectElement | null =>
  (found?.elements[0] as HTMLSelectElement | undefined) ?? null;

export function chooseOptions(select: HTMLSelectElement, options: readonly HTMLOptionElement[]): void {
  enter(select);
  for (const option of select.options) {
    if (option.selected !== options.includes(option) && (select.multiple || options.includes(option))) {
      option.selected = options.includes(option);
    }
  }
  select.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  sendChange(select);
  leave(select);
}
