import { type EventRow, events } from '../../host/events';

/** A path can have a query, and in a query there may be what the visitor typed. */
const isPassed = (name: string, type: unknown) =>
  name !== 'path' && (type === 'string' || Array.isArray(type));

const parts = Object.values<EventRow>(events).flatMap(({ detail }) => Object.entries(detail));
const names = new Set(parts.flatMap(([name, type]) => (isPassed(name, type) ? name : [])));

/**
 * The script that sends the events of the widgets to `dataLayer`: of each detail only the properties that are a word. A library of
 * the site may send an event of the same name.
 */
export const analyticsScript = (preamble: string) => `${preamble}
${JSON.stringify(Object.keys(events).join(' '))}.split(" ").forEach(function (type) {
  document.addEventListener(type, function (event) {
    if (!event.target.closest || !event.target.closest("[data-widget]")) return;
    var data = { event: type };
    ${JSON.stringify([...names].join(' '))}.split(" ").forEach(function (name) {
      data[name] = (event.detail || {})[name];
    });
    (window.dataLayer = window.dataLayer || []).push(data);
  });
});
`;
