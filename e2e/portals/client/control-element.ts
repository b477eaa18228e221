import type { ControlData } from '../render/render-group.ts';

// The elements of one control, for the scripts that draw their controls themselves.
export interface ControlElements {
  readonly field: HTMLElement;
  readonly inputs: readonly (HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement)[];
}

const textOf = ({ value }: ControlData) => (typeof value === 'string' ? value : (value[0] ?? ''));

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  all: Readonly<Record<string, string>> = {},
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(all)) element.setAttribute(attribute, value);
  return element;
}

function labelled(
  control: ControlData,
  input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
): ControlElements {
  const field = make('div', { class: 'field', 'data-kind': control.kind });
  const label = make('label', { for: control.id });
  label.textContent = control.label;
  if (control.required) label.append(Object.assign(make('em', { 'aria-hidden': 'true' }), { textContent: '*' }));
  input.id = control.id;
  input.required = control.required;
  field.append(label, input);
  if (control.error !== '')
    field.append(Object.assign(make('span', { class: 'error', role: 'alert' }), { textContent: control.error }));
  return { field, inputs: [input] };
}

function choice(control: ControlData): ControlElements {
  const field = make('div', { class: 'field choice' });
  const title = make('span', { class: 'label', id: `${control.id}-label` });
  title.textContent = control.label;
  if (control.required) title.append(Object.assign(make('em', { 'aria-hidden': 'true' }), { textContent: '*' }));
  const group = make('div', {
    class: 'buttons',
    id: control.id,
    role: 'radiogroup',
    'aria-labelledby': `${control.id}-label`,
  });
  const inputs = control.options.map(({ value, text }, index) => {
    const input = make('input', { type: 'radio', id: `${control.id}_${index}`, name: control.name, value });
    input.checked = value === textOf(control);
    const label = make('label', { class: 'button', for: input.id });
    label.append(input, ` ${text}`);
    group.append(label);
    return input;
  });
  field.append(title, group);
  return { field, inputs };
}

export function controlElements(control: ControlData): ControlElements {
  if (control.kind === 'radio') return choice(control);
  if (control.kind === 'select') {
    const select = make('select');
    select.append(new Option('Select', ''), ...control.options.map(({ value, text }) => new Option(text, value)));
    select.value = textOf(control);
    return labelled(control, select);
  }
  const input =
    control.kind === 'textarea'
      ? make('textarea', { rows: '3' })
      : make('input', { type: 'text', autocomplete: 'off' });
  if (control.maxLength !== null) input.maxLength = control.maxLength;
  input.value = textOf(control);
  return labelled(control, input);
}
