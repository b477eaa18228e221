// Connected components of a probability map: adjacent pixels at or above the threshold, as lists of indices.
export function* connectedComponents(
  map: Float32Array,
  width: number,
  height: number,
  threshold: number,
): Generator<number[]> {
  const seen = new Uint8Array(width * height);
  for (let start = 0; start < map.length; start++) {
    if (seen[start] === 1 || map[start]! < threshold) continue;
    const patch = [start];
    seen[start] = 1;
    for (let i = 0; i < patch.length; i++) {
      const at = patch[i]!;
      const x = at % width;
      const y = (at - x) / width;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const nx = x + dx;
          const ny = y + dy;
          if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
          const next = ny * width + nx;
          if (seen[next] === 1 || map[next]! < threshold) continue;
          seen[next] = 1;
          patch.push(next);
        }
      }
    }
    yield patch;
  }
}
