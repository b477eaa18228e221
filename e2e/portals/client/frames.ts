interface Answer {
  readonly practiceValues: readonly (readonly [name: string, value: string])[];
}

// A page asks its frame for the values when it is submitted; the frame answers only the page it was opened by.
export function joinFrames(): void {
  if ('isFrame' in document.body.dataset) answerPage();
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe.frame')) askFrame(frame);
}

function answerPage(): void {
  const form = document.querySelector('form')!;
  const page = new URL(document.referrer).origin;
  form.addEventListener('submit', (event) => event.preventDefault());
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== page || source !== parent || data !== 'practice-values') return;
    const values = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    parent.postMessage({ practiceValues: values } satisfies Answer, page);
  });
}

function askFrame(frame: HTMLIFrameElement): void {
  const form = frame.closest('form')!;
  const place = form.querySelector('.from-frame')!;
  const { origin } = new URL(frame.src);
  let hasValues = false;
  form.addEventListener('submit', (event) => {
    if (hasValues) return;
    event.preventDefault();
    frame.contentWindow?.postMessage('practice-values', origin);
  });
  addEventListener('message', (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const { practiceValues } = event.data as Answer;
    const inputs = practiceValues.map(([name, value]) =>
      Object.assign(document.createElement('input'), { type: 'hidden', name, value }),
    );
    place.replaceChildren(...inputs);
    hasValues = true;
    form.requestSubmit();
  });
}
