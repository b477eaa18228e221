import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const colours = (data: { fgColor?: string; bgColor?: string } | undefined) =>
  data?.fgColor ? ` (${data.fgColor} on ${data.bgColor})` : '';

// What axe finds against the rules on the page, or in one part of it: the rule and where.
export async function axeFaults(page: Page, part?: string): Promise<string[]> {
  // No frames here to gather from: the legacy way needs no second page for the results.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')}${colours(node.any[0]?.data)}`).join(' | ')}`); // prettier-ignore
}
