/** Colours in OKLCH, in which lightness, chroma and hue are as eyes see them; and the contrast of two by WCAG 2. */

export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = [number, number, number]

/** '#rrggbb' as channels from 0 to 1, without the gamma of screens. */
function parseHex(hex: string): Triple {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  return channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  ) as Triple
}

function formatHex(linear: Triple): string {
  const channels = linear.map((channel) => {
    const encoded = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(Math.min(1, Math.max(0, encoded)) * 255)
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

export function toOklch(hex: string): Oklch {
  const [red, green, blue] = parseHex(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  }
}

function toLinear({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const tolerance = 0.0001

const isOnScreens = (linear: Triple) =>
  linear.every((channel) => channel >= -tolerance && channel <= 1 + tolerance)

/** '#rrggbb'. What no screen shows loses chroma until one does: neither lightness nor hue. */
export function toHex(color: Oklch): string {
  if (isOnScreens(toLinear(color))) return formatHex(toLinear(color))
  let [inside, outside] = [0, color.chroma]
  for (let step = 0; step < 16; step += 1) {
    const middle = (inside + outside) / 2
    if (isOnScreens(toLinear({ ...color, chroma: middle }))) inside = middle
    else outside = middle
  }
  return formatHex(toLinear({ ...color, chroma: inside }))
}

function getLuminance(hex: string): number {
  const [red, green, blue] = parseHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** From 1, for the same color, to 21, for black and white. */
export function getContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
