import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { applyStep } from '@visawright/contract/documents/apply-step.ts';
import {
  ArrangementOutcome,
  type ArrangedTraveller,
  type ArrangementEntry,
  type ArrangementStep,
} from '@visawright/contract/documents/arrangement.ts';
import { addresses } from '@visawright/contract/operations/addresses.ts';
import { operations } from '@visawright/contract/operations/index.ts';
import type { Random } from '@visawright/specimens/random.ts';
import { BrokenRun } from '../../measurement.ts';
import { drawStep } from './draw-step.ts';
import type { Family, Person, Stage } from './stage.ts';

type Travellers = readonly ArrangedTraveller[];
interface Sent {
  readonly operationUid: string;
  readonly step: ArrangementStep;
}

export interface Tally {
  readonly counts: Map<string, number>;
  readonly wrongPreviews: unknown[];
  readonly errors: string[];
}

// One person at a screen: shows each step at once, sends one after the other, and replays what is not confirmed over what comes in.
export class Editor {
  readonly #stage: Stage;
  readonly #family: Family;
  readonly #person: Person;
  readonly #random: Random;
  readonly #tally: Tally;
  readonly #visitUid = randomUUID();
  #confirmed: Travellers = [];
  #history: readonly ArrangementEntry[] = [];
  #pending: Sent[] = [];
  readonly #neverMade = new Set<string>(); // new documents that were refused
  sent = 0;

  constructor(stage: Stage, family: Family, person: Person, random: Random, tally: Tally) {
    this.#stage = stage;
    this.#family = family;
    this.#person = person;
    this.#random = random;
    this.#tally = tally;
  }

  get confirmed(): Travellers {
    return this.#confirmed;
  }

  get view(): Travellers {
    return this.#pending.reduce((travellers, { step }) => applyStep(travellers, step), this.#confirmed);
  }

