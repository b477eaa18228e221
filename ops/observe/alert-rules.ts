import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
export const rulesFile = join(root, 'deploy/observe/alerts.yaml');
export const runbooksFolder = join(root, 'docs/operate/runbooks');
const dashboardsFolder = join(root, 'deploy/observe/dashboards');

export interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

interface RulesFile {
  readonly groups: readonly { readonly name: string; readonly rules: readonly Rule[] }[];
}

export const readRules = (): Rule[] =>
  (parse(readFileSync(rulesFile, 'utf8')) as RulesFile).groups.flatMap(({ rules }) => rules);

interface Target {
  readonly expr: string;
}
export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly { readonly title: string; readonly targets?: readonly Target[] }[];
}

export const readDashboards = (): { readonly file: string; readonly dashboard: Dashboard }[] =>
  readdirSync(dashboardsFolder).map((file) => ({
    file,
    dashboard: JSON.parse(readFileSync(join(dashboardsFolder, file), 'utf8')) as Dashboard,
  }));

const words =
  /^(sum|max|min|avg|count|rate|increase|histogram_quantile|by|or|and|on|vector|time|clamp_min|absent|le|unless|ignoring|topk)$/;

// The metrics that an expression asks for: names that are no function, no keyword and no label.
export function metricsIn(expr: string): string[] {
  const bare = expr
    .replaceAll(/\{[^}]*\}/g, ' ')
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(by|on|ignoring)\s*\([^)]*\)/g, ' ')
    .replaceAll(/"[^"]*"/g, ' ');
  return [...new Set([...bare.matchAll(/[a-z_][a-z0-9_:]*[a-z0-9_]/g)].map(([name]) => name))].filter(
    (name) => !words.test(name) && !/^\d/.test(name),
  );
}
