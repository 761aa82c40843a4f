/**
 * Makes React read the document only through `safeDocument`, because markup can take the place of each property of it. React looks
 * into the documents of frames too. What React asks old browsers is answered here: markup could answer it as well.
 */
export const withSafeDocument = (source: string): string =>
  source
    .replace(/(?<=\bcanUseDOM = )!\([^()]*\)/, 'true')
    .replaceAll('"oninput" in document', 'true')
    .replaceAll('"documentMode" in document', 'false')
    .replaceAll('document.documentMode', 'undefined')
    .replace(/nativeEvent\.correspondingUseElement &&[^;]+;/, '')
    .replace(/(?<![\w$.])document(?=\.\w)|\b[\w$.]+\.ownerDocument\b/g, 'safeDocument')
    .replace(/\bdoc\.(?=activeElement|body)/g, 'unshadowed(doc).')
    // React goes from the focused element up to the document. An element with the name `parentNode` would keep it in a circle.
    .replace(/\b(\w+)\.parentNode\b(?!\.)/g, 'getUnshadowed("parentNode", $1)');
