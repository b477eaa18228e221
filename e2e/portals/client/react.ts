import { createElement, useEffect, useState, type ChangeEvent } from 'react';
import { createRoot } from 'react-dom/client';
import type { ControlData } from '../render/render-group.ts';

type State = Readonly<Record<string, string>>;
type Changed = ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;

const mark = (required: boolean) => (required ? createElement('em', { 'aria-hidden': true }, '*') : null);

// One control whose value React holds.
function HeldControl({ control, value, set }: { control: ControlData; value: string; set: (value: string) => void }) {
  const { id, name, label, kind, required, options, error, maxLength } = control;
  const take = (event: Changed) => set(event.target.value);
  const shown = error === '' ? null : createElement('span', { className: 'error', role: 'alert' }, error);
  if (kind === 'radio') {
    const buttons = options.map((option, index) =>
      createElement(
        'label',
        { key: option.value, className: 'button', htmlFor: `${id}_${index}` },
        createElement('input', {
          type: 'radio',
          id: `${id}_${index}`,
          name,
          value: option.value,
          checked: value === option.value,
          onChange: take,
        }),
        ` ${option.text}`,
      ),
    );
    return createElement(
      'div',
      { className: 'field choice' },
      createElement('span', { className: 'label', id: `${id}-label` }, label, mark(required)),
      createElement('div', { id, role: 'radiogroup', 'aria-labelledby': `${id}-label`, className: 'buttons' }, buttons),
      shown,
    );
  }
  const props = { id, required, value, onChange: take };
  const limit = maxLength === null ? {} : { maxLength };
  const lines = [{ value: '', text: 'Select' }, ...options];
  const input =
    kind === 'select'
      ? createElement(
          'select',
          props,
          lines.map((option) => createElement('option', { key: option.value, value: option.value }, option.text)),
        )
      : kind === 'textarea'
        ? createElement('textarea', { ...props, ...limit, rows: 3 })
        : createElement('input', { ...props, ...limit, type: 'text', autoComplete: 'off' });
  return createElement(
    'div',
    { className: 'field', 'data-kind': kind },
    createElement('label', { htmlFor: id }, label, mark(required)),
    input,
    shown,
  );
}

function HeldControls({ controls, form }: { controls: readonly ControlData[]; form: HTMLFormElement | null }) {
  const [state, setState] = useState<State>(() =>
    Object.fromEntries(controls.map(({ name, value }) => [name, typeof value === 'string' ? value : ''])),
  );
  useEffect(() => {
    const submit = ({ formData }: FormDataEvent) => {
      for (const [name, value] of Object.entries(state)) formData.set(name, value);
    };
    form?.addEventListener('formdata', submit);
    return () => form?.removeEventListener('formdata', submit);
  }, [form, state]);
  return controls.map((control) =>
    createElement(HeldControl, {
      key: control.id,
      control,
      value: state[control.name] ?? '',
      set: (value) => setState((before) => ({ ...before, [control.name]: value })),
    }),
  );
}

for (const place of document.querySelectorAll<HTMLElement>('[data-held=react]')) {
  const controls = JSON.parse(place.querySelector('.held-controls')!.textContent) as readonly ControlData[];
  createRoot(place).render(createElement(HeldControls, { controls, form: place.closest('form') }));
}
