import { expect, test } from 'vitest';
import { consentText } from './consent.ts';
import { consentPurposes } from './document-facts.ts';

test('every consent has words in both languages as it stands now, and none for a version that never was', () => {
  for (const purpose of consentPurposes) {
    const [english, hindi] = [consentText(purpose, 'en'), consentText(purpose, 'hi')];
    expect(english).toMatch(/^[\x20-\x7e\n]{100,}$/);
    expect(hindi).toMatch(/[\u0900-\u097f]{3}/);
    expect(consentText(purpose, 'en', 99)).toBeUndefined();
  }
});
