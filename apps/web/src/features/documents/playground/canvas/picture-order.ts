const atOnce = { quiet: 4, opening: 1 }; // thumbnails; a browser has six connections to the server

let opening = 0;
let loading = 0;
const waiting: (() => void)[] = [];

function startNext() {
  while (waiting.length > 0 && loading < (opening > 0 ? atOnce.opening : atOnce.quiet)) {
    loading += 1;
    waiting.shift()!();
  }
}

// A page that was opened is loaded at once, and thumbnails step back until it is there.
export async function loadOpened<T>(load: () => Promise<T>): Promise<T> {
  opening += 1;
  try {
    return await load();
  } finally {
    opening -= 1;
    startNext();
  }
}

export async function loadThumbnail<T>(load: () => Promise<T>): Promise<T> {
  await new Promise<void>((resolve) => {
    waiting.push(resolve);
    startNext();
  });
  try {
    return await load();
  } finally {
    loading -= 1;
    startNext();
  }
}
