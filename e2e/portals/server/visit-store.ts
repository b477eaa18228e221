import { randomInt, randomUUID } from 'node:crypto';
import type { Portal } from '../definitions/portal.types.ts';
import type { Visit } from './visit.types.ts';

const letters = 'ACDEFHJKMNPRTUVWXY3479';
const captchaText = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');

export class VisitStore {
  readonly #visits = new Map<string, Visit>();
  readonly #portal: Portal;

  constructor(portal: Portal) {
    this.#portal = portal;
  }

  start(seconds: number): Visit {
    const visit: Visit = {
      id: randomUUID(),
      applicationNumber: `${this.#portal.code}-P-${randomInt(100_000, 999_999)}`,
      captcha: captchaText(),
      expiresAt: Date.now() + seconds * 1000,
      hasEnded: false,
      reference: null,
      currentPage: this.#portal.pages[0]!.id,
      submittedPages: 0,
      values: new Map(),
      items: new Map(),
      files: new Map(),
      views: new Map(),
    };
    this.#visits.set(visit.id, visit);
    return visit;
  }

  // A visit whose time is over has ended for good, as at a portal that drops its session.
  find(id: string | undefined): Visit | undefined {
    const visit = id === undefined ? undefined : this.#visits.get(id);
    if (visit && Date.now() > visit.expiresAt) visit.hasEnded = true;
    return visit;
  }

  latest(): Visit | undefined {
    return [...this.#visits.values()].at(-1);
  }

  all(): readonly Visit[] {
    return [...this.#visits.values()];
  }
}

// E, the day, the destination and five digits: E261116-VNM-48203.
export function referenceNumber(code: string, at: Date): string {
  const day = at.toISOString().slice(2, 10).replaceAll('-', '');
  return `E${day}-${code}-${randomInt(10_000, 99_999)}`;
}
