// A file that is too large is refused at once.
export function limitFiles(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=file][data-most]')) {
    input.addEventListener('change', () => {
      const [file] = input.files ?? [];
      const isTooLarge = file !== undefined && file.size > Number(input.dataset.most);
      if (isTooLarge) input.value = '';
      input.setCustomValidity(isTooLarge ? 'too large' : '');
      const hint = input.nextElementSibling;
      hint?.classList.toggle('error', isTooLarge);
    });
  }
}
