/** With what somebody signed in, in words they know it by. The whole of what a browser says of itself is not kept. */

// The first that fits: most browsers also call themselves by the names of older ones.
const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
]

/** 'Chrome on Windows'; null for what is no browser that we know. */
export function deviceIn(agent: string): string | null {
  const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(agent))?.[1]
  const browser = nameIn(browsers)
  const system = nameIn(systems)
  if (!browser) return null
  return system ? `${browser} on ${system}` : browser
}
