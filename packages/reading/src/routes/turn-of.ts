// Clockwise degrees that make text of this direction upright.
export const turnOf = (angle: number) =>
  (((((4 - Math.round(angle / (Math.PI / 2))) % 4) + 4) % 4) * 90) as 0 | 90 | 180 | 270;
