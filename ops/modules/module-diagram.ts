import type { TreeReport } from './judge-modules.ts';

const nodeName = (module: string) => module.replaceAll(/[^a-z]/gi, '_');

// Mermaid, drawn from the import graph; docs/architecture.md holds the same text and a test compares them.
export function moduleDiagram({ tree, files, edges }: TreeReport): string {
  const modules = tree.order.filter((module) => (files.get(module) ?? 0) > 0);
  const rank = (module: string) => tree.order.indexOf(module);
  const sorted = edges.toSorted((a, b) => rank(a.from) - rank(b.from) || rank(a.to) - rank(b.to));
  return [
    '```mermaid',
    'flowchart TD',
    ...modules.map((module) => `  ${nodeName(module)}["${module}"]`),
    ...sorted.map(({ from, to }) => `  ${nodeName(from)} --> ${nodeName(to)}`),
    '```',
  ].join('\n');
}
