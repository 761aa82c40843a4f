import { WebSocket } from 'ws';

/**
 * Makes WebKit answer in a millisecond instead of forty. Inside WebKit each message travels over TCP connections that
 * do not send a second short message before the first is acknowledged (Nagle's algorithm), while the receiver delays
 * an acknowledgement that has nothing to travel with. WebKit confirms each call by a message before the answer. So each
 * confirmation is followed by messages in the other direction, which take the acknowledgements with them: a pong for
 * the first connection, and for those inside WebKit a message to a page that does not exist, which nobody answers.
 */
export function acknowledge(socket: WebSocket): void {
  const url = socket.url.replace(/\d+\/WebPage$/, '999999/WebPage');
  let nobody: WebSocket;
  // WebKit closes the connection whenever its list of pages changes, for example by a new title.
  const open = () => {
    nobody = new WebSocket(url);
    nobody.on('error', () => {});
    nobody.on('close', () => socket.readyState === WebSocket.OPEN && open());
  };
  open();
  socket.on('close', () => nobody.close());
  socket.on('message', (message) => {
    if (!String(message).startsWith('{"result":{}')) return;
    socket.pong();
    if (nobody.readyState === WebSocket.OPEN) nobody.send('{}');
  });
}
