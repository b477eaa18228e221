import type { TrailFault } from './verify-trail.ts';

const texts: Record<TrailFault['what'], string> = {
  changed: 'was changed',
  missing: 'is missing',
  order: 'does not follow the one before',
  anchor: 'does not match its anchor',
};

export const describeFault = ({ what, seq }: TrailFault): string => `entry ${seq} ${texts[what]}`;
