/**
 * The tokens of an organization's two colors, light and dark. Each token keeps the lightness that it has in the house's
 * own colors (`styles/tokens.css`), and takes the hue and the strength of the organization's; where that lacks contrast
 * it is mended by lightness, never by hue.
 */
import { getContrast, type Oklch, toHex, toOklch } from './oklch.ts'

/** As '#rrggbb'; null for those of the house. */
export type BrandColors = { brandColor: string | null; accentColor: string | null }

type Theme = 'light' | 'dark'

/** A color that could not be used as it was chosen. */
export type MendedColor = {
  name: keyof BrandColors
  original: string
  used: string
  /** Of the original one where it is needed most, and how much is needed. */
  contrast: number
  required: number
}

export type BrandTheme = {
  /** By the names of tokens, without the dashes. */
  light: Record<string, string>
  dark: Record<string, string>
  mended: MendedColor[]
}

/** WCAG AA: text, and what is not text. */
const ratios = { text: 4.5, part: 3 }

/** Those of `styles/tokens.css`: what the brand's tokens stand on or beside. */
const ink = '#15211e'
const grounds = {
  light: ['#fbf8f2', '#ffffff', '#f1ebdf'],
  dark: ['#0f1715', '#18231f', '#22302b', '#141f1b'],
}

/** The website's own, in light. */
export const houseColors = { brandColor: '#0f5148', accentColor: '#f2b134' }

/** Tokens that are derived and need nothing but their lightness: [light, dark], in the house's colors. */
const brandTints = {
  'verdigris-100': ['#dcede8', '#1b332c'],
  'verdigris-50': ['#eef6f3', '#16241f'],
  'deep-line': ['#2b5a51', '#2a5048'],
  'i-wall': ['#dcede8', '#1b3a33'],
  'i-deep': ['#072f2a', '#061b18'],
  'i-mid': ['#0f5148', '#1f6c5f'],
  'i-soft': ['#3f7d72', '#4f9184'],
  'i-paper': ['#ffffff', '#dfe9e4'],
  'i-pane': ['#f4faf7', '#10302a'],
} as const
const accentTints = {
  band: ['#fbe3ae', '#18231c'],
  'i-light': ['#f2b134', '#e9b04a'],
  'i-glow': ['#fbe3ae', '#f6d693'],
  'i-step': ['#ffffff', '#f6d693'],
} as const

export function deriveBrandTheme({ brandColor, accentColor }: BrandColors): BrandTheme {
  const deep = deriveDeep(brandColor)
  const brand = brandColor ? deriveBrand(brandColor, deep) : null
  const accent = accentColor ? deriveAccent(accentColor, deep) : null
  return {
    light: { ...brand?.light, ...accent?.light },
    dark: { ...brand?.dark, ...accent?.dark },
    mended: [
      ...(brandColor ? describeMending('brandColor', brandColor, brand!.light.link!, grounds.light) : []),
      ...(accentColor ? describeMending('accentColor', accentColor, accent!.light.accent!, [ink]) : []),
    ],
  }
}

/** The tokens as a style sheet; on paper they stay what the house's style sheet says. */
export function renderBrandStyles(colors: BrandColors): string {
  const { light, dark } = deriveBrandTheme(colors)
  const lines = Object.keys(light).map((name) => `--${name}:light-dark(${light[name]},${dark[name]});`)
  return `@layer tokens{@media screen{:root{${lines.join('')}}}}`
}

/** The dark grounds, which are dark in both themes, and what lies on them. */
function deriveDeep(brandColor: string | null) {
  const shift = createShift(brandColor ?? houseColors.brandColor, houseColors.brandColor)
  const darken = (hex: string) => mend(shift(hex), ['#ffffff'], 7, 'darker')
  return { light: darken('#072f2a'), dark: darken('#0a2621'), hover: darken('#0b4039') }
}

type Deep = ReturnType<typeof deriveDeep>