  async refresh(): Promise<void> {
    for (const applicantUid of this.#family.applicants) {
      const query = new URLSearchParams({ applicantUid, visitUid: this.#visitUid });
      const reply = operations.arrangement.reply.parse(
        await this.#ask('GET', `${addresses.arrangement.path}?${query}`),
      );
      this.#take(reply.travellers);
      this.#history = reply.history;
    }
  }

  // Draws steps from what is on screen, sometimes several before the first is confirmed.
  async play(steps: number): Promise<void> {
    await this.refresh();
    for (let n = 0; n < steps; n++) {
      const step = drawStep(this.#random, this.view, this.#history);
      if (step) this.#pending.push({ operationUid: randomUUID(), step });
      if (this.#random.chance(0.7)) await this.flush();
      if (this.#random.chance(0.3)) await this.refresh();
      await wait(this.#random.between(0, 15));
    }
    await this.flush();
  }

  async flush(): Promise<void> {
    for (let next = this.#pending[0]; next; next = this.#pending[0]) {
      if (documentsIn(next.step).some((docId) => this.#neverMade.has(docId))) {
        this.#pending.shift();
        this.#count('dropped with the document they named');
        continue;
      }
      const outcome = await this.#send(next);
      this.#pending.shift();
      if (!outcome) continue;
      if (next.step.step === 'moveToNew' && outcome.outcome === 'refused') this.#neverMade.add(next.step.newDocId);
      this.#checkPreview(next.step, outcome);
      this.#take(outcome.travellers);
      this.#history = outcome.history;
    }
  }

  // A lost connection: the request is cut at any moment and sent again with the same id.
  async #send({ operationUid, step }: Sent): Promise<ArrangementOutcome | null> {
    this.sent++;
    const seen = this.#confirmed.map(({ applicantUid, arrangementVersion: version }) => ({ applicantUid, version }));
    const body = JSON.stringify({ operationUid, visitUid: this.#visitUid, seen, step });
    for (let cuts = 0; this.#random.chance(0.2) && cuts < 3; cuts++) {
      const signal = AbortSignal.timeout(this.#random.whole(1, 80));
      const isCut = await this.#ask('POST', addresses.arrangePages.path, body, signal).then(
        () => false,
        () => true,
      );
      if (isCut) this.#count('lost connections');
    }
    const reply = await this.#ask('POST', addresses.arrangePages.path, body).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      this.#tally.errors.push(`${step.step}: ${error.message}`);
      return null;
    });
    if (reply === null) return null;
    const outcome = ArrangementOutcome.parse(reply);
    this.#count(`${step.step}: ${outcome.refusal ?? outcome.outcome}`);
    return outcome;
  }

  async #ask(method: string, path: string, body?: string, signal?: AbortSignal, tries = 10): Promise<unknown> {
    const reply = await fetch(this.#stage.url + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#person.token}`,
        'realm-client-id': this.#person.realm,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
      ...(signal ? { signal } : {}),
    });
    const text = await reply.text();
    if (reply.status > 501 && tries > 0) {
      this.#count('answers of a busy server');
      await wait(500);
      return this.#ask(method, path, body, signal, tries - 1);
    }
    if (reply.status === 429 || reply.status > 501) throw new BrokenRun(`${path} was answered with ${reply.status}`);
    if (!reply.ok) throw new Refused(`${reply.status} ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  // A reply can overtake another: what is newer stays.
  #take(travellers: Travellers): void {
    const known = new Map(this.#confirmed.map((each) => [each.applicantUid, each]));
    for (const each of travellers) {
      const before = known.get(each.applicantUid);
      if (!before || before.arrangementVersion <= each.arrangementVersion) known.set(each.applicantUid, each);
    }
    this.#confirmed = [...known.values()];
  }

  // If nobody else changed anything since, the screen had shown what the server did.
  #checkPreview(step: ArrangementStep, { outcome, travellers }: ArrangementOutcome): void {
    if (step.step === 'undo' || outcome === 'refused' || travellers.length !== 1) return;
    const [after] = travellers as [ArrangedTraveller];
    const before = this.#confirmed.find(({ applicantUid }) => applicantUid === after.applicantUid);
    if (!before || after.arrangementVersion !== before.arrangementVersion + 1) return;
    const shown = new Set(
      this.#confirmed.flatMap((each) => each.documents.flatMap(({ pages }) => pages.map((page) => page.pageUid))),
    );
    if (!pagesIn(step).every((pageUid) => shown.has(pageUid))) return; // named by the id it had before it was sealed anew
    const preview = applyStep(this.#confirmed, step).find(({ applicantUid }) => applicantUid === after.applicantUid)!;
    this.#count('previews compared');
    if (!isDeepStrictEqual(placesOf([preview]), placesOf([after])))
      this.#tally.wrongPreviews.push({ step, preview: placesOf([preview]), after: placesOf([after]) });
  }

  #count(what: string): void {
    this.#tally.counts.set(what, (this.#tally.counts.get(what) ?? 0) + 1);
  }
}

class Refused extends Error {}

function documentsIn(step: ArrangementStep): string[] {
  if (step.step === 'edit' || step.step === 'categorise') return [step.docId];
  const from = 'pages' in step ? step.pages.map(({ docId }) => docId) : [];
  return step.step === 'move' ? [...from, step.toDocId] : from;
}

function pagesIn(step: ArrangementStep): string[] {
  if (step.step === 'edit') return [step.pageUid];
  if (!('pages' in step)) return [];
  const pages = step.pages.map(({ pageUid }) => pageUid);
  return step.step === 'move' && step.afterPageUid !== null ? [...pages, step.afterPageUid] : pages;
}

// What all editors must agree on.
export const placesOf = (travellers: Travellers) =>
  travellers
    .toSorted((one, other) => (one.applicantUid < other.applicantUid ? -1 : 1))
    .flatMap(({ documents }) =>
      documents.map(({ docId, category, isPrimary, pages }) => ({
        docId,
        category,
        isPrimary,
        pages: pages.map(({ pageUid, operations: edits }) => ({ pageUid, edits })),
      })),
    );
