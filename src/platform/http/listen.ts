// Opens the sockets of the server: which addresses a host name stands for, limits for clients, and ports in use.
import { createServer, type RequestListener, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { errnoOf, PlatformFailure, reasonOf } from "../failure.ts";

/** Where to listen. */
export interface ListenRequest {
  /** `localhost` stands for both loopback addresses. */
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
}

/** Open sockets, all with one port. */
interface Listening {
  readonly port: number;
  /** Stops at once: open connections are cut. */
  close(): Promise<void>;
}

// Targets are limited to 16 KiB (requestTarget.ts); the timeouts end slow clients.
const limits = { maxHeaderSize: 32 * 1024, headersTimeout: 30_000, requestTimeout: 60_000, keepAliveTimeout: 10_000 };
const idleTimeoutMs = 120_000;
const attemptsForFreePort = 5;

/** Listens on a host. @throws PlatformFailure: port-taken; bad-call when this machine has no such address. */
export async function listen({ host, port }: ListenRequest, handler: RequestListener): Promise<Listening> {
  if (host !== "localhost") return listening([await open(host, port, handler)]);
  for (let attempt = 1; ; attempt += 1) {
    const first = await open("127.0.0.1", port, handler);
    try {
      const second = await openIfPresent("::1", portOf(first), handler);
      return listening(second === undefined ? [first] : [first, second]);
    } catch (error) {
      await closeServer(first);
      // A port that is free on one loopback address may be in use on the other: then another port is tried.
      if (port !== 0 || attempt === attemptsForFreePort) throw error;
    }
  }
}

/** Listens on an address that this machine may not have. */
async function openIfPresent(address: string, port: number, handler: RequestListener): Promise<Server | undefined> {
  try {
    return await open(address, port, handler);
  } catch (error) {
    if (error instanceof PlatformFailure && error.diagnostic.code === "bad-call") return undefined; // no IPv6 here
    throw error;
  }
}

function open(address: string, port: number, handler: RequestListener): Promise<Server> {
  const server = createServer(limits, handler);
  server.setTimeout(idleTimeoutMs);
  server.on("clientError", refuse);
  // Without this, Node closes the connection without a word.
  server.on("connect", (_, socket) => answer(socket, 405));
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => reject(listenFailure(error, { host: address, port }));
    server.once("error", fail);
    server.listen(port, address, () => {
      server.off("error", fail);
      resolve(server);
    });
  });
}

/**
 * Answers data that is no valid request. Without this, Node 24 may close the connection before its answer arrives, when
 * more data is waiting to be read.
 */
function refuse(error: Error, socket: Duplex): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  answer(socket, statusByErrno[errnoOf(error) ?? ""] ?? 400);
}

const statusByErrno: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers without a body what no handler gets to see. */
function answer(socket: Duplex, status: number): void {
  const allowed = status === 405 ? "Allow: GET, HEAD\r\n" : "";
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allowed}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

function listenFailure(error: Error, { host, port }: ListenRequest): PlatformFailure {
  const errno = errnoOf(error);
  const hint = "stop the other program, or choose another port with --port (0 picks a free one)";
  if (errno === "EADDRINUSE")
    return failure("port-taken", { message: `port ${port} of ${host} is in use`, hint, error });
  if (errno === "EACCES")
    return failure("port-taken", { message: `port ${port} of ${host}: ${reasonOf(error)}`, hint, error });
  const message = `cannot listen on ${host}: ${reasonOf(error)}`;
  return failure("bad-call", { message, hint: "give --host a name or address of this machine", error });
}

interface FailureText {
  readonly message: string;
  readonly hint: string;
  readonly error: Error;
}

function failure(code: "port-taken" | "bad-call", { message, hint, error }: FailureText): PlatformFailure {
  return new PlatformFailure({ code, severity: "error", message, hint }, error);
}

function listening(servers: readonly Server[]): Listening {
  const [first] = servers;
  return {
    port: first === undefined ? 0 : portOf(first),
    close: async () => {
      await Promise.all(servers.map(closeServer));
    },
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}
