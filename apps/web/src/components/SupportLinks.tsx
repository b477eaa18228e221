import { IconMail, IconPhone } from '@tabler/icons-react';
import { useSession } from '../lib/session/session.ts';

export function SupportLinks() {
  const { phone, email } = useSession().realm.support;
  return (
    <>
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
        <IconPhone size={17} stroke={1.7} />
        {phone}
      </a>
      <a href={`mailto:${email}`}>
        <IconMail size={17} stroke={1.7} />
        {email}
      </a>
    </>
  );
}
