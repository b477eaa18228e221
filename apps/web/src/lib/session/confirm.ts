type Ask = () => Promise<boolean>;

// Registered by the app, which shows the dialog. True: the person has confirmed who they are.
let ask: Ask = () => Promise.resolve(false);
let asking: Promise<boolean> | undefined;

export function setConfirmStep(next: Ask) {
  ask = next;
}

// Several calls at once share one dialog.
export function confirmItIsYou(): Promise<boolean> {
  asking ??= ask().finally(() => (asking = undefined));
  return asking;
}
