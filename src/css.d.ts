/** The build gives each class of a stylesheet a name of its own and a constant under its readable one. */
declare module '*.css';
