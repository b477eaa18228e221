import fastify from 'fastify';
import { Pool } from 'pg';

// The baseline of the API bench: the same SQL through Fastify and pg with a prepared statement, without token, tenant or policy.
const { BARE_URL, BARE_PORT, BARE_REALM, BARE_PERSON, POOL_SIZE } = process.env;
const pool = new Pool({ connectionString: BARE_URL, max: Number(POOL_SIZE) });
const app = fastify();
const text = `
    select p.first_name, p.last_name, p.address_country, coalesce(g.name, d.name) as company_name, a.type
    from person p
    left join agency g on g.realm_id = p.realm_id and g.agency_uid = p.agency_uid
    left join distributor d on d.realm_id = p.realm_id and d.distributor_uid = p.distributor_uid
    left join applicant a on a.realm_id = p.realm_id and a.person_uid = p.person_uid
    where p.realm_id = $1 and p.person_uid = $2`;

app.get('/das/v1/user/get-profile', async () => {
  const { rows } = await pool.query({ name: 'profile', text, values: [BARE_REALM, BARE_PERSON] });
  const row = rows[0];
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    address: { country: row.address_country },
    applicantType: row.type,
  };
});

await app.listen({ host: '127.0.0.1', port: Number(BARE_PORT) });
