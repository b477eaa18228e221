import type { FillProgress, PageRequest } from '../messages/page-messages.ts';
import type { ReplyTo } from './page-replies.ts';

// One document in a frame of a tab. A navigation gives the frame another documentId, so a request never reaches a later page.
export interface PageFrame {
  readonly frameId: number;
  readonly documentId: string;
  readonly href: string;
}

export interface FrontTab {
  readonly tabId: number;
  readonly windowId: number;
  readonly url: string;
}

// What the browser offers for the page in front. The only implementation is browser-pages.ts.
export interface PagePort {
  readonly frontTab: () => Promise<FrontTab | null>; // null: no tab in front, or none the manifest lists
  readonly frames: (tabId: number) => Promise<readonly PageFrame[]>;
  readonly inject: (tabId: number, frames: readonly PageFrame[]) => Promise<void>;
  readonly ask: <R extends PageRequest>(tabId: number, frame: PageFrame, request: R) => Promise<ReplyTo<R['ask']>>;
  readonly onProgress: (listener: (progress: FillProgress, tabId: number, documentId: string) => void) => () => void;
}

// The page went away, was replaced, or is not in front any more. What was typed until then stays.
export class PageGone extends Error {}
