import type { TreeReport } from './judge-modules.ts';
import { moduleDiagram } from './module-diagram.ts';

// Each diagram is between two comments that name its tree; the rest of the page is written by hand.
export function withDiagrams(page: string, reports: readonly TreeReport[]): string {
  return reports.reduce((text, report) => {
    const [start, end] = [`<!-- modules: ${report.tree.name} -->`, '<!-- end of modules -->'];
    const from = text.indexOf(start);
    if (from < 0) return text;
    const to = text.indexOf(end, from);
    return `${text.slice(0, from)}${start}\n\n${moduleDiagram(report)}\n\n${text.slice(to)}`;
  }, page);
}
