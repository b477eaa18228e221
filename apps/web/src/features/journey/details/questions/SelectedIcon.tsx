import { IconCheck } from '@tabler/icons-react';

// Rendered on every card and hidden by CSS, so that the layout does not jump.
export const SelectedIcon = () => (
  <i className="picked" aria-hidden>
    <IconCheck size={12} stroke={3} />
  </i>
);
