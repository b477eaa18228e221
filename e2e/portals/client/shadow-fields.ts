import type { ControlData } from '../render/render-group.ts';
import { controlElements } from './control-element.ts';

// A field as a component: its control is inside a shadow root, and its value belongs to the form through the element itself.
class PracticeField extends HTMLElement {
  static readonly formAssociated = true;

  draw(control: ControlData): void {
    const internals = this.attachInternals();
    const root = this.attachShadow({ mode: 'open' });
    const style = document.createElement('link');
    style.rel = 'stylesheet';
    style.href = '/portal.css';
    const { field, inputs } = controlElements(control);
    const value = () => {
      const radio = inputs.find(
        (input) => input instanceof HTMLInputElement && input.type === 'radio' && input.checked,
      );
      return inputs.length > 1 ? (radio?.value ?? '') : inputs[0]!.value;
    };
    const store = () => internals.setFormValue(value());
    for (const input of inputs) {
      input.addEventListener('input', store);
      input.addEventListener('change', store);
    }
    this.setAttribute('name', control.name);
    store();
    root.append(style, field);
  }
}

export function defineShadowFields(): void {
  if (!customElements.get('practice-field')) customElements.define('practice-field', PracticeField);
  for (const place of document.querySelectorAll<HTMLElement>('[data-held=shadow]')) {
    const controls = JSON.parse(place.querySelector('.held-controls')!.textContent) as readonly ControlData[];
    for (const control of controls) {
      const field = document.createElement('practice-field') as PracticeField;
      place.append(field);
      field.draw(control);
    }
  }
}
