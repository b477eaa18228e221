import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { measuredNames } from '@visawright/server/testing.ts';
import { sourceFiles } from '../modules/import-graph.ts';
import { metricsIn, readDashboards, readRules, rulesFile, runbooksFolder } from './alert-rules.ts';
import { logMessages, panelTitles } from './runbook-words.ts';

const root = join(import.meta.dirname, '../..');

const rules = readRules();
const alerts = rules.flatMap(({ alert, ...rest }) => (alert === undefined ? [] : [{ alert, ...rest }]));
const records = rules.flatMap(({ record }) => record ?? []);

test('Prometheus accepts the rules, and their own tests pass', () => {
  const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8', cwd: dirname(rulesFile) });
  const checked = promtool('check', 'rules', 'alerts.yaml');
  expect([checked.status, checked.stderr]).toEqual([0, '']);
  const tested = promtool('test', 'rules', 'alerts.test.yaml');
  expect([tested.status, tested.stdout + tested.stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
});

test('each alert has its runbook, each runbook its alert, and says what to do in the same order', () => {
  const names = alerts.map(({ alert }) => alert).toSorted();
  expect(readdirSync(runbooksFolder).toSorted()).toEqual(names.map((name) => `${name}.md`));
  for (const { alert, labels, annotations } of alerts) {
    expect([alert, annotations?.['runbook']]).toEqual([alert, `docs/operate/runbooks/${alert}.md`]);
    expect([alert, labels?.['severity']]).toEqual([alert, expect.stringMatching(/^(page|ticket)$/)]);
    const text = readFileSync(join(runbooksFolder, `${alert}.md`), 'utf8');
    expect([alert, ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title]) => title)]).toEqual([
      alert,
      alert,
      'Symptom',
      'Meaning',
      'Look here',
      'Do this',
      'Afterwards',
    ]);
  }
});

test('panels and log messages that a runbook names exist', () => {
  expect(panelTitles('_CPU_ of it, `POOL_SIZE` and `max_connections`, _Time of calls_')).toEqual([
    'CPU',
    'Time of calls',
  ]);
  expect(logMessages('`a part answers again`, `"msg":"unknown error"`, `npm run realm`, `POOL_SIZE`')).toEqual([
    'a part answers again',
    'unknown error',
  ]);
  const titles = readDashboards().flatMap(({ dashboard }) => dashboard.panels.map(({ title }) => title));
  const sources = sourceFiles(root)
    .filter((file) => /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const texts = readdirSync(runbooksFolder).map((file) => readFileSync(join(runbooksFolder, file), 'utf8'));
  const named = texts.flatMap(panelTitles);
  const messages = texts.flatMap(logMessages);
  expect(named.filter((name) => !titles.some((title) => title.startsWith(name)))).toEqual([]);
  expect(messages.filter((message) => !sources.includes(message))).toEqual([]);
  expect([named.length, messages.length].every((count) => count > 5)).toBe(true);
});

test('each service level has a fast and a slow alert with two windows each', () => {
  for (const name of ['CallErrors', 'SlowCalls'])
    for (const [speed, windows] of [
      ['Fast', ['1h', '5m', '6h', '30m']],
      ['Slow', ['1d', '2h', '3d', '6h']],
    ] as const) {
      const { expr } = alerts.find(({ alert }) => alert === `${name}${speed}`)!;
      expect([...expr.matchAll(/ratio_rate(\w+)/g)].map(([, window]) => window)).toEqual([...windows]);
    }
});

test('every metric that rules and dashboards ask for exists', async () => {
  const known = new Set([...(await measuredNames()), ...records, 'up']);
  const missing = (where: string, expr: string) =>
    metricsIn(expr)
      .filter((name) => !known.has(name))
      .map((name) => `${where}: ${name}`);
  expect(metricsIn('sum by (part) (visawright_part_up{part="a"}) / on (x) (up > 0) or vector(0)')).toEqual([
    'visawright_part_up',
    'up',
  ]);
  expect(rules.flatMap(({ alert, record, expr }) => missing(alert ?? record!, expr))).toEqual([]);
  const dashboards = readDashboards();
  expect(dashboards.map(({ dashboard }) => dashboard.uid)).toHaveLength(3);
  for (const { file, dashboard } of dashboards) {
    const exprs = dashboard.panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => [title, expr] as const),
    );
    expect([file, exprs.length > 0]).toEqual([file, true]);
    expect(exprs.flatMap(([title, expr]) => missing(`${file} ${title}`, expr))).toEqual([]);
    for (const { title, targets = [] } of dashboard.panels) expect([title, targets.length > 0]).toEqual([title, true]);
  }
});

test('Prometheus understands every query of the dashboards', () => {
  const exprs = readDashboards().flatMap(({ dashboard }) =>
    dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  );
  const file = {
    groups: [{ name: 'dashboards', rules: exprs.map((expr, n) => ({ record: `dashboards:q${n}`, expr })) }],
  };
  const folder = mkdtempSync(join(tmpdir(), 'visawright-dashboards-'));
  writeFileSync(join(folder, 'rules.yaml'), JSON.stringify(file)); // YAML contains JSON
  const checked = spawnSync('promtool', ['check', 'rules', join(folder, 'rules.yaml')], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([checked.status, checked.stderr]).toEqual([0, '']);
});
