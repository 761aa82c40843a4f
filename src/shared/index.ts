/** Everything that a widget may import. The build puts it into shared.js. */
export { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals-react';
export { useSignals } from '@preact/signals-react/runtime';
// To use more of React, add the name here and, if it is cut from React, to src/shared/ui/react/needs.ts.
export { Fragment, type ReactNode, type RefObject, useEffect, useId, useMemo, useRef } from 'react';
export { type JSX, jsx, jsxs } from 'react/jsx-runtime';
export { type Detail, longestCheck } from '../facts/events';
export { type Backend, createBackend, type LoginCalls } from './backend/backend';
export { Failure } from './backend/failure';
export { isVersion } from './backend/is-version';
export { readWait } from './backend/read-wait';
export { endAll, listen } from './guard/listen';
export { afterLoad } from './host/after-load';
export type { Host } from './host/host';
export { signedInElsewhere } from './host/other-tabs';
export { lastingStorage, storage } from './host/storage';
export { type Key, valueMark } from './i18n/translator';
export { isThisPage } from './page/address/href';
export { isLanguageCode } from './page/languages';
export { mainSiteLinks } from './page/main-site';
export { routes } from './routes';
export { Button, buttonClass } from './ui/Button';
export { findMain, focusOnce } from './ui/main-content';
export { moveFocus, readerPause } from './ui/move-focus';
export { anyPlace, placeName, placeProps } from './ui/place';
export { Spinner } from './ui/Spinner';
export { type Click, doubleClickTime, isSecondClick } from './ui/second-click';
export { tel } from './ui/tel';
