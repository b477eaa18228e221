// Digits and separators of a pattern such as DD/MM/YYYY.
export function maskDates(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-behaviour=mask]')) {
    const pattern = input.dataset.pattern!;
    input.addEventListener('input', () => {
      const digits = [...input.value.replaceAll(/\D/g, '')];
      let masked = '';
      for (const letter of pattern) {
        if (digits.length === 0) break;
        masked += /[DMY]/.test(letter) ? digits.shift()! : letter;
      }
      if (input.value !== masked) input.value = masked;
    });
  }
}
