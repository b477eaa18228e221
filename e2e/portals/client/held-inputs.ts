import type { ControlData } from '../render/render-group.ts';
import { controlElements } from './control-element.ts';

// Inputs whose value is a state of the page's script, as frameworks keep it. What is submitted is the state, not what the input shows.
export function drawHeldInputs(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-held=onInput], [data-held=onBlur]')) {
    const controls = JSON.parse(place.querySelector('.held-controls')!.textContent) as readonly ControlData[];
    const state = new Map(controls.map(({ name, value }) => [name, typeof value === 'string' ? value : '']));
    for (const control of controls) {
      const { field, inputs } = controlElements(control);
      const [input] = inputs;
      if (place.dataset.held === 'onInput') redrawFromState(input!, control.name, state);
      else takeOverOnLeave(input!, control.name, state);
      place.append(field);
    }
    place.closest('form')?.addEventListener('formdata', ({ formData }) => {
      for (const [name, value] of state) formData.set(name, value);
    });
  }
}

type Input = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

// A value that was set without an input event disappears at the next drawing, 60 times a second.
function redrawFromState(input: Input, name: string, state: Map<string, string>): void {
  input.addEventListener('input', () => state.set(name, input.value));
  const draw = () => {
    if (input.value !== state.get(name)) input.value = state.get(name)!;
    requestAnimationFrame(draw);
  };
  requestAnimationFrame(draw);
}

// The value becomes the state when the input is left, and only if an input event came before.
function takeOverOnLeave(input: Input, name: string, state: Map<string, string>): void {
  let hasChanged = false;
  input.addEventListener('input', () => {
    hasChanged = true;
  });
  input.addEventListener('blur', () => {
    if (hasChanged) state.set(name, input.value.trim());
    hasChanged = false;
    input.value = state.get(name)!;
  });
}
