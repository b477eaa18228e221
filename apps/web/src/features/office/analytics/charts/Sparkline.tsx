const [width, height] = [112, 22];

export const toneOfRate = (share: number): 'ok' | 'warn' | 'bad' =>
  share < 0.75 ? 'bad' : share < 0.8 ? 'warn' : 'ok';

// Six months, with an end dot in the tone of the last rate. Hidden from screen readers: the rate is beside it.
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const shown = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = shown.at(-1);
  if (shown.length < 2 || !last) return <span aria-hidden>–</span>;
  const [low, high] = [Math.min(...shown.map(({ value }) => value)), Math.max(...shown.map(({ value }) => value))];
  const x = (at: number) => 4 + (at / (values.length - 1)) * (width - 10);
  const y = (value: number) => height - 4 - ((value - low) / Math.max(high - low, 0.05)) * (height - 8);
  return (
    <svg width={width} height={height} className="an-spark" aria-hidden>
      <polyline points={shown.map(({ value, at }) => `${x(at)},${y(value)}`).join(' ')} />
      <circle cx={x(last.at)} cy={y(last.value)} r={2.8} data-tone={toneOfRate(last.value)} />
    </svg>
  );
}
