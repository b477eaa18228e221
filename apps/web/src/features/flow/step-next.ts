// What Continue does on a step that has work to do before the next one opens.
export interface StepNext {
  label?: string;
  busy?: boolean;
  disabled?: boolean;
  whyNot?: string; // stands beside the button while it cannot be pressed
  note?: string; // stands beside it while it can: what is still missing, say
  isQuiet?: boolean; // something else is the screen's one filled button
  run: () => void | Promise<void>;
}
