import { attributes, escape, jsonScript } from './escape.ts';
import type { DrawnControl } from './drawn-control.ts';

const valueOf = ({ value }: DrawnControl) => (typeof value === 'string' ? value : (value[0] ?? ''));
const isChosen = ({ value }: DrawnControl, option: string) =>
  typeof value === 'string' ? value === option : value.includes(option);
const mark = (required: boolean) => (required ? '<em aria-hidden="true">*</em>' : '');
const markedLabel = ({ label, required }: DrawnControl['control']) => `${escape(label)}${mark(required)}`;
const errorOf = ({ id, error }: DrawnControl) =>
  error === '' ? '' : `<span class="error" id="${escape(id)}-error" role="alert">${escape(error)}</span>`;

const labelText = ({ control: { label, partLabel } }: DrawnControl): string =>
  partLabel === undefined ? label : `${label}: ${partLabel}`;

const common = (drawn: DrawnControl) => ({
  id: drawn.id,
  name: drawn.name,
  required: drawn.control.required,
  'aria-invalid': drawn.error === '' ? undefined : 'true',
  'aria-describedby': drawn.error === '' ? undefined : `${drawn.id}-error`,
  'aria-label': drawn.control.partLabel === undefined ? undefined : labelText(drawn),
});

function textInput(drawn: DrawnControl): string {
  const { kind, inputMode, maxLength, pattern, behaviour } = drawn.control;
  const type =
    kind === 'date' || kind === 'password' ? kind : inputMode === 'email' || inputMode === 'tel' ? inputMode : 'text';
  const input = `<input${attributes({
    ...common(drawn),
    type,
    value: kind === 'password' ? '' : valueOf(drawn),
    maxlength: maxLength,
    placeholder: pattern,
    inputmode: inputMode === 'numeric' ? 'numeric' : undefined,
    autocomplete: 'off',
    readonly: behaviour === 'picker',
    'data-behaviour': behaviour,
    'data-pattern': behaviour === 'mask' || behaviour === 'picker' ? pattern : undefined,
  })}>`;
  if (behaviour !== 'picker') return input;
  const button = '<button type="button" class="calendar" aria-label="Open the calendar" tabindex="-1">▦</button>';
  return `<span class="picker">${input}${button}</span>`;
}

function select(drawn: DrawnControl): string {
  const { late } = drawn.control;
  const options = drawn.options.map(
    ({ value, text }) => `<option${attributes({ value, selected: isChosen(drawn, value) })}>${escape(text)}</option>`,
  );
  const isWaiting = late !== undefined && options.length === 0;
  const attributesOfSelect = attributes({
    ...common(drawn),
    disabled: isWaiting,
    'data-late-after': late?.after,
    'data-control': late && drawn.control.id,
  });
  return `<select${attributesOfSelect}>
    <option value="">${isWaiting ? '' : 'Select'}</option>${options.join('')}</select>`;
}

// Drawn by the script of the page: a box that opens a list of options, which only exist while it is open.
function list(drawn: DrawnControl): string {
  const chosen = drawn.options.find(({ value }) => isChosen(drawn, value));
  const attributesOfBox = attributes({
    ...common(drawn),
    name: undefined,
    type: 'text',
    role: 'combobox',
    'aria-expanded': 'false',
    'aria-haspopup': 'listbox',
    'aria-controls': `${drawn.id}_list`,
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    placeholder: 'Select',
    value: chosen?.text,
  });
  return `<span class="list" data-list="${drawn.control.behaviour === 'virtual' ? 'virtual' : 'search'}">
    <input${attributesOfBox}>
    <input type="hidden"${attributes({ name: drawn.name, value: valueOf(drawn) || undefined })}>
    ${jsonScript(
      'list-options',
      drawn.options.map(({ value, text }) => ({ value, text })),
    )}</span>`;
}

function buttons(drawn: DrawnControl, type: 'radio' | 'checkbox'): string {
  const { optionIds } = drawn.control;
  return drawn.options
    .map(({ value, text }, index) => {
      const id = optionIds?.[index] ?? `${drawn.id}_${index}`;
      const input = `<input${attributes({ type, id, name: drawn.name, value, checked: isChosen(drawn, value) })}>`;
      return `<label class="button" for="${escape(id)}">${input} <span>${escape(text)}</span></label>`;
    })
    .join('');
}

function file(drawn: DrawnControl): string {
  const limits = drawn.control.file;
  const hint = limits
    ? `${limits.types.map((type) => type.split('/')[1]!.toUpperCase()).join(' or ')}, at most ${limits.maxKilobytes} KB`
    : '';
  const stored = valueOf(drawn) === '' ? '' : `<span class="stored">Received: ${escape(valueOf(drawn))}</span>`;
  const attributesOfInput = attributes({
    ...common(drawn),
    accept: limits?.types.join(','),
    'data-most': limits && limits.maxKilobytes * 1024,
  });
  return `<input type="file"${attributesOfInput}><span class="hint">${escape(hint)}</span>${stored}`;
}

// The control alone, without its label.
function bareControl(drawn: DrawnControl): string {
  const { kind } = drawn.control;
  if (kind === 'select') return select(drawn);
  if (kind === 'list') return list(drawn);
  if (kind === 'file') return file(drawn);
  if (kind === 'textarea')
    return `<textarea${attributes({ ...common(drawn), maxlength: drawn.control.maxLength, rows: 3 })}>${escape(valueOf(drawn))}</textarea>`;
  return textInput(drawn);
}

function choice(drawn: DrawnControl, type: 'radio' | 'checkbox'): string {
  const { id, control } = drawn;
  const attributesOfGroup = attributes({
    id,
    role: type === 'radio' ? 'radiogroup' : 'group',
    'aria-labelledby': `${id}-label`,
    'aria-required': type === 'radio' && control.required ? 'true' : undefined,
  });
  return `<div class="field choice"><span class="label" id="${escape(id)}-label">${markedLabel(control)}</span>
    <div${attributesOfGroup} class="buttons">${buttons(drawn, type)}</div>${errorOf(drawn)}</div>`;
}

function tick(drawn: DrawnControl): string {
  const { id, name, control } = drawn;
  const attributesOfInput = attributes({
    type: 'checkbox',
    id,
    name,
    value: 'Yes',
    checked: isChosen(drawn, 'Yes'),
    required: control.required,
  });
  const content = `<input${attributesOfInput}> <span>${escape(control.label)}</span>${mark(control.required)}`;
  return `<div class="field tick"><label for="${escape(id)}">${content}</label>${errorOf(drawn)}</div>`;
}

// A control with its label and its error.
export function renderControl(drawn: DrawnControl): string {
  const { control, id } = drawn;
  if (control.kind === 'radio') return choice(drawn, 'radio');
  if (control.kind === 'checkbox') return control.options.length > 0 ? choice(drawn, 'checkbox') : tick(drawn);
  return `<div class="field" data-kind="${control.kind}"><label for="${escape(id)}">${markedLabel(control)}</label>
    ${bareControl(drawn)}${errorOf(drawn)}</div>`;
}

// Several inputs with one label, such as day, month and year.
export function renderParts(parts: readonly DrawnControl[]): string {
  const [first] = parts as [DrawnControl];
  return `<div class="field parts"><span class="label">${markedLabel(first.control)}</span>
    <span class="inputs">${parts.map(bareControl).join('')}</span>${parts.map(errorOf).join('')}</div>`;
}
