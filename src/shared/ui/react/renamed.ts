/** The attributes that React writes under another name, for example `stroke-width`. */
export const renamed = `
  acceptCharset htmlFor httpEquiv crossOrigin accentHeight alignmentBaseline arabicForm baselineShift capHeight
  clipPath clipRule colorInterpolation colorInterpolationFilters colorProfile colorRendering dominantBaseline
  enableBackground fillOpacity fillRule floodColor floodOpacity fontFamily fontSize fontSizeAdjust fontStretch
  fontStyle fontVariant fontWeight glyphName glyphOrientationHorizontal glyphOrientationVertical horizAdvX
  horizOriginX imageRendering letterSpacing lightingColor markerEnd markerMid markerStart overlinePosition
  overlineThickness paintOrder panose-1 pointerEvents renderingIntent shapeRendering stopColor stopOpacity
  strikethroughPosition strikethroughThickness strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin
  strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering transformOrigin
  underlinePosition underlineThickness unicodeBidi unicodeRange unitsPerEm vAlphabetic vHanging vIdeographic
  vMathematical vectorEffect vertAdvY vertOriginX vertOriginY wordSpacing writingMode xmlnsXlink xHeight
` as const;
