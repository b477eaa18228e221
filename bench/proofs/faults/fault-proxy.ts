import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { BrokenRun } from '../../measurement.ts';
import { freePort } from '../documents/free-port.ts';

const root = join(import.meta.dirname, '../../..');

// What a network or a part can do to a connection.
export const faults = {
  latency: { type: 'latency', attributes: { latency: 400, jitter: 100 } },
  reset: { type: 'reset_peer', attributes: { timeout: 0 } },
  slow: { type: 'bandwidth', attributes: { rate: 10 } }, // KB/s
  silence: { type: 'timeout', attributes: { timeout: 0 } }, // nothing arrives until it is over
} as const;
export type Fault = keyof typeof faults;

export interface FaultProxy {
  add(name: string, upstream: string): Promise<number>; // host:port; returns the port in front of it
  break(name: string, fault: Fault): Promise<void>;
  mend(name: string): Promise<void>;
  close(): Promise<void>;
}

// A proxy on loopback before every part (toxiproxy).
export async function openFaultProxy(): Promise<FaultProxy> {
  const program = execFileSync(join(root, 'ops/stack'), ['faults'], { encoding: 'utf8', timeout: 1_200_000 }).trim();
  const port = await freePort();
  const child = spawn(program, ['-host', '127.0.0.1', '-port', `${port}`], { stdio: 'ignore' });
  const ask = async (method: string, path: string, body?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'user-agent': 'visawright' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await reply.text();
    const isDone = (method === 'POST' && reply.status === 409) || (method === 'DELETE' && reply.status === 404);
    if (!reply.ok && !isDone) throw new BrokenRun(`the fault proxy answered ${reply.status}: ${text}`);
    return text === '' ? {} : (JSON.parse(text) as { listen?: string; toxics?: { name: string }[] });
  };
  // It ends an answer that takes it more than five seconds, which happens on a busy machine; what was asked is done all the same.
  const insist = async (method: string, path: string, body?: object) => {
    for (let tries = 1; ; tries++)
      try {
        return await ask(method, path, body);
      } catch (error) {
        if (error instanceof BrokenRun || tries === 20) throw error;
        await wait(100);
      }
  };
  for (const until = Date.now() + 20_000; ; await wait(50)) {
    if (
      await ask('GET', '/version').then(
        () => true,
        () => false,
      )
    )
      break;
    if (Date.now() > until) throw new BrokenRun('the fault proxy did not start');
  }
  return {
    async add(name, upstream) {
      const { listen } = await ask('POST', '/proxies', { name, upstream, listen: '127.0.0.1:0', enabled: true });
      return Number(new URL(`tcp://${listen}`).port);
    },
    async break(name, fault) {
      for (const stream of ['upstream', 'downstream'])
        await insist('POST', `/proxies/${name}/toxics`, { name: stream, stream, ...faults[fault] });
    },
    async mend(name) {
      for (const stream of ['upstream', 'downstream']) await insist('DELETE', `/proxies/${name}/toxics/${stream}`);
    },
    async close() {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
