import { expect, test } from 'vitest'
import { deriveBrandTheme, renderBrandStyles } from './brand-theme.ts'
import { getContrast, toOklch } from './oklch.ts'

const pairs: readonly (readonly [front: string, behind: string, required: number])[] = [
  ['link', '#ground', 4.5],
  ['link', 'verdigris-50', 4.5],
  ['link', 'verdigris-100', 4.5],
  ['link-hover', '#ground', 4.5],
  ['on-primary', 'primary', 4.5],
  ['on-primary', 'primary-hover', 4.5],
  ['#ffffff', 'deep', 4.5],
  ['#ffffff', 'deep-hover', 4.5],
  ['on-deep-muted', 'deep', 4.5],
  ['on-deep-button', '#ffffff', 4.5],
  ['#15211e', 'accent', 4.5],
  ['#15211e', 'accent-hover', 4.5],
  ['accent', 'deep', 3],
  ['focus-line-deep', 'deep', 3],
  ['on-glow', 'glow', 4.5],
  ['on-glow-muted', 'glow', 4.5],
  ['on-glow', 'band', 4.5],
]
const grounds = { light: ['#fbf8f2', '#ffffff', '#f1ebdf'], dark: ['#0f1715', '#18231f', '#22302b'] }

const colors = [
  '#ffd400',
  '#777777',
  '#000000',
  '#ffffff',
  '#0b3d91',
  '#c2410c',
  '#ff00ff',
  '#00ff00',
  '#0f5148',
]

test.each(colors.flatMap((brand) => colors.map((accent) => [brand, accent] as const)))(
  '%s and %s can be read on every ground, light and dark',
  (brandColor, accentColor) => {
    const themes = deriveBrandTheme({ brandColor, accentColor })
    const failing = (['light', 'dark'] as const).flatMap((theme) =>
      pairs.flatMap(([front, behind, required]) => {
        const find = (name: string) => (name.startsWith('#') ? name : themes[theme][name]!)
        return (behind === '#ground' ? grounds[theme] : [find(behind)])
          .filter((ground) => getContrast(find(front), ground) < required)
          .map((ground) => `${theme}: ${front} ${find(front)} on ${behind} ${ground}`)
      }),
    )
    expect(failing).toEqual([])
  },
)

test('a color that can be read is used as it is, and nothing is mended', () => {
  const theme = deriveBrandTheme({ brandColor: '#0b3d91', accentColor: '#f2b134' })
  expect(theme.light).toMatchObject({ link: '#0b3d91', primary: '#0b3d91', accent: '#f2b134' })
  expect(theme.mended).toEqual([])
})

test('a color without enough contrast is mended by its lightness, and keeps its hue', () => {
  const { light, mended } = deriveBrandTheme({ brandColor: '#ffd400', accentColor: '#777777' })
  expect(mended).toMatchObject([
    { name: 'brandColor', original: '#ffd400', used: light.link, required: 4.5 },
    { name: 'accentColor', original: '#777777', used: light.accent, required: 4.5 },
  ])
  expect(mended[0]!.contrast).toBeCloseTo(1.2, 0)
  expect(toOklch(light.link!).l).toBeLessThan(toOklch('#ffd400').l)
  expect(Math.abs(toOklch(light.link!).h! - toOklch('#ffd400').h!)).toBeLessThan(3)
})

test('the colors of the house lead to those that its style sheet has, or nearly', () => {
  const { light, dark } = deriveBrandTheme({ brandColor: '#0f5148', accentColor: '#f2b134' })
  expect(light).toMatchObject({ link: '#0f5148', accent: '#f2b134' })
  expect(getContrast(light.deep!, '#072f2a')).toBeLessThan(1.05)
  expect(getContrast(dark.link!, '#7fd1bf')).toBeLessThan(1.15)
})

test('one color alone leaves the tokens of the other as they are', () => {
  const styles = renderBrandStyles({ brandColor: null, accentColor: '#c2410c' })
  expect(styles).toContain('--accent:light-dark(#')
  expect(styles).not.toContain('--link')
  expect(renderBrandStyles({ brandColor: null, accentColor: null })).toBe(
    '@layer tokens{@media screen{:root{}}}',
  )
})
