// status 0: the server did not answer. code: of the server's error list, or '' if the reply was not understood.
export class ServerError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
