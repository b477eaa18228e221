/// <reference types="node" />
import { expect, test } from 'vitest';
import { accountName, isOfRealm, userOfToken } from './token.ts';

const tokenOf = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;

test('reads names in any script and known roles only', () => {
  const user = userOfToken(
    tokenOf({
      sub: '1',
      given_name: 'अनन्या',
      family_name: 'Đurić',
      email: 'a@b.test',
      realm_access: { roles: ['offline_access', 'agent', 'reviewer', 'root'] },
    }),
  );
  expect(user).toMatchObject({ id: '1', firstName: 'अनन्या', lastName: 'Đurić', role: ['agent', 'reviewer'] });
});

test.each([[tokenOf({})], ['nonsense'], ['']])('defaults to applicant without a known role', (token) =>
  expect(userOfToken(token).role).toEqual(['applicant']),
);

test('names an account by name and email', () =>
  expect(accountName(tokenOf({ given_name: 'Asha', family_name: 'Verma', email: 'agent@s.test' }))).toBe(
    'Asha Verma, agent@s.test',
  ));

test('rejects tokens of other realms, also with a similar name', () => {
  const token = tokenOf({ iss: 'https://id.test/realms/sunrise' });
  expect(isOfRealm(token, 'sunrise')).toBe(true);
  expect(isOfRealm(token, 'rise')).toBe(false);
  expect(isOfRealm('nonsense', 'sunrise')).toBe(false);
});
