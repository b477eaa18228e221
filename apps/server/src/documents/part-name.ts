const longest = 200;

// The file's own name with which of its papers this is: `scan.pdf` → `scan (2).pdf`.
export function partName(fileName: string, partNo: number): string {
  const dot = fileName.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ''];
  const tail = ` (${partNo})${ending}`;
  return stem.slice(0, longest - tail.length) + tail;
}
