/**
 * Colors in OKLCH, in which lightness, chroma and hue are as eyes see them, and the contrast of two by WCAG 2. By culori,
 * of which only these color spaces are loaded.
 */
import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeOklab]) registerMode(mode)
const convertToOklch = registerMode(modeOklch)

export type { Oklch }

export const toOklch = (hex: string): Oklch => convertToOklch(hex)!

/** '#rrggbb'. What no screen shows loses chroma until one does: neither lightness nor hue. */
export const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))

/** From 1, for the same color, to 21, for black and white. */
export const getContrast = (one: string, other: string): number => wcagContrast(one, other)
