/// <reference lib="dom" />
export interface PageMetrics {
  paint: { at: number; text: string };
  first: number;
  ready: number;
  long: { at: number; ms: number }[];
  files: { name: string; bytes: number; endMs: number }[];
}

// Runs in the page before any other script. It is passed as text, so it must not use anything outside the function.
export function recordMetrics(ready: string) {
  const metrics: PageMetrics = { paint: { at: 0, text: '' }, first: 0, ready: 0, long: [], files: [] };
  (window as unknown as { metrics: PageMetrics }).metrics = metrics;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry) => {
    const element = (entry as PerformanceEntry & { element?: Element | null }).element;
    metrics.paint = { at: entry.startTime, text: `${element?.tagName} ${element?.textContent}`.slice(0, 60) };
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.first = entry.startTime;
  });
  observe('longtask', (entry) => metrics.long.push({ at: entry.startTime, ms: entry.duration }));
  const take = (entry: PerformanceEntry) => {
    const { name, transferSize, responseEnd } = entry as PerformanceResourceTiming;
    metrics.files.push({ name: new URL(name).pathname, bytes: transferSize, endMs: Math.round(responseEnd) });
  };
  observe('navigation', take);
  observe('resource', take);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    metrics.ready = performance.now();
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
