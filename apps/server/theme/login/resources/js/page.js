for (const eye of document.querySelectorAll('.eye')) {
  const input = document.getElementById(eye.getAttribute('aria-controls'));
  eye.addEventListener('click', () => {
    const show = input.type === 'password';
    input.type = show ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(show));
    eye.setAttribute('aria-label', show ? eye.dataset.hide : eye.dataset.show);
  });
}

// A double click must not count as two sign-in attempts.
for (const form of document.querySelectorAll('form[data-once]')) {
  form.addEventListener('submit', () => setTimeout(() => (form.querySelector('.button').disabled = true)));
}
window.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('form[data-once] .button')) button.disabled = false;
});

// Keep in step with the password rules of the app and the server.
const rules = {
  length: (password) => [...password].length >= 12,
  uppercase: (password) => /\p{Lu}/u.test(password),
  lowercase: (password) => /\p{Ll}/u.test(password),
  number: (password) => /\p{Nd}/u.test(password),
  special: (password) => /[^\p{L}\p{N}\s]/u.test(password),
};
const change = document.querySelector('form[data-rules]');
if (change) {
  const password = document.getElementById('password-new');
  const confirmation = document.getElementById('password-confirm');
  const button = change.querySelector('.button');
  const head = change.querySelector('.rules-head');
  const check = () => {
    let missing = 0;
    for (const row of change.querySelectorAll('[data-rule]')) {
      const met = rules[row.dataset.rule](password.value);
      const state = row.querySelector('small');
      row.toggleAttribute('data-met', met);
      const short = state.dataset.more?.replace('#', 12 - [...password.value].length);
      state.textContent = met ? state.dataset.met : (short ?? state.dataset.missing);
      if (!met) missing++;
    }
    head.textContent = head.dataset.count.replace('#', Object.keys(rules).length - missing);
    button.disabled = missing > 0;
  };
  password.addEventListener('input', check);
  check();
  change.addEventListener('submit', (event) => {
    if (event.submitter?.name === 'cancel-aia' || password.value === confirmation.value) return;
    event.preventDefault();
    document.getElementById('differ').textContent = change.dataset.differ;
    confirmation.setAttribute('aria-invalid', 'true');
    confirmation.focus();
  });
}
