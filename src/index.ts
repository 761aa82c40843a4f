/** Everything that a widget may import. The build puts it into shared.js. */
export { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
export { useSignals } from '@preact/signals-react/runtime';
// To use more of React, add the name here and, if it is cut from React, to src/tooling/react/needs.ts.
export { Fragment, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
export { jsx, jsxs } from 'react/jsx-runtime';
export { type Backend, createBackend } from './backend/backend';
export { Failure } from './backend/failure';
export { afterLoad } from './host/after-load';
export { readCulture } from './host/culture';
export type { Host } from './host/host';
export { lastingStorage, storage } from './host/storage';
export type { Key } from './i18n/texts';
export { mainSiteLinks } from './page/main-site';
export type { Page } from './page/page';
export { routes } from './routes';
export { Button, buttonClass } from './ui/Button';
export { Confirm } from './ui/Confirm';
export { useDisclosure } from './ui/disclosure';
export { ErrorBox } from './ui/ErrorBox';
export { Form } from './ui/form/Form';
export { Select } from './ui/form/Select';
export { stopEnter } from './ui/form/stop-enter';
export { TextField } from './ui/form/TextField';
export { minutesFrom } from './ui/ring/duration';
export { Ring } from './ui/ring/Ring';
export { Spinner } from './ui/Spinner';
export { tel } from './ui/tel';
