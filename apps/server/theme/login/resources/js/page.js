for (const eye of document.querySelectorAll('.eye')) {
  const input = document.getElementById(eye.getAttribute('aria-controls'));
  eye.addEventListener('click', () => {
    const show = input.type === 'password';
    input.type = show ? 'text' : 'password';
    eye.setAttribute('aria-pressed', String(show));
    eye.setAttribute('aria-label', show ? eye.dataset.hide : eye.dataset.show);
  });
}

// A second click must not count as a second guess.
for (const form of document.querySelectorAll('form[data-once]')) {
  form.addEventListener('submit', () => setTimeout(() => (form.querySelector('.button').disabled = true)));
}
window.addEventListener('pageshow', () => {
  for (const button of document.querySelectorAll('form[data-once] .button')) button.disabled = false;
});

// The same five rules as the product's own screen and its server.
const rules = {
  length: (word) => [...word].length >= 12,
  uppercase: (word) => /\p{Lu}/u.test(word),
  lowercase: (word) => /\p{Ll}/u.test(word),
  number: (word) => /\p{Nd}/u.test(word),
  special: (word) => /[^\p{L}\p{N}\s]/u.test(word),
};
const change = document.querySelector('form[data-rules]');
if (change) {
  const word = document.getElementById('password-new');
  const again = document.getElementById('password-confirm');
  const button = change.querySelector('.button');
  const head = change.querySelector('.rules-head');
  const check = () => {
    let left = 0;
    for (const row of change.querySelectorAll('[data-rule]')) {
      const met = rules[row.dataset.rule](word.value);
      const state = row.querySelector('small');
      row.toggleAttribute('data-met', met);
      const short = state.dataset.more?.replace('#', 12 - [...word.value].length);
      state.textContent = met ? state.dataset.met : (short ?? state.dataset.missing);
      if (!met) left++;
    }
    head.textContent = head.dataset.count.replace('#', Object.keys(rules).length - left);
    button.disabled = left > 0;
  };
  word.addEventListener('input', check);
  check();
  change.addEventListener('submit', (event) => {
    if (event.submitter?.name === 'cancel-aia' || word.value === again.value) return;
    event.preventDefault();
    document.getElementById('differ').textContent = change.dataset.differ;
    again.setAttribute('aria-invalid', 'true');
    again.focus();
  });
}
