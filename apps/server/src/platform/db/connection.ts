import pg from 'pg';

// The driver's types under our own names: only platform/db imports the driver itself.
export type DatabaseClient = pg.Client;
export type TransactionClient = pg.ClientBase;

export const connectionSettings = (url: string) => ({
  connectionString: url,
  connectionTimeoutMillis: 5_000,
  keepAlive: true,
});

// A single connection outside any pool: migrations, LISTEN, operators' commands, a worker's advisory lock.
export async function openClient(url: string, applicationName?: string): Promise<DatabaseClient> {
  const client = new pg.Client({
    ...connectionSettings(url),
    ...(applicationName ? { application_name: applicationName } : {}),
  });
  await client.connect();
  return client;
}
