import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Portal, PortalPage } from '../definitions/portal.types.ts';
import { escape } from '../render/escape.ts';
import { renderPage } from '../render/render-page.ts';
import { captchaPicture } from './captcha-picture.ts';
import { clientBundle } from './client-bundle.ts';
import { drawFrame, drawPage } from './draw-page.ts';
import { enteredTexts } from './entered-texts.ts';
import { listDelay } from './list-delay.ts';
import { pagesOf } from './outer-pages.ts';
import { placedControls } from './page-controls.ts';
import { readBody } from './read-body.ts';
import { storePage } from './store-page.ts';
import type { Visit } from './visit.types.ts';
import { referenceNumber, type VisitStore } from './visit-store.ts';

export interface RunningPortal {
  readonly portal: Portal;
  readonly visits: VisitStore;
  readonly frameOrigin: string;
  readonly sessionSeconds: number | undefined;
  readonly hasDelays: boolean;
  loseSessionAfterPage: number | undefined; // once: cleared when it happened
  mutate: (page: PortalPage, portal: Portal) => PortalPage;
}

const stylesheet = readFileSync(join(import.meta.dirname, '../render/portal.css'), 'utf8');
const html = 'text/html; charset=utf-8';

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

const redirect = (response: ServerResponse, to: string, headers: Record<string, string> = {}) =>
  send(response, 303, html, '', { location: to, ...headers });

// Cookies do not know ports, so each portal has a name of its own.
const cookieName = ({ id }: Portal) => `visit-${id}`;
const cookieOf = (request: IncomingMessage, portal: Portal) =>
  new RegExp(`(?:^|; )${cookieName(portal)}=(?<id>[^;]+)`).exec(request.headers.cookie ?? '')?.groups?.id;
const setCookie = (portal: Portal, visit: Visit) => ({
  'set-cookie': `${cookieName(portal)}=${visit.id}; Path=/; HttpOnly; SameSite=Lax`,
});

const secondsOf = (running: RunningPortal, page: PortalPage) =>
  running.sessionSeconds ?? page.sessionSeconds ?? running.portal.sessionSeconds;

// The portal with the changes a test made to its pages.
const mutated = ({ portal, mutate }: RunningPortal): Portal => ({
  ...portal,
  pages: portal.pages.map((page) => mutate(page, portal)),
});

function notice(portal: Portal, title: string, body: string): string {
  return renderPage({ portal, title, steps: [], step: 0, secondsLeft: null, applicationNumber: '', body });
}

const endedText = 'Your session has ended. What was entered at this practice portal is gone.';
const endedBody = `<fieldset><legend>Session</legend><p>${endedText}</p></fieldset>
<div class="end"><a class="press" data-main href="/restart">Start again</a></div>`;
const aboutPurpose = 'This portal was made for practising how online visa forms are filled in.';
const aboutBody = `<fieldset><legend>Practice</legend><p>${aboutPurpose} It is not a website of any
government, it has no connection to one, and it keeps what you enter in memory only until it stops.</p></fieldset>
<div class="end"><a class="press" data-main href="/">Start</a></div>`;

function show(
  running: RunningPortal,
  response: ServerResponse,
  page: PortalPage,
  visit: Visit,
  problems = new Map<string, string>(),
): void {
  const portal = mutated(running);
  const changed = portal.pages.find(({ id }) => id === page.id) ?? page;
  visit.expiresAt = Date.now() + secondsOf(running, page) * 1000;
  visit.currentPage = page.id;
  const body = drawPage({ portal, page: changed, visit, frameOrigin: running.frameOrigin, problems });
  send(response, 200, html, body, setCookie(portal, visit));
}

// `wanted`: a page of a postback portal, for a person who wants to see it without those before it.
function showPage(
  running: RunningPortal,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  wanted: string | null,
): boolean {
  const portal = mutated(running);
  const found = running.visits.find(cookieOf(request, portal));
  const current = wanted ?? found?.currentPage ?? portal.pages[0]!.id;
  const page = portal.isPostback
    ? pagesOf(portal).find((each) => each.path === path && each.id === current)
    : pagesOf(portal).find((each) => each.path === path);
  if (!page) return false;
  if (found?.hasEnded) redirect(response, '/session-ended');
  else show(running, response, page, found ?? running.visits.start(secondsOf(running, page)));
  return true;
}

