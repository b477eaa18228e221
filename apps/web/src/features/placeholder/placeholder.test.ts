import { roles } from '@visawright/contract/roles.ts';
import { landingPage, screenFor, screens } from '@visawright/contract/screens.ts';
import { expect, test } from 'vitest';
import * as words from '../../words/staff.ts';
import { wayOn } from './way-on.ts';

test.each(['en', 'hi'] as const)('every screen has a title and one sentence in %s', (language) => {
  for (const { id } of screens) {
    expect(words[language].screens[id], id).toBeTruthy();
    expect(words[language].purposes[id], id).toMatch(/[.।]$/);
  }
});

test.each(roles)('the way on opens for the role %s and never leads to where one is', (role) => {
  for (const { id } of screens) {
    const way = wayOn(id, role);
    const landing = screenFor(landingPage(role), role);
    if (way === null) expect(landing).toMatchObject({ id });
    else {
      expect(way.screen).not.toBe(id);
      expect(screenFor(way.path, role)).toMatchObject({ id: way.screen });
    }
  }
});