function deriveBrand(brandColor: string, deep: Deep): Record<Theme, Record<string, string>> {
  const shift = createShift(brandColor, houseColors.brandColor)
  const tints = deriveTints(brandTints, shift)
  const deriveTheme = (theme: Theme): Record<string, string> => {
    const direction = theme === 'light' ? 'darker' : 'lighter'
    const behind = [...grounds[theme], tints[theme]['verdigris-50']!, tints[theme]['verdigris-100']!]
    const link = mend(theme === 'light' ? brandColor : shift('#7fd1bf'), behind, ratios.text, direction)
    const hover = changeLightness(link, theme === 'light' ? -0.06 : 0.06)
    return {
      ...tints[theme],
      link,
      'link-hover': hover,
      primary: link,
      'primary-hover': hover,
      'on-primary':
        theme === 'light' ? '#ffffff' : mend(shift('#062420'), [link, hover], ratios.text, 'darker'),
      deep: deep[theme],
      'deep-hover': deep.hover,
      'on-deep-muted': mend(shift('#c9d9d3'), [deep[theme], deep.hover], ratios.text, 'lighter'),
      'on-deep-button': deep.light,
      'verdigris-500': mend(shift('#3f7d72'), grounds.light, ratios.part, 'darker'),
    }
  }
  const [light, dark] = [deriveTheme('light'), deriveTheme('dark')]
  return {
    light: { ...light, scrim: `${deep.light}9e` },
    dark: { ...dark, scrim: '#000000ad' },
  }
}

function deriveAccent(accentColor: string, deep: Deep): Record<Theme, Record<string, string>> {
  const shift = createShift(accentColor, houseColors.accentColor)
  const tints = deriveTints(accentTints, shift)
  const deriveTheme = (theme: Theme): Record<string, string> => {
    const isLight = theme === 'light'
    // Its text is the ink in both themes, and it lies on the dark grounds.
    const start = isLight ? accentColor : shift('#f6c667')
    const readable = mend(start, [ink], ratios.text, 'lighter')
    const accent = mend(readable, [deep.light, deep.dark, deep.hover], ratios.part, 'lighter')
    const glow = shift(isLight ? '#fbe3ae' : '#34351f')
    const textDirection = isLight ? 'darker' : 'lighter'
    const mendText = (hex: string) => mend(shift(hex), [glow, tints[theme].band!], ratios.text, textDirection)
    return {
      ...tints[theme],
      accent,
      'accent-hover': changeLightness(accent, 0.05),
      glow,
      'glow-edge': isLight ? 'transparent' : shift('#6b5a26'),
      'on-glow': mendText(isLight ? '#15211e' : '#f8ecd0'),
      'on-glow-muted': mendText(isLight ? '#45412f' : '#dccfae'),
    }
  }
  const [light, dark] = [deriveTheme('light'), deriveTheme('dark')]
  const both = { 'marigold-400': light.accent!, 'focus-line-deep': light.accent! }
  return {
    light: { ...light, ...both, 'focus-line': ink, 'focus-halo': light.accent! },
    dark: { ...dark, ...both, 'focus-line': dark.accent!, 'focus-halo': '#0f1715' },
  }
}

type Shift = (hex: string) => string

/** Gives colors of the house the hue of another, and as much more or less chroma as that has. */
function createShift(color: string, houseColor: string): Shift {
  const { c: chroma, h: hue } = toOklch(color)
  const strength = Math.min(chroma / toOklch(houseColor).c, maxStrength)
  return (hex) => {
    const house = toOklch(hex)
    return toHex({ ...house, c: house.c * strength, h: hue })
  }
}

/** Grounds of a glaring color would still be too glaring. */
const maxStrength = 2

function deriveTints(
  tints: Record<string, readonly [string, string]>,
  shift: Shift,
): Record<Theme, Record<string, string>> {
  const pick = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(tints).map(([name, pair]) => [name, shift(pair[index])]))
  return { light: pick(0), dark: pick(1) }
}

const lightnessStep = 0.005

/** The nearest color of the same hue that has this contrast with all that it stands on. */
function mend(
  hex: string,
  behind: readonly string[],
  required: number,
  direction: 'darker' | 'lighter',
): string {
  const change = direction === 'darker' ? -lightnessStep : lightnessStep
  const color: Oklch = toOklch(hex)
  let mended = hex
  const end = direction === 'darker' ? 0 : 1
  while (getLeastContrast(mended, behind) < required && color.l !== end) {
    color.l = Math.min(1, Math.max(0, color.l + change))
    mended = toHex(color)
  }
  return mended
}

const getLeastContrast = (hex: string, behind: readonly string[]) =>
  Math.min(...behind.map((other) => getContrast(hex, other)))

function changeLightness(hex: string, change: number): string {
  const color = toOklch(hex)
  return toHex({ ...color, l: Math.min(1, Math.max(0, color.l + change)) })
}

function describeMending(
  name: keyof BrandColors,
  original: string,
  used: string,
  behind: readonly string[],
): MendedColor[] {
  if (original.toLowerCase() === used) return []
  return [{ name, original, used, contrast: getLeastContrast(original, behind), required: ratios.text }]
}
