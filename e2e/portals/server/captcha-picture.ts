// A picture of five letters: for practice, not for protection.
export function captchaPicture(text: string): string {
  const letters = [...text]
    .map((letter, index) => {
      const x = 16 + index * 26;
      const turn = ((index * 37) % 25) - 12;
      return `<text x="${x}" y="32" transform="rotate(${turn} ${x + 8} 24)">${letter}</text>`;
    })
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="46" viewBox="0 0 160 46" role="img">
<rect width="160" height="46" fill="#e3e9ee"/><path d="M2 34C44 2 92 50 158 10M0 12c58 28 104-14 160 20" stroke="#8199a8" fill="none"/>
<g font-family="Liberation Serif, serif" font-size="26" font-style="italic" fill="#2f4a5a">${letters}</g></svg>`;
}
