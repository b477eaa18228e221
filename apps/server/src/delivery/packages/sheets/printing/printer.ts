import { BrowserEnded, openPrintBrowser, type PrintBrowser } from './print-browser.ts';
import { fontHash } from './font-hash.ts';
import { setPdfDates } from './set-pdf-dates.ts';

export type PrintSheet = (html: string) => Promise<Buffer>;
export interface Printer {
  readonly print: PrintSheet;
  readonly tools: () => Promise<Record<string, string>>; // versions that the printed bytes depend on
  readonly close: () => Promise<void>;
}

const printTimeoutMs = 60_000; // usually a second; long enough for a busy machine
const idleMs = 120_000;
const a4 = { paperWidth: 210 / 25.4, paperHeight: 297 / 25.4 };

// Keeps one browser running: started on demand, restarted after a crash, closed when idle. Sheets are printed one after the other, each in
// its own browser context.
export function openPrinter(timeoutMs = printTimeoutMs): Printer {
  let browser: Promise<PrintBrowser> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function runningBrowser(): Promise<PrintBrowser> {
    const now = await (browser ??= openPrintBrowser());
    if (now.isAlive()) return now;
    await end();
    return (browser = openPrintBrowser());
  }

  async function end(): Promise<void> {
    const open = browser;
    browser = undefined;
    await (await open?.catch(() => undefined))?.close();
  }

  async function withTimeout<T>(work: (open: PrintBrowser) => Promise<T>): Promise<T> {
    clearTimeout(idle);
    const timeout = Promise.withResolvers<never>();
    const timer = setTimeout(() => timeout.reject(new Error('a sheet took too long to print')), timeoutMs);
    try {
      return await Promise.race([runningBrowser().then(work), timeout.promise]);
    } catch (error) {
      await end(); // its state is unknown: start a new one for the next sheet
      throw error;
    } finally {
      clearTimeout(timer);
      idle = setTimeout(() => void queue.then(end), idleMs).unref();
    }
  }

  const retryAfterCrash = <T>(error: Error, work: (open: PrintBrowser) => Promise<T>): Promise<T> => {
    if (error instanceof BrowserEnded) return withTimeout(work);
    throw error;
  };

  function next<T>(work: (open: PrintBrowser) => Promise<T>): Promise<T> {
    const done = queue.then(() => withTimeout(work).catch((error) => retryAfterCrash(error as Error, work)));
    queue = done.catch(() => undefined);
    return done;
  }

  return {
    print: (html) => next((open) => printSheet(open, html)),
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
  return { chromium: product.replace(/^.*\//, ''), fonts: await fontHash() };
}

async function printSheet({ devtools }: PrintBrowser, html: string): Promise<Buffer> {
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
    return setPdfDates(Buffer.from(data, 'base64'), html);
  } finally {
    await devtools.call('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
  }
}
