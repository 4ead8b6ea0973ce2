const words = (text: string) => text.trim().split(/\s+/);

/**
 * SVG's elements that draw, or say what is drawn, https://www.w3.org/TR/SVG2/eltindex.html. Not among them: scripts,
 * links, foreign objects, animations (they can set any attribute) and whatever loads.
 */
export const safeElements: ReadonlySet<string> = new Set(
  words(`
    circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
    feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
    feTurbulence filter g image line linearGradient marker mask path pattern polygon polyline radialGradient
    rect stop style svg switch symbol text textPath title tspan use view
  `),
);

/** Their attributes, https://www.w3.org/TR/SVG2/attindex.html, without those that name a place or an event. */
export const safeAttributes: ReadonlySet<string> = new Set(
  words(`
    alignment-baseline amplitude azimuth baseFrequency baseline-shift bias class clip clip-path clip-rule
    clipPathUnits color color-interpolation color-interpolation-filters color-rendering cx cy d diffuseConstant
    direction display divisor dominant-baseline dx dy edgeMode elevation exponent fill fill-opacity fill-rule filter
    filterUnits flood-color flood-opacity font-family font-size font-size-adjust font-stretch font-style font-variant
    font-weight fr fx fy gradientTransform gradientUnits height id image-rendering in in2 intercept k1 k2 k3 k4
    kernelMatrix kernelUnitLength lang lengthAdjust letter-spacing lighting-color limitingConeAngle marker-end
    marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type maskContentUnits maskUnits
    mix-blend-mode mode numOctaves offset opacity operator order orient overflow paint-order pathLength
    patternContentUnits patternTransform patternUnits points preserveAlpha preserveAspectRatio primitiveUnits r radius
    refX refY result role rotate rx ry scale seed shape-rendering slope specularConstant specularExponent spreadMethod
    startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset
    stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale
    systemLanguage tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform
    transform-origin type unicode-bidi values vector-effect version viewBox visibility width word-spacing
    writing-mode x x1 x2 xChannelSelector xml:space y y1 y2 yChannelSelector z
  `),
);
