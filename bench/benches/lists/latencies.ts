import { Agent, get } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

// Milliseconds of sequential calls on one keep-alive connection.
export async function latencies(url: string, headers: Record<string, string>, calls: number): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < calls; i++) {
    const started = performance.now();
    await once(url, headers);
    times.push(performance.now() - started);
  }
  return times;
}

const once = (url: string, headers: Record<string, string>) =>
  new Promise<void>((resolve, reject) => {
    const request = get(url, { headers, agent }, (reply) => {
      reply.resume();
      reply.once('end', () =>
        reply.statusCode === 200 ? resolve() : reject(new Error(`${url}: ${reply.statusCode}`)),
      );
    });
    request.once('error', reject);
  });

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
export const median = (values: readonly number[]): number => percentile(values, 0.5);
