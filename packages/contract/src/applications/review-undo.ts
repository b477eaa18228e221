// How long a reviewer can undo a decision; the agent is notified afterwards. Without schemas, for the browser.
export const reviewUndoSeconds = 10;
