import type { PageAttack } from './page-attacks.ts';

// Buttons, passwords and pictures of letters in the place of what the extension fills.
export const disguisedControls: readonly PageAttack[] = [
  {
    name: 'a password field with the names of a known field',
    isSmall: true,
    mayFill: true,
    emptyFields: ['passportno'],
    script: () =>
      document.addEventListener('DOMContentLoaded', () =>
        document.getElementById('passportno')!.setAttribute('type', 'password'),
      ),
  },
  {
    name: 'a password field beside the known fields',
    mayFill: true,
    script: () =>
      document.addEventListener('DOMContentLoaded', () =>
        document
          .querySelector('fieldset')!
          .insertAdjacentHTML('beforeend', '<label>Password <input type="password" id="secret-word"></label>'),
      ),
    emptyFields: ['secret-word'],
  },
  {
    name: 'letters of a picture asked for in a known field',
    mayFill: true,
    emptyFields: ['occupation'],
    script: () =>
      document.addEventListener('DOMContentLoaded', () => {
        const field = document.getElementById('occupation') as HTMLInputElement;
        field.labels![0]!.firstChild!.textContent = 'Type the letters of the picture';
      }),
  },
  {
    name: 'the page of the CAPTCHA and the Submit button',
    isSmall: true,
    url: ({ portal }) => `${portal}/apply/confirm`,
    mayMark: true,
    mayFill: false,
  },
  {
    name: 'a Submit button in the place of a group of choices',
    isSmall: true,
    mayFill: true,
    script: () =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
          const button = document.createElement('button');
          button.type = 'submit';
          button.setAttribute('role', 'radio');
          button.setAttribute('aria-checked', 'false');
          for (const name of ['id', 'name', 'value', 'required']) {
            const value = radio.getAttribute(name);
            if (value !== null) button.setAttribute(name, value);
          }
          button.style.cssText = 'width:20px;height:20px';
          radio.replaceWith(button);
        }
      }),
  },
  {
    name: 'a link to the payment in the place of a group of choices',
    mayFill: true,
    script: () =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const radio of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
          const link = document.createElement('a');
          link.href = '/pay';
          link.setAttribute('role', 'radio');
          link.setAttribute('aria-checked', 'false');
          for (const name of ['id', 'name', 'value', 'required']) {
            const value = radio.getAttribute(name);
            if (value !== null) link.setAttribute(name, value);
          }
          link.style.cssText = 'display:inline-block;width:20px;height:20px';
          radio.replaceWith(link);
        }
      }),
    shown: ['unknown', 'fill'],
  },
];
