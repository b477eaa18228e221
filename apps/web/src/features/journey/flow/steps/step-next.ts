export interface StepNext {
  label?: string;
  busy?: boolean;
  disabled?: boolean;
  whyNot?: string; // shown next to the disabled button
  note?: string; // shown next to the enabled button, for example what is missing
  isQuiet?: boolean; // another button is the primary one
  run: () => void | Promise<void>;
}
