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

/** A call with a value that Playwright waits for. */
interface Waiting {
  targetId: string;
  returnByValue: boolean;
  /** Whether the call is a click. A click has no value and often leads to another page. */
  click: boolean;
}

/** The first number for messages that this module sends itself. */
const ownNumbers = 1e9;

/**
 * Transports Playwright's messages to a page of WebKit and back. If a call returns a promise, Playwright requests the value
 * of the promise. WebKit 16 ignores this and answers with the promise, so this module requests the value with a second
 * call. Messages for the page are text inside messages for its target.
 */
export function awaiting(socket: WebSocket): ConnectOverCDPTransport {
  const calls = new Map<number, Waiting>();
  const promises = new Map<number, Waiting>();
  /** Calls that this module has answered because the page was left. */
  const over = new Set<number>();
  let number = ownNumbers;

  const send = (targetId: string, id: number, method: string, params: object) => {
    const message = JSON.stringify({ id, method, params });
    const envelope = { id: number++, method: 'Target.sendMessageToTarget', params: { targetId, message } };
    socket.send(JSON.stringify(envelope));
  };

  /** Requests the value of the object that a call returned. Returns false if the call did not return an object. */
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

  /** Answers all open calls when the page was left, because the page never answers them. */
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
