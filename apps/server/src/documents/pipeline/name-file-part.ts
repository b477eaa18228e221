const longest = 200;

// `scan.pdf` → `scan (2).pdf` for the second document in a file.
export function nameFilePart(fileName: string, partNo: number): string {
  const dot = fileName.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [fileName.slice(0, dot), fileName.slice(dot)] : [fileName, ''];
  const tail = ` (${partNo})${ending}`;
  return stem.slice(0, longest - tail.length) + tail;
}
