import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { VisibleWhen } from '@visawright/forms/form/form-schema.ts';
import { driversOf, driversOfBlock } from '../conditions/drivers-of.ts';
import { shownWhen, type ShownWhen } from '../conditions/shown-when.ts';
import type { Portal, PortalControl, PortalGroup, PortalPage } from '../definitions/portal.types.ts';
import type { DrawnControl } from '../render/drawn-control.ts';
import { attributes, escape } from '../render/escape.ts';
import { renderControl } from '../render/render-control.ts';
import { renderGroup } from '../render/render-group.ts';
import { renderPage } from '../render/render-page.ts';
import { enteredAnswers, enteredTexts } from './entered-texts.ts';
import { pagesOf, referenceLabel } from './outer-pages.ts';
import { presentOptions } from './page-controls.ts';
import type { Visit } from './visit.types.ts';

interface PageToDraw {
  readonly portal: Portal;
  readonly page: PortalPage;
  readonly visit: Visit;
  readonly frameOrigin: string;
  readonly problems: ReadonlyMap<string, string>;
}

interface Naming {
  readonly of: (id: string, name: string) => { readonly id: string; readonly name: string };
  readonly hidden: string;
}

const asRecorded: Naming = { of: (id, name) => ({ id, name }), hidden: '' };

// Ids and names that are different in each drawing; the hidden state says which control each of them is.
function newNames(visit: Visit, page: PortalPage): Naming {
  const names = new Map<string, string>();
  const prefix = randomInt(10_000_000, 99_999_999);
  const drawing = randomUUID();
  const state = randomBytes(240).toString('base64');
  const generator = randomBytes(4).toString('hex').toUpperCase();
  visit.views.set(state, { page: page.id, names });
  return {
    of: (control) => {
      const number = names.size + 1;
      const name = `ctl00$${drawing}$${number}`;
      names.set(name, control);
      return { id: `ctl00_${prefix}_${number}`, name };
    },
    hidden:
      `<input type="hidden" name="__VIEWSTATE" value="${state}">` +
      `<input type="hidden" name="__VIEWSTATEGENERATOR" value="${generator}">`,
  };
}

function driverText({ visit, page }: PageToDraw, { late }: PortalControl): string {
  if (!late) return '';
  const driver = page.groups.flatMap(({ controls }) => controls).find(({ id }) => id === late.after);
  const value = visit.values.get(page.id)?.get(late.after);
  return driver?.options.find((option) => option.value === value)?.text ?? (typeof value === 'string' ? value : '');
}

function conditionOf(
  { portal, visit }: PageToDraw,
  condition: VisibleWhen | undefined,
  drivers: readonly PortalControl[],
): ShownWhen | null {
  if (!condition || drivers.length === 0) return null;
  return shownWhen(condition, { drivers, answers: enteredAnswers(portal, visit) });
}

const conditionOfBlock = (view: PageToDraw, group: PortalGroup) =>
  conditionOf(view, group.block?.visibleWhen, driversOfBlock(view.portal, view.page, group));

function drawn(view: PageToDraw, control: PortalControl, number: string, naming: Naming): DrawnControl {
  const { visit, page, problems } = view;
  const id = control.id.replace('{n}', number);
  const stored = visit.files.get(`${page.id} ${id}`);
  return {
    control,
    ...naming.of(id, control.name.replace('{n}', number)),
    value: stored?.name ?? visit.values.get(page.id)?.get(id) ?? '',
    error: problems.get(id) ?? '',
    options: presentOptions(control, driverText(view, control)),
    shownWhen: conditionOf(view, control.visibleWhen, driversOf(view.portal, page, control)),
  };
}

function answersTable({ portal, visit }: PageToDraw): string {
  const entered = enteredTexts(portal, visit);
  return portal.pages
    .map((page) => {
      const values = entered[page.id] ?? {};
      const labels = new Map(
        page.groups.flatMap(({ controls }) => controls.map(({ id, label }) => [id, label] as const)),
      );
      const rows = Object.entries(values)
        .filter(([, value]) => value.length > 0)
        .map(([id, value]) => {
          const label = labels.get(id) ?? [...labels].find(([key]) => matchesItem(key, id))?.[1] ?? id;
          const text = typeof value === 'string' ? value : value.join(', ');
          return `<tr><th scope="row">${escape(label)}</th><td>${escape(text)}</td></tr>`;
        });
      return rows.length === 0
        ? ''
        : `<fieldset><legend>${escape(page.title)}</legend><table class="answers">${rows.join('')}</table></fieldset>`;
    })
    .join('');
}

