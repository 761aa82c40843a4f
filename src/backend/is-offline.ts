/** Whether the browser knows that there is no connection. Only `false` is reliable. */
export const isOffline = (): boolean => navigator.onLine === false;
