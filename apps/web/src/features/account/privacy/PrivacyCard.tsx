import { useId, type ReactNode } from 'react';

interface Props {
  title: string;
  text: ReactNode;
  icon: ReactNode;
  children: ReactNode;
}

export function PrivacyCard({ title, text, icon, children }: Props) {
  const id = useId();
  return (
    <section className="panel panel-pad privacy-card" aria-labelledby={id}>
      <div className="privacy-row">
        <span className="privacy-tile" aria-hidden>
          {icon}
        </span>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{text}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