// An id of a block, with its number in the place of {n}.
function matchesItem(key: string, id: string): boolean {
  const [before, after] = key.split('{n}');
  return after !== undefined && id.startsWith(before!) && id.endsWith(after);
}

function confirmBody(view: PageToDraw, naming: Naming): string {
  const [group] = view.page.groups;
  const [declaration, code] = group!.controls.map((control) => drawn(view, control, '', naming)) as [
    DrawnControl,
    DrawnControl,
  ];
  const picture = '<img src="/code.svg" width="160" height="46" alt="Picture of five letters">';
  return `${answersTable(view)}<fieldset><legend>${escape(group!.title)}</legend>${renderControl(declaration)}
    <div class="captcha">${picture}${renderControl(code)}</div></fieldset>`;
}

const submittedBody = ({ visit, portal }: PageToDraw) =>
  `<fieldset><legend>Practice complete</legend><p>${escape(referenceLabel)}: <b class="code">${escape(visit.reference ?? '')}</b></p>
  <p>This was practice. Nothing was sent to any authority, and ${escape(portal.name)} forgets what was entered when it stops.</p></fieldset>
  <div class="end"><a class="press" href="/restart">Start a new application</a></div>`;

function formBody(view: PageToDraw): string {
  const { portal, page, visit, frameOrigin, problems } = view;
  const naming = portal.isPostback ? newNames(visit, page) : asRecorded;
  const content =
    page.id === 'confirm'
      ? confirmBody(view, naming)
      : page.groups
          .map((group) =>
            renderGroup(group, {
              draw: (control, number) => drawn(view, control, number, naming),
              itemsOf: (question) => visit.items.get(question) ?? 1,
              shownWhen: conditionOfBlock(view, group),
              frameSource: `${frameOrigin}/frame?visit=${visit.id}&page=${page.id}`,
            }),
          )
          .join('');
  const hasFiles = page.groups.some(({ controls }) => controls.some(({ kind }) => kind === 'file'));
  const pages = pagesOf(portal);
  const before = pages[pages.findIndex(({ id }) => id === page.id) - 1];
  const back =
    before === undefined || portal.isPostback ? '' : `<a class="press" href="${escape(before.path)}">Back</a>`;
  const summary =
    problems.size === 0
      ? ''
      : `<p class="errors" role="alert">Please correct ${problems.size === 1 ? 'one field' : `${problems.size} fields`}.</p>`;
  const attributesOfForm = attributes({
    method: 'post',
    action: page.path,
    enctype: hasFiles ? 'multipart/form-data' : undefined,
  });
  const press = page.id === 'confirm' ? 'Submit' : 'Next';
  return `${page.note === undefined ? '' : `<p class="note">${escape(page.note)}</p>`}${summary}
    <form${attributesOfForm} novalidate>${naming.hidden}${content}
    <div class="end">${back}<button class="press" data-main type="submit">${press}</button></div></form>`;
}

export function drawPage(view: PageToDraw): string {
  const { portal, page, visit } = view;
  const steps = pagesOf(portal).map(({ title }) => title);
  return renderPage({
    portal,
    title: page.title,
    steps,
    step: steps.indexOf(page.title) + 1,
    secondsLeft: page.id === 'submitted' ? null : Math.max(0, Math.round((visit.expiresAt - Date.now()) / 1000)),
    applicationNumber: visit.applicationNumber,
    body: page.id === 'submitted' ? submittedBody(view) : formBody(view),
    needsReact: page.groups.some(({ controls }) => controls.some(({ behaviour }) => behaviour === 'react')),
  });
}

// The frame of another origin: only its controls, which the page that holds it asks for when it is submitted.
export function drawFrame(view: PageToDraw): string {
  const controls = view.page.groups.flatMap((group) => group.controls.filter(({ behaviour }) => behaviour === 'frame'));
  const title = view.page.groups[0]!.title;
  const metas = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">';
  const style = `--main:${view.portal.theme.main};--soft:#fff`;
  return `<!doctype html><html lang="en"><head>${metas}<title>${escape(title)}</title>
<link rel="stylesheet" href="/portal.css"></head><body data-layout="cards" data-is-frame style="${style}">
<form><div class="grid">${controls.map((control) => renderControl(drawn(view, control, '', asRecorded))).join('')}</div></form>
<script type="module" src="/client.js"></script></body></html>`;
}
