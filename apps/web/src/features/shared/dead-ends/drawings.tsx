// Illustrations for the "not found" and "no access" pages.
const lines = {
  fill: 'none',
  stroke: 'var(--dead-line)',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;
const brand = 'var(--mantine-color-brand-filled)';

export const Island = () => (
  <svg width="208" height="132" viewBox="0 0 208 132" {...lines}>
    <path d="M20 98c22-20 48-28 78-28 34 0 66 9 90 28" />
    <path d="M8 110c10 0 10 6 20 6s10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6 10 6 20 6 10-6 20-6" />
    <path d="M112 71c0-22 4-36 14-48" />
    <path d="M126 23c-12-8-24-6-31 2 11-2 20-2 31-2zM126 23c-6-11-3-18 4-21 1 8 0 15-4 21zM126 23c9-8 20-7 27 0-10-1-18 0-27 0z" />
    <path d="M126 23c9 1 15 8 16 17-7-5-12-10-16-17zM126 23c-9 3-14 10-13 19 6-6 10-12 13-19z" />
    <path d="M58 76v-22l22 6-22 7" stroke={brand} />
    <path d="m66 92 8 8m0-8-8 8" stroke={brand} strokeWidth="2" />
    <path d="M82 94c10-4 20-4 30-1" strokeDasharray="1 5" />
  </svg>
);

export const Barrier = () => (
  <svg width="120" height="92" viewBox="0 0 120 92" {...lines}>
    <path d="M12 84V26M108 84V26M4 84h16m80 0h16" />
    <path d="M12 40h96v12H12z" />
    <path d="m24 40-8 12m24-12-8 12m24-12-8 12m24-12-8 12m24-12-8 12m24-12-8 12" stroke={brand} />
    <circle cx="12" cy="19" r="6" />
    <circle cx="108" cy="19" r="6" />
  </svg>
);
