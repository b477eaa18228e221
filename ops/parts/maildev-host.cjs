// maildev 2.2.0 reads an undeclared variable `host` when its SMTP port is open, and crashes. This file is loaded first and declares it.
globalThis.host = '127.0.0.1';
