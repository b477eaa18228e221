import type { ReactNode } from 'react';
import type { Icon } from '@tabler/icons-react';
import { Paper } from './Paper.tsx';

interface Props {
  icon: Icon;
  title: string;
  text: string;
  children?: ReactNode;
}

// Nothing here yet: a drawing, one sentence, one action.
export const Empty = ({ icon, title, text, children }: Props) => (
  <section className="panel empty">
    <Paper icon={icon} size={148} />
    <h2>{title}</h2>
    <p>{text}</p>
    {children}
  </section>
);
