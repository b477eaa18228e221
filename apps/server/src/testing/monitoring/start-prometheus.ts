import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './start-process.ts';

interface Alert {
  readonly state: 'pending' | 'firing';
  readonly labels: Readonly<Record<string, string>>;
}

// Debian's Prometheus, scraping these ports of this machine every two seconds.
export async function startPrometheus(jobs: Readonly<Record<string, number>>, rules: string) {
  const folder = mkdtempSync(join(tmpdir(), 'visawright-prometheus-'));
  writeFileSync(join(folder, 'rules.yaml'), rules);
  const scrapes = Object.entries(jobs).map(
    ([job, port]) => `  - job_name: ${job}\n    static_configs: [{ targets: ['127.0.0.1:${port}'] }]\n`,
  );
  writeFileSync(
    join(folder, 'prometheus.yaml'),
    [
      'global: { scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 1s }',
      'rule_files: [rules.yaml]',
      'scrape_configs:',
      ...scrapes,
    ].join('\n'),
  );
  const origin = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${new URL(origin).host}`,
      '--log.level=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const ended = once(child, 'exit');
  while (!(await fetch(`${origin}/-/ready`).catch(() => undefined))?.ok) await wait(200);
  const get = async <T>(path: string) => ((await (await fetch(`${origin}${path}`)).json()) as { data: T }).data;
  return {
    firing: async () =>
      (await get<{ alerts: Alert[] }>('/api/v1/alerts')).alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels['alertname']!),
    series: async (query: string) =>
      (await get<{ result: unknown[] }>(`/api/v1/query?query=${encodeURIComponent(query)}`)).result.length,
    async close() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
