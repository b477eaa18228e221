import type { Portal } from '../definitions/portal.types.ts';
import { emblem } from './emblem.ts';
import { attributes, escape } from './escape.ts';

export interface PageFrame {
  readonly portal: Portal;
  readonly title: string;
  readonly steps: readonly string[];
  readonly step: number; // from 1; 0 on a page outside the steps
  readonly secondsLeft: number | null;
  readonly applicationNumber: string;
  readonly body: string;
  readonly needsReact?: boolean;
}

function stepList({ steps, step }: PageFrame): string {
  if (step === 0) return '';
  const items = steps.map((name, index) => {
    const state = index + 1 < step ? 'done' : index + 1 === step ? 'now' : undefined;
    const attributesOfItem = attributes({
      'data-state': state,
      'aria-current': state === 'now' ? 'step' : undefined,
    });
    const sign = state === 'done' ? '✓' : index + 1;
    return `<li${attributesOfItem}><i>${sign}</i><span>${escape(name)}</span></li>`;
  });
  const now = `<p class="step-now">Step ${step} of ${steps.length}: <b>${escape(steps[step - 1]!)}</b></p>`;
  return `${now}<ol class="steps" data-many="${steps.length > 7}">${items.join('')}</ol>`;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function session({ secondsLeft, applicationNumber }: PageFrame): string {
  if (secondsLeft === null) return '';
  const application = `<span>Application ${escape(applicationNumber)}</span>`;
  const timeLeft = `<b id="session-clock" data-seconds="${secondsLeft}">${clock(secondsLeft)}</b>`;
  return `<p class="session">${application}<span>Session time left: ${timeLeft}</span></p>`;
}

// Around every page: the bar that says what this is, a header of our own, the steps and the clock.
export function renderPage(frame: PageFrame): string {
  const { portal, title, body, steps, step } = frame;
  const { main, soft, layout } = portal.theme;
  const isWide = steps.length > 7 && step > 0;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)} – ${escape(portal.name)}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/portal.css"></head>
<body data-layout="${layout}" style="--main:${main};--soft:${soft}">
<div class="practice"><b>PRACTICE PORTAL</b> Not a government website. Nothing entered here is sent to any authority.</div>
<header class="head">${emblem(portal.theme.emblem)}<div><b>${escape(portal.name)}</b><span>${escape(portal.tagline)}</span></div>
<nav aria-label="Portal"><a href="/">Home</a><a href="/about">About this practice portal</a></nav></header>
<div class="around" data-wide="${isWide}">${stepList(frame)}<div class="page">${session(frame)}<main><h1>${escape(title)}</h1>
${body}</main></div></div>
<script type="module" src="/client.js"></script>${frame.needsReact === true ? '<script type="module" src="/react.js"></script>' : ''}
</body></html>`;
}
