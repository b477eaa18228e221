// A page that is not in front draws no frames and slows its timers down; messages between ports still arrive at once.
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}

const longestFrame = 150; // milliseconds; frames of another origin outside the window draw none although the page is in front

// The time a page needs to answer an event and to draw itself again.
export async function twoFrames(): Promise<void> {
  if (document.visibilityState === 'hidden') {
    for (let task = 0; task < 4; task += 1) await nextTask();
    return;
  }
  await oneFrame();
  await oneFrame();
}

// The time until a page has answered an event: what it does in its next drawing, and what it puts off until after that.
export async function drawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return twoFrames();
  await oneFrame();
  await nextTask();
  await nextTask();
}

// The time in which a page answers an event without drawing: frameworks write values back in the task of the event or right after it.
async function answered(): Promise<void> {
  await nextTask();
  await nextTask();
}

// answered: the value is looked at as soon as the page has answered. drawn: after its next drawing.
export type Settling = 'answered' | 'drawn';

// Whether a value is there once the page has settled. One that is not there yet is given a drawing in any case.
export async function isThereOnce(settling: Settling, isThere: () => boolean): Promise<boolean> {
  if (settling === 'answered') {
    await answered();
    if (isThere()) return true;
  }
  await drawn();
  return isThere();
}

function oneFrame(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}
