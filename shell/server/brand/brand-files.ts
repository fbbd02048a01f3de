/**
 * The colors of the organization as files: a style sheet beside the house's own, and the icon. Their addresses say the
 * colors and what was made of them, so that any shell can serve them and browsers keep them for good.
 */
import { createHash } from 'node:crypto'
import type { OfficeFacts } from '@access/kit'
import { Router } from 'express'
import type * as Server from '../../src/server.tsx'

type BrandRenderer = Pick<typeof Server, 'deriveBrandTheme' | 'renderBrandStyles'>

type Colors = Pick<OfficeFacts, 'brandColor' | 'accentColor'>

type BrandFiles = {
  stylesPath: string
  iconPath: string
  /** The color of the browser's own bar, where it has one. */
  themeColors: { light: string; dark: string } | null
  styles: string
  icon: string
  version: string
}

const folder = '/brand'

export type GetBrandFiles = (colors: Colors) => BrandFiles | null

/** The files of these colors; null for those of the house, which has all of this in its own files. */
export function createBrandFiles(renderer: BrandRenderer): GetBrandFiles {
  // Every page asks for the same.
  let last: { key: string; files: BrandFiles } | undefined
  return ({ brandColor, accentColor }) => {
    if (!brandColor && !accentColor) return null
    const key = formatColors({ brandColor, accentColor })
    if (last?.key !== key) last = { key, files: buildBrandFiles(renderer, { brandColor, accentColor }, key) }
    return last.files
  }
}

function buildBrandFiles(renderer: BrandRenderer, colors: Colors, key: string): BrandFiles {
  const { light, dark } = renderer.deriveBrandTheme(colors)
  const styles = renderer.renderBrandStyles(colors)
  const icon = renderIcon(light.primary ?? '#0f5148', light.accent ?? '#f2b134')
  const version = createHash('sha256').update(styles).update(icon).digest('hex').slice(0, 8)
  const name = `${folder}/${key}.${version}`
  return {
    stylesPath: `${name}.css`,
    iconPath: `${name}.svg`,
    themeColors: light.deep && dark.deep ? { light: light.deep, dark: dark.deep } : null,
    styles,
    icon,
    version,
  }
}

/** 'ffd400-house': the brand's color and the accent's. */
const formatColors = ({ brandColor, accentColor }: Colors) =>
  [brandColor, accentColor].map((color) => color?.slice(1).toLowerCase() ?? house).join('-')

const house = 'house'

const parseColor = (text: string) => (text === house ? null : `#${text}`)

const namePattern = /^\/([\da-f]{6}|house)-([\da-f]{6}|house)\.([\da-f]{8})\.(css|svg)$/

export function createBrandRouter(getBrandFiles: GetBrandFiles): Router {
  const router = Router({ caseSensitive: true, strict: true })
  router.use(folder, (request, response) => {
    const [, brandColor, accentColor, version, extension] = namePattern.exec(request.path) ?? []
    const files =
      brandColor && accentColor && request.method !== 'POST'
        ? getBrandFiles({ brandColor: parseColor(brandColor), accentColor: parseColor(accentColor) })
        : null
    if (!files) {
      response.status(404).set('cache-control', 'no-cache').type('text').send('There is no such file.')
      return
    }
    // Another version of this program made, or will make, something else of these colors.
    const isCurrentVersion = files.version === version
    response
      .set('cache-control', isCurrentVersion ? 'public, max-age=31536000, immutable' : 'no-cache')
      .type(extension!)
      .send(extension === 'css' ? files.styles : files.icon)
  })
  return router
}

/** `shell/src/icon.svg` in other colors. */
const renderIcon = (brand: string, accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>A half-open door with light falling out</title><path fill="${brand}" d="M4 30V15.5C4 8.6 9.4 3 16 3s12 5.6 12 12.5V30z"/><path fill="${accent}" d="M15 30 22 9.5c2 1.5 3.5 3.7 3.5 6.5v14z"/><path fill="#fbf8f2" d="M7 30V16c0-4.8 3.5-8.9 8-9.8V30z"/></svg>`
