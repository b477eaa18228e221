// No unique key on the steps, on purpose: the epoch must prevent duplicates, not a constraint.
export const tables = `
  create table proof_job (job integer primary key, run_epoch bigint not null default 0);
  create table proof_step (job integer not null, step integer not null, epoch bigint not null, worker text not null);
  create index on proof_step (job, step);
  grant select, insert, update on proof_job, proof_step to visawright_worker;
  grant select, insert on proof_job to visawright_api;
`;

export const steps = 6;
export const queue = 'proof';
export const jobName = 'proofSteps';
