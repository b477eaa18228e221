const pauseMs = 200;

interface TouchedWorld {
  visawrightTouch?: () => boolean; // of an earlier injection: can it still reach the panel?
}

// Reports that a person pressed something on the page, without the element or the key.
export function reportTouch(send: () => void, isAlive: () => boolean, page: Window = window): void {
  const world = globalThis as TouchedWorld;
  if (world.visawrightTouch?.() === true) return;
  world.visawrightTouch = isAlive;
  let last = 0;
  const touched = (event: Event) => {
    if (!event.isTrusted || !isAlive() || event.timeStamp - last < pauseMs) return;
    last = event.timeStamp;
    send();
  };
  page.addEventListener('pointerdown', touched, { capture: true, passive: true });
  page.addEventListener('keydown', (event) => event.key === 'Enter' && touched(event), {
    capture: true,
    passive: true,
  });
}
