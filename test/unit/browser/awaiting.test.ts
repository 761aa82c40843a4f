import { EventEmitter } from 'node:events';
import { beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { awaiting } from '../../browser/engines/awaiting';

let sent: { id: number; method: string; params: Record<string, unknown> }[] = [];
let forwarded: object[] = [];
let socket = new EventEmitter();
let transport: ReturnType<typeof awaiting>;

/** The messages that the page receives, without their envelopes. */
const received = () => sent.map(({ params }) => JSON.parse(String(params.message)));

const answer = (message: object) => {
  const params = { targetId: 'page-1', message: JSON.stringify(message) };
  socket.emit('message', JSON.stringify({ method: 'Target.dispatchMessageFromTarget', params }));
};

const call = (functionDeclaration = 'f') => {
  const params = { functionDeclaration, returnByValue: true, awaitPromise: true };
  const message = JSON.stringify({ id: 7, method: 'Runtime.callFunctionOn', params });
  transport.send({ id: 1, method: 'Target.sendMessageToTarget', params: { targetId: 'page-1', message } });
};

const reported = () =>
  forwarded.map((envelope) => JSON.parse((envelope as { params: { message: string } }).params.message));

beforeEach(() => {
  sent = [];
  forwarded = [];
  socket = Object.assign(new EventEmitter(), { send: (text: string) => sent.push(JSON.parse(text)) });
  transport = awaiting(socket as unknown as WebSocket);
  transport.onmessage = (message) => forwarded.push(message);
});

test('the value of a promise is requested with a second call, which has the number of the first one', () => {
  call();
  answer({ id: 7, result: { result: { className: 'Promise', objectId: 'p' } } });
  expect(received()).toMatchObject([
    { id: 7, params: { returnByValue: false, awaitPromise: false } },
    { id: 7, method: 'Runtime.awaitPromise', params: { promiseObjectId: 'p', returnByValue: true } },
  ]);
  expect(forwarded).toEqual([]);
  answer({ id: 7, result: { result: { value: 1 } } });
  expect(reported()).toEqual([{ id: 7, result: { result: { value: 1 } } }]);
});

test('the value of an object that is not a promise is requested too', () => {
  call();
  answer({ id: 7, result: { result: { className: 'Object', objectId: 'o' } } });
  expect(received()[1]).toMatchObject({ method: 'Runtime.callFunctionOn', params: { objectId: 'o' } });
});

test('values, errors and all other messages are passed on without changes', () => {
  call();
  answer({ id: 7, result: { result: { value: 2 } } });
  call();
  answer({ id: 7, result: { wasThrown: true, result: { objectId: 'e' } } });
  answer({ method: 'Console.messageAdded' });
  expect(reported()).toHaveLength(3);
  expect(sent).toHaveLength(2);
});

test('when the page is left, calls fail and clicks end; late answers are ignored', () => {
  for (const [code, expected] of [
    ['f', { id: 7, error: { message: 'The page was left.' } }],
    ['__pwWebViewInput.mouseEvent', { id: 7, result: { wasThrown: false } }],
  ] as const) {
    call(code);
    answer({ id: 7, result: { result: { className: 'Promise', objectId: 'p' } } });
    answer({ method: 'Page.frameNavigated', params: { frame: { id: '1' } } });
    answer({ id: 7, result: { result: { value: 3 } } });
    expect(reported().slice(-2)).toMatchObject([{ method: 'Page.frameNavigated' }, expected]);
  }
});
