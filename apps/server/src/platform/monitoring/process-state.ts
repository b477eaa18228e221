import { systemParts } from '@visawright/contract/insight/system-status.ts';
import { z } from 'zod';
import { sql, type TenantDatabase } from '../db/db.ts';
import type { PartName } from '../errors/suspect-part.ts';
import type { ProcessFacts } from '../tracing/process-facts.ts';
import type { PartState } from './watch-parts.ts';

const ReportedPart = z.object({ isUp: z.boolean(), since: z.number(), seconds: z.number() });
const ReportedParts = z.partialRecord(z.enum(systemParts), ReportedPart);

export interface ProcessState {
  readonly service: ProcessFacts['service'];
  readonly version: string;
  readonly startedAt: Date;
  readonly seenAt: Date;
  readonly parts: Partial<Record<PartName, z.infer<typeof ReportedPart>>>;
}

interface Row {
  readonly service: ProcessFacts['service'];
  readonly version: string;
  readonly started_at: Date;
  readonly seen_at: Date;
  readonly parts: unknown;
}

export async function writeProcessState(
  tenants: TenantDatabase,
  { instance, service, version }: ProcessFacts,
  startedAt: Date,
  states: ReadonlyMap<PartName, PartState>,
): Promise<void> {
  const parts = Object.fromEntries(
    [...states].map(([part, { isUp, since, seconds }]) => [
      part,
      { isUp, since, seconds: Math.round(seconds * 1e4) / 1e4 },
    ]),
  );
  await tenants.outsideRealms(sql`
    insert into process_state (instance, service, version, started_at, seen_at, parts)
    values (${instance}, ${service}, ${version}, ${startedAt}, clock_timestamp(), ${JSON.stringify(parts)}::jsonb)
    on conflict (instance) do update set seen_at = excluded.seen_at, parts = excluded.parts`);
  await tenants.outsideRealms(sql`delete from process_state where seen_at < clock_timestamp() - interval '1 day'`);
}

// A process that ends on its own initiative is not missed afterwards.
export async function removeProcessState(tenants: TenantDatabase, { instance }: ProcessFacts): Promise<void> {
  await tenants.outsideRealms(sql`delete from process_state where instance = ${instance}`);
}

// Those that were heard of within this time.
export async function loadProcessStates(tenants: TenantDatabase, withinSeconds: number): Promise<ProcessState[]> {
  const rows = await tenants.outsideRealms<Row>(sql`
    select service, version, started_at, seen_at, parts from process_state
    where seen_at > clock_timestamp() - ${withinSeconds} * interval '1 second' order by started_at`);
  return rows.map(({ service, version, started_at: startedAt, seen_at: seenAt, parts }) => ({
    service,
    version,
    startedAt,
    seenAt,
    parts: ReportedParts.catch({}).parse(parts),
  }));
}
