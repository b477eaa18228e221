import type { Locator, Page } from '@playwright/test';
import type { Paper } from './papers.ts';

// A person's hand: what it does is counted, so that a journey can say what it asks of somebody.
export class Hand {
  taps = 0;
  characters = 0;

  async tap(place: Locator): Promise<void> {
    await place.click();
    this.taps++;
  }

  async type(place: Locator, text: string): Promise<void> {
    await place.fill(text);
    this.characters += text.length;
  }

  // The phone's or computer's own picker: the button, each file marked, and one tap that takes them.
  async choose(page: Page, button: Locator, papers: readonly Paper[]): Promise<void> {
    const picker = page.waitForEvent('filechooser');
    await this.tap(button);
    await (await picker).setFiles(papers.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
    this.taps += papers.length + 1;
  }

  said(): string {
    return `${this.taps} taps, ${this.characters} characters`;
  }
}
