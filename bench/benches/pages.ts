import { chromium } from '@playwright/test';
import { chromiumShell } from '@visawright/server/config.ts';
import { atLeast, atMost, none, timed, type Finding } from '../measurement.ts';
import { measureMoves } from './pages/measure-moves.ts';
import { measureOpening } from './pages/measure-opening.ts';
import { measureScroll } from './pages/measure-scroll.ts';
import { memoryOf } from './pages/memory-of.ts';
import { startTrip } from './pages/trip.ts';
import { buildPages } from './shell/build-pages.ts';

const most = { frameMs: 50, memoryMb: 400, openMs: 300, localMs: 50, otherMs: 500 };
const flags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];
const viewport = { width: 1_440, height: 900 };
const pixelsPerFrame = 60;

// The playground with a thousand pages of twelve travellers in two browsers: scrolling, opening a page, and moving one.
export default async function pages(small: boolean): Promise<Finding> {
  const [count, openings, moves] = small ? [200, 8, 6] : [1_000, 60, 60];
  const { ours } = await buildPages();
  const trip = await startTrip(ours, 12, count);
  const browsers = await Promise.all(
    Array.from({ length: 2 }, () => chromium.launch({ executablePath: chromiumShell, args: flags })),
  );
  try {
    const open = async (n: number) => trip.open(await browsers[n]!.newContext({ viewport, locale: 'en-IN' }));
    const here = await open(0);
    const scrolls = [await measureScroll(here, pixelsPerFrame), await measureScroll(here, pixelsPerFrame)];
    const memoryMb = await memoryOf(browsers[0]!);
    const opened = await measureOpening(here, openings);
    const there = await open(1);
    const moved = await measureMoves(here, there, moves);
    const figures = {
      memoryAtEndMb: await memoryOf(browsers[0]!),
      openMs: p95(opened),
      localMs: p95(moved.localMs),
      otherMs: p95(moved.otherMs),
      longestFrameMs: Math.max(...scrolls.map(({ longestMs }) => longestMs)),
    };
    return {
      judged: `${count} pages of 12 travellers, ${scrolls.length} scrolls, ${openings} openings, ${moves} moves`,
      checks: [
        atLeast('pages seen while scrolling', Math.min(...scrolls.map(({ tiles }) => tiles)), count),
        atMost('memory after scrolling', memoryMb, most.memoryMb, 'MB'),
        timed(
          none(
            'frames over 50 ms',
            scrolls.reduce((sum, { over50 }) => sum + over50, 0),
          ),
        ),
        timed(atMost('opening a page p95', figures.openMs, most.openMs, 'ms')),
        timed(atMost('a move is seen here p95', figures.localMs, most.localMs, 'ms')),
        timed(atMost('a move is seen in the other browser p95', figures.otherMs, most.otherMs, 'ms')),
      ],
      table: { viewport, scrolls, figures, memoryMb, opened: opened.map(Math.round), moved },
    };
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    await trip.stop();
  }
}

function p95(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!);
}
