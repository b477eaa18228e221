import type { Locator, Page } from '@playwright/test';
import type { TestDocument } from '../documents/document-cards.ts';

// Counts taps and typed characters, so that a test can report the effort of a journey.
export class CountingUser {
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

  // The file picker of the device: one tap on the button, one per file, and one to confirm.
  async choose(page: Page, button: Locator, documents: readonly TestDocument[]): Promise<void> {
    const picker = page.waitForEvent('filechooser');
    await this.tap(button);
    await (await picker).setFiles(documents.map(({ name, mimeType, buffer }) => ({ name, mimeType, buffer })));
    this.taps += documents.length + 1;
  }

  summary(): string {
    return `${this.taps} taps, ${this.characters} characters`;
  }
}