async function submitPage(
  running: RunningPortal,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> {
  const portal = mutated(running);
  const visit = running.visits.find(cookieOf(request, portal));
  if (!visit || visit.hasEnded) return redirect(response, '/session-ended');
  const body = await readBody(request);
  if (!body) return send(response, 413, html, notice(portal, 'Too large', '<p>The files are too large.</p>'));
  const view = visit.views.get(body.texts.get('__VIEWSTATE')?.[0] ?? '');
  const pages = pagesOf(portal);
  const page = portal.isPostback ? pages.find(({ id }) => id === view?.page) : pages.find((each) => each.path === path);
  if (!page)
    return send(response, 400, html, notice(portal, 'Not understood', '<p>The state of the page is missing.</p>'));
  const problems = storePage({ portal, page, visit, body, view });
  if (problems.size > 0) return show(running, response, page, visit, problems);
  visit.submittedPages += 1;
  if (running.loseSessionAfterPage === visit.submittedPages) {
    visit.hasEnded = true;
    running.loseSessionAfterPage = undefined;
    return redirect(response, '/session-ended');
  }
  if (page.id === 'confirm') visit.reference = referenceNumber(portal.code, new Date());
  const next = pages[pages.indexOf(page) + 1]!;
  if (portal.isPostback) return show(running, response, next, visit);
  return redirect(response, next.path);
}

async function sendOptions(
  { portal, hasDelays }: RunningPortal,
  response: ServerResponse,
  query: URLSearchParams,
): Promise<void> {
  const id = query.get('control') ?? '';
  const control = portal.pages
    .flatMap(({ groups }) => groups.flatMap(({ controls }) => controls))
    .find((each) => each.id === id);
  const texts = control?.late?.lists[query.get('after') ?? ''] ?? [];
  if (hasDelays) await listDelay(id, query.get('after') ?? '');
  send(response, 200, 'application/json', JSON.stringify(texts.map((text) => ({ value: text, text }))));
}

// For tests: what was submitted, and the letters of the picture. The server listens on the loopback address only.
function sendTestData(running: RunningPortal, response: ServerResponse, path: string, query: URLSearchParams): void {
  const id = query.get('visit');
  const visit = id === null ? running.visits.latest() : running.visits.find(id);
  if (!visit) return send(response, 404, 'application/json', '{}');
  const portal = mutated(running);
  const data =
    path === '/__captcha'
      ? { captcha: visit.captcha }
      : { visit: visit.id, hasEnded: visit.hasEnded, reference: visit.reference, pages: enteredTexts(portal, visit) };
  return send(response, 200, 'application/json', JSON.stringify(data));
}

async function sendFile(response: ServerResponse, path: string): Promise<boolean> {
  if (path === '/portal.css') send(response, 200, 'text/css', stylesheet);
  else if (path === '/client.js') send(response, 200, 'text/javascript', await clientBundle('client'));
  else if (path === '/react.js') send(response, 200, 'text/javascript', await clientBundle('react'));
  else return false;
  return true;
}

export async function answerRequest(
  running: RunningPortal,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const { portal, visits } = running;
  if (await sendFile(response, path)) return;
  if (path === '/__entered' || path === '/__captcha') return sendTestData(running, response, path, searchParams);
  if (request.method === 'POST') return submitPage(running, request, response, path);
  if (path === '/') return redirect(response, portal.pages[0]!.path);
  if (path === '/restart') {
    const visit = visits.start(secondsOf(running, portal.pages[0]!));
    return redirect(response, portal.pages[0]!.path, setCookie(portal, visit));
  }
  if (path === '/session-ended') return send(response, 200, html, notice(portal, 'Session ended', endedBody));
  if (path === '/about') return send(response, 200, html, notice(portal, 'About this practice portal', aboutBody));
  if (path === '/options') return sendOptions(running, response, searchParams);
  if (path === '/code.svg') {
    const visit = visits.find(cookieOf(request, portal));
    return send(response, 200, 'image/svg+xml', captchaPicture(visit?.captcha ?? ''));
  }
  if (showPage(running, request, response, path, searchParams.get('page'))) return;
  send(response, 404, html, notice(portal, 'Not found', `<p>There is no page at ${escape(path)}.</p>`));
}

// The second origin of a portal, for its frames.
export async function answerFrame(
  running: RunningPortal,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname: path, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (await sendFile(response, path)) return;
  const portal = mutated(running);
  const visit = running.visits.find(searchParams.get('visit') ?? '');
  const page = portal.pages.find(({ id }) => id === searchParams.get('page'));
  if (path !== '/frame' || !visit || !page || placedControls(page, () => 1).length === 0)
    return send(response, 404, html, '');
  return send(response, 200, html, drawFrame({ portal, page, visit, frameOrigin: '', problems: new Map() }));
}
