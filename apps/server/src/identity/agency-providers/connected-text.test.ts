import { expect, test } from 'vitest';
import { renderMail } from '../../platform/mail/render-mail.ts';
import { shadesOf } from '../../platform/realms/brand.ts';
import type { Realm } from '../../platform/realms/realm.types.ts';
import { connectedSections, connectedSubject } from './connected-text.ts';

const support = { phone: '+91 80 1234 5678', email: 'care@harbour.test', hours: '', footer: 'Harbour, Kochi' };
const realm = {
  shades: shadesOf('#1463ff'),
  configuration: { realmDisplayName: 'Harbour', support },
} as unknown as Realm;

test('tells the person in both languages whose account opens theirs, and what to do if it was not them', () => {
  const subject = connectedSubject('Harbour');
  const { text, html } = renderMail(
    realm,
    subject,
    'https://visa.test/dev',
    connectedSections('Harbour', 'Asha', 'Wayfarer'),
  );
  for (const part of [text, html])
    for (const words of [
      'Hello Asha',
      'your account at Wayfarer',
      'change your password',
      'नमस्ते Asha',
      'Wayfarer के अपने खाते',
    ])
      expect(part).toContain(words);
});
