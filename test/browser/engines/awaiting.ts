import type { ConnectOverCDPTransport } from 'playwright-core';
import type { WebSocket } from 'ws';

interface Call {
  id: number;
  params: { awaitPromise?: boolean; returnByValue?: boolean };
}

interface Message {
  id?: number;
  method?: string;
  params?: { frame?: { parentId?: string } };
  result?: { wasThrown?: boolean; result?: { className?: string; objectId?: string } };
}

interface Envelope {
  id?: number;
  method?: string;
  params?: { targetId: string; message: string };
}

/** What is known of a call whose value Playwright waits for. */
interface Waiting {
  targetId: string;
  returnByValue: boolean;
  /** Whether it is a click: it has no value, and often leads to another page. */
  click: boolean;
}

/** Numbers from here on are of messages that Playwright knows nothing of. */
const ownNumbers = 1e9;

/**
 * The way of Playwright's messages to a page of WebKit and back. Playwright asks a call for the value of the promise
 * that it returns. WebKit 16 ignores that and answers with the promise, so here the value is asked for in a second
 * call. Messages for the page travel as text inside messages for its target.
 */
export function awaiting(socket: WebSocket): ConnectOverCDPTransport {
  const calls = new Map<number, Waiting>();
  const promises = new Map<number, Waiting>();
  /** Calls that have been answered because the page was left. */
  const over = new Set<number>();
  let number = ownNumbers;

  const send = (targetId: string, id: number, method: string, params: object) => {
    const message = JSON.stringify({ id, method, params });
    const envelope = { id: number++, method: 'Target.sendMessageToTarget', params: { targetId, message } };
    socket.send(JSON.stringify(envelope));
  };

  /** Asks for the value of what a call returned. True if there is something to ask for. */
  function ask({ id = 0, result }: Message): boolean {
    const call = calls.get(id);
    calls.delete(id);
    const { className, objectId } = result?.result ?? {};
    if (!call || !objectId || result?.wasThrown) return false;
    const { targetId, returnByValue } = call;
    if (className === 'Promise') {
      promises.set(id, call);
      send(targetId, id, 'Runtime.awaitPromise', { promiseObjectId: objectId, returnByValue });
    } else if (returnByValue) {
      const functionDeclaration = 'function () { return this }';
      send(targetId, id, 'Runtime.callFunctionOn', { objectId, functionDeclaration, returnByValue });
    } else return false;
    return true;
  }

  /** A page that is left never answers. Playwright takes an error for the end of what it called. */
  function giveUp() {
    for (const [id, { click, targetId }] of [...calls, ...promises]) {
      over.add(id);
      const error = { code: -32000, message: 'The page was left.' };
      const nothing = { result: { type: 'undefined' }, wasThrown: false };
      const message = JSON.stringify(click ? { id, result: nothing } : { id, error });
      transport.onmessage?.({ method: 'Target.dispatchMessageFromTarget', params: { targetId, message } });
    }
    calls.clear();
    promises.clear();
  }

  const transport: ConnectOverCDPTransport = {
    send(envelope: Envelope) {
      const { targetId = '', message = '{}' } = envelope.params ?? {};
      const call: Call = JSON.parse(message);
      if (!call.params?.awaitPromise) return socket.send(JSON.stringify(envelope));
      const returnByValue = call.params.returnByValue ?? false;
      calls.set(call.id, { targetId, returnByValue, click: message.includes('__pwWebViewInput') });
      Object.assign(call.params, { awaitPromise: false, returnByValue: false });
      const params = { targetId, message: JSON.stringify(call) };
      socket.send(JSON.stringify({ ...envelope, params }));
    },
    close: () => socket.close(),
  };
  socket.on('message', (text) => {
    const envelope: Envelope = JSON.parse(String(text));
    const inner = envelope.method === 'Target.dispatchMessageFromTarget' ? envelope.params?.message : '';
    const message: Message = JSON.parse(inner || '{}');
    const { id = 0, method, params } = message;
    if ((envelope.id ?? 0) >= ownNumbers || over.delete(id) || ask(message)) return;
    promises.delete(id);
    transport.onmessage?.(envelope);
    if (method === 'Page.frameNavigated' && !params?.frame?.parentId) giveUp();
  });
  socket.on('close', () => transport.onclose?.());
  return transport;
}
