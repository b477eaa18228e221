import { judge } from '@visawright/forms/rules/judge.ts';
import { allRules } from '@visawright/forms/rules/rule-files.ts';
import { cleanFile } from './clean-file.ts';
import { evidenceFaults } from './evidence-faults.ts';
import type { Seed, Seeds } from './seed.types.ts';
import { allSeeds } from './seeds/index.ts';
import { travellers } from './traveller.ts';

export interface RuleRow {
  rule: string;
  faults: number;
  found: number;
  near: number;
  passed: number;
  lost: string[]; // faults that were not found
  alarms: string[]; // near misses that were reported
}
export interface ValueFigures {
  rows: RuleRow[];
  unproved: string[]; // rules without enough seeds
  evidence: string[]; // findings without two pieces of evidence
}

async function judged({ base }: Seeds, seed: Seed) {
  const { destination, group = 'Tourism', traveller = 0, trip, visaType } = { ...base, ...seed.base };
  const file = await cleanFile({
    destination,
    group,
    traveller: travellers[traveller]!,
    ...(trip && { trip }),
    ...(visaType && { visaType }),
  });
  seed.apply(file);
  return judge(file).findings;
}

const least = 5;

export async function judgeValues(): Promise<ValueFigures> {
  const [rows, evidence]: [RuleRow[], string[]] = [[], []];
  for (const seeds of allSeeds) {
    const { rule } = seeds;
    const breaks = async (seed: Seed) => {
      const findings = await judged(seeds, seed);
      evidence.push(...findings.flatMap((finding) => evidenceFaults(finding).map((fault) => `${seed.name}: ${fault}`)));
      return findings.some((finding) => finding.rule === rule && finding.status === 'fails');
    };
    const row: RuleRow = { rule, faults: 0, found: 0, near: 0, passed: 0, lost: [], alarms: [] };
    for (const seed of seeds.faults) {
      row.faults++;
      if (await breaks(seed)) row.found++;
      else row.lost.push(seed.name);
    }
    for (const seed of seeds.near) {
      row.near++;
      if (await breaks(seed)) row.alarms.push(seed.name);
      else row.passed++;
    }
    rows.push(row);
  }
  const proved = (id: string) => rows.some(({ rule, faults, near }) => rule === id && faults >= least && near >= least);
  return { rows, evidence, unproved: allRules.map(({ rule }) => rule.id).filter((id) => !proved(id)) };
}
