import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  lead?: string;
  tour?: string;
  children: ReactNode;
}

export function ProfileSection({ title, lead, tour, children }: Props) {
  const id = useId();
  return (
    <section className="panel panel-pad profile-part" aria-labelledby={id} data-tour={tour}>
      <h2 id={id}>{title}</h2>
      {lead && <p className="profile-lead">{lead}</p>}
      {children}
    </section>
  );
}
