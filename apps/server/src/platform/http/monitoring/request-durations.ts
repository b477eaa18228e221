// Request durations as a Prometheus histogram. Recording costs a few additions per call; the text is built only when it is scraped.
const bounds = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]; // ms
const name = 'http_request_duration_seconds';

interface Count {
  readonly labels: string;
  readonly within: number[]; // count per bound; the last one is beyond all bounds
  sumMs: number;
}

export interface RequestDurations {
  readonly observe: (method: string, route: string, status: number, ms: number) => void;
  readonly text: () => string;
}

export function createRequestDurations(): RequestDurations {
  const counts = new Map<string, Count>();
  return {
    observe(method, route, status, ms) {
      const key = `${method}${status}${route}`;
      let count = counts.get(key);
      if (count === undefined) {
        const labels = `method="${method}",route="${route}",status="${status}"`;
        counts.set(key, (count = { labels, within: Array<number>(bounds.length + 1).fill(0), sumMs: 0 }));
      }
      let at = 0;
      while (at < bounds.length && ms > bounds[at]!) at++;
      count.within[at]!++;
      count.sumMs += ms;
    },
    text() {
      const lines = [`# HELP ${name} Time from a call's first byte to its reply`, `# TYPE ${name} histogram`];
      for (const { labels, within, sumMs } of counts.values()) {
        let total = 0;
        within.forEach((each, at) => {
          total += each;
          const le = at < bounds.length ? bounds[at]! / 1_000 : '+Inf';
          lines.push(`${name}_bucket{${labels},le="${le}"} ${total}`);
        });
        lines.push(`${name}_sum{${labels}} ${sumMs / 1_000}`, `${name}_count{${labels}} ${total}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}
