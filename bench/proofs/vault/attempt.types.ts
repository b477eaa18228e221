export interface Attempt {
  readonly what: string;
  readonly isRefused: boolean;
  readonly answer: number; // status; 0 if the response was cut off
}
