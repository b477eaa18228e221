import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '../kit/browser/test.ts';
import { stateViews } from '../views/state-views.ts';
import { screenViews, signInViews, type View } from '../views/views.ts';
import { take } from './take.ts';

// npm run pictures -- guides: the pictures of docs/use, one screen each.
const folder = join(import.meta.dirname, '..', '..', 'docs', 'use', 'pictures');
const mostBytes = 150_000;
const views = [...stateViews, ...screenViews, ...signInViews];

function view(name: string): View {
  const found = views.find((each) => each.name === name);
  if (!found) throw new Error(`no view is named ${name}`);
  return { ...found, isFixed: true };
}

const pictures: Record<string, View> = {
  'traveller-sign-in': view('sign-in'),
  'traveller-details': view('applicant getVisa'),
  'traveller-guidelines': view('applicant visaRequirements, list'),
  'traveller-upload': view('applicant documentPlayground, documents'),
  'traveller-review': view('applicant review, started'),
  'traveller-submit': view('applicant summary, ready'),
  'traveller-applications': view('applicant myApplications'),
  'agent-home': view('agent home, data'),
  'agent-new': view('agency staffGetVisa, started'),
  'agent-form': view('agent form, started'),
  'agent-drawer': view('agency applications, drawer'),
  'agent-applications': view('agent applications'),
  'agency-agents': view('agency agents, data'),
  'agency-suspend': view('agency agents, suspend'),
  'agency-prices': view('agency settings, price lists'),
  'reviewer-list': view('reviewer applications'),
  'reviewer-form': view('reviewer form, verdicts'),
  'admin-branding': view('admin settings, branding'),
  'admin-agencies': view('admin agencies, data'),
  'admin-catalogue': view('admin settings, catalogue'),
  'admin-audit': view('admin settings, audit trail'),
};

for (const [name, shown] of Object.entries(pictures))
  test(name, async ({ browser }) => {
    const { png } = await take(browser, { view: shown, look: { width: 1200, scheme: 'light', language: 'en' } });
    mkdirSync(folder, { recursive: true });
    const { size } = await sharp(png)
      .flatten({ background: '#fff' })
      .webp({ quality: 80 })
      .toFile(join(folder, `${name}.webp`));
    expect(size).toBeLessThanOrEqual(mostBytes);
  });
