import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request whose path arrives as it is written: `fetch` would resolve dots and encode. */
export async function rawRequest(
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> {
  const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) };
}

/** The status and the body of an answer over HTTP/2, without TLS. */
export async function rawRequestOverHttp2(port: number, path: string): Promise<[number, string]> {
  const session = connect(`http://127.0.0.1:${port}`);
  const stream = session.request({ ':path': path });
  const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  session.close();
  return [headers[':status'] ?? 0, Buffer.concat(parts).toString()];
}
