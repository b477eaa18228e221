// Factor of every wait. A passing test never waits so long, and a machine with both cores busy needs several times as long as an idle one.
export const patience = Number(process.env.E2E_PATIENCE ?? 3);
