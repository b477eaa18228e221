// What a portal does to a value when its control is left.
const changes: Readonly<Record<string, (value: string) => string>> = {
  upper: (value) => value.toUpperCase(),
  clearInvalid: (value) => (/^[A-Za-z0-9 ]*$/.test(value) ? value.trim() : ''),
  groupDigits: (value) => {
    const digits = value.replaceAll(/[^\d+]/g, '');
    return digits.replaceAll(/(\d{5})(?=\d)/g, '$1 ');
  },
};

export function changeOnLeave(): void {
  document.addEventListener('focusout', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const change = changes[target.dataset.behaviour ?? ''];
    if (change) target.value = change(target.value);
  });
}
