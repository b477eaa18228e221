/// <reference lib="dom" />
export interface Seen {
  paint: { at: number; words: string };
  first: number;
  ready: number;
  long: { at: number; ms: number }[];
  files: { name: string; bytes: number; endMs: number }[];
}

// Runs in the page before anything else, as text: it knows nothing of this file.
export function watch(kept: readonly { name: string; value: string }[], ready: string) {
  const seen: Seen = { paint: { at: 0, words: '' }, first: 0, ready: 0, long: [], files: [] };
  (window as unknown as { seen: Seen }).seen = seen;
  if (location.protocol.startsWith('http')) for (const { name, value } of kept) localStorage.setItem(name, value);
  const see = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  see('largest-contentful-paint', (entry) => {
    const element = (entry as PerformanceEntry & { element?: Element | null }).element;
    seen.paint = { at: entry.startTime, words: `${element?.tagName} ${element?.textContent}`.slice(0, 60) };
  });
  see('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.first = entry.startTime;
  });
  see('longtask', (entry) => seen.long.push({ at: entry.startTime, ms: entry.duration }));
  const take = (entry: PerformanceEntry) => {
    const { name, transferSize, responseEnd } = entry as PerformanceResourceTiming;
    seen.files.push({ name: new URL(name).pathname, bytes: transferSize, endMs: Math.round(responseEnd) });
  };
  see('navigation', take);
  see('resource', take);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    seen.ready = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
