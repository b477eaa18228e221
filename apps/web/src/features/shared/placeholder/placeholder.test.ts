import { roles } from '@visawright/contract/platform/roles.ts';
import { landingPage, screenFor, screens } from '@visawright/contract/platform/screens.ts';
import { expect, test } from 'vitest';
import { en } from '../../../translations/staff/en.ts';
import { hi } from '../../../translations/staff/hi.ts';
import { landingLink } from './landing-link.ts';

test.each([en, hi])('every screen has a title and one sentence in both languages', (texts) => {
  for (const { id } of screens) {
    expect(texts.screens[id], id).toBeTruthy();
    expect(texts.purposes[id], id).toMatch(/[.।]$/);
  }
});

test.each(roles)('the landing link opens for the role %s and never links to the current screen', (role) => {
  for (const { id } of screens) {
    const link = landingLink(id, role);
    const landing = screenFor(landingPage(role), role);
    if (link === null) expect(landing).toMatchObject({ id });
    else {
      expect(link.screen).not.toBe(id);
      expect(screenFor(link.path, role)).toMatchObject({ id: link.screen });
    }
  }
});
