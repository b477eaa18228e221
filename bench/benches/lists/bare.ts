import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { Pool } from 'pg';

// The baseline of the lists bench: the same statements through Fastify and pg, without token, tenant, policy or checks.
const { BARE_URL, BARE_PORT, BARE_STATEMENTS, POOL_SIZE } = process.env;
const statements = JSON.parse(readFileSync(BARE_STATEMENTS!, 'utf8')) as Record<string, { text: string; values: [] }>;
const pool = new Pool({ connectionString: BARE_URL, max: Number(POOL_SIZE) });
const app = fastify();

for (const [name, { text, values }] of Object.entries(statements))
  app.get(`/${name}`, async () => {
    const { rows } = await pool.query<{ total: number }>({ name, text, values });
    return { items: rows.slice(0, 50), nextCursor: null, total: rows[0]?.total ?? 0, more: false };
  });

await app.listen({ host: '127.0.0.1', port: Number(BARE_PORT) });
