import { IconCheck } from '@tabler/icons-react';

// Drawn on every card and shown by style on the chosen one: nothing jumps when the choice moves.
export const Picked = () => (
  <i className="picked" aria-hidden>
    <IconCheck size={12} stroke={3} />
  </i>
);
