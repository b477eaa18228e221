// The colour of a CSS variable as the browser computes it, to compare it with an element's.
export function colorOf(variable: string): string {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.color = `var(${variable})`;
  const { color } = getComputedStyle(sample);
  sample.remove();
  return color;
}
