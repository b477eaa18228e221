import { BrowserEnded, openBrowser, type PrintBrowser } from './browser.ts';
import { fontStamp } from './fonts.ts';
import { timeless } from './timeless.ts';

export type PrintSheet = (html: string) => Promise<Buffer>;
export interface Printer {
  readonly print: PrintSheet;
  readonly tools: () => Promise<Record<string, string>>; // what the same bytes depend on
  readonly close: () => Promise<void>;
}

const longest = 60_000; // a busy machine; a sheet takes a second
const idleMs = 120_000;
const a4 = { paperWidth: 210 / 25.4, paperHeight: 297 / 25.4 };

// One browser kept warm, started by the first sheet and again after it fell; ended when nothing is printed for a while.
// Sheets are printed one after the other, each on a page of its own that forgets everything.
export function openPrinter(timeoutMs = longest): Printer {
  let browser: Promise<PrintBrowser> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function warm(): Promise<PrintBrowser> {
    const now = await (browser ??= openBrowser());
    if (now.isAlive()) return now;
    await end();
    return (browser = openBrowser());
  }

  async function end(): Promise<void> {
    const open = browser;
    browser = undefined;
    await (await open?.catch(() => undefined))?.close();
  }

  async function inTime<T>(work: (open: PrintBrowser) => Promise<T>): Promise<T> {
    clearTimeout(idle);
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(new Error('a sheet took too long to print')), timeoutMs);
    try {
      return await Promise.race([warm().then(work), late.promise]);
    } catch (error) {
      await end(); // whatever state it is in, the next sheet gets a new one
      throw error;
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => void queue.then(end), idleMs).unref();
    }
  }

  const onceMore = <T>(error: Error, work: (open: PrintBrowser) => Promise<T>): Promise<T> => {
    if (error instanceof BrowserEnded) return inTime(work);
    throw error;
  };

  function next<T>(work: (open: PrintBrowser) => Promise<T>): Promise<T> {
    const done = queue.then(() => inTime(work).catch((error) => onceMore(error as Error, work)));
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    print: (html) => next((open) => printed(open, html)),
    tools: () => next(versions),
    async close() {
      clearTimeout(idle);
      await queue;
      await end();
    },
  };
}

async function versions({ devtools }: PrintBrowser): Promise<Record<string, string>> {
  const { product } = await devtools.call<{ product: string }>('Browser.getVersion');
  return { chromium: product.replace(/^.*\//, ''), fonts: await fontStamp() };
}

async function printed({ devtools }: PrintBrowser, html: string): Promise<Buffer> {
  const { browserContextId } = await devtools.call<{ browserContextId: string }>('Target.createBrowserContext');
  try {
    const { targetId } = await devtools.call<{ targetId: string }>('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
    });
    const { sessionId } = await devtools.call<{ sessionId: string }>('Target.attachToTarget', {
      targetId,
      flatten: true,
    });
    const on = <T>(method: string, parameters?: object) => devtools.call<T>(method, parameters, sessionId);
    await on('Page.enable');
    await on('Emulation.setScriptExecutionDisabled', { value: true });
    const { frameTree } = await on<{ frameTree: { frame: { id: string } } }>('Page.getFrameTree');
    const loaded = devtools.event('Page.loadEventFired', sessionId);
    await Promise.all([loaded, on('Page.setDocumentContent', { frameId: frameTree.frame.id, html })]);
    const { data } = await on<{ data: string }>('Page.printToPDF', {
      ...a4,
      preferCSSPageSize: true,
      printBackground: true,
      generateTaggedPDF: true,
      generateDocumentOutline: true,
    });
    return timeless(Buffer.from(data, 'base64'), html);
  } finally {
    await devtools.call('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}
