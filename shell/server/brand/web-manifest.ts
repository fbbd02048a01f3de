/**
 * GET /manifest.webmanifest: what a bookmark on a phone's screen is called and looks like (W3C Web Application
 * Manifest), and by which the site can be installed. An app stays on a device that others look into, so that nobody is
 * offered it (`hydrate-page.tsx`), and its window keeps an address and a way back.
 */
import type { OfficeFacts } from '@access/kit'
import type { RequestHandler } from 'express'
import type { GetBrandFiles } from './brand-files.ts'

export const webManifestPath = '/manifest.webmanifest'

type Options = {
  getOffice(): Promise<{ facts: OfficeFacts }>
  getBrandFiles: GetBrandFiles
  assets: { icon: string | null }
}

export const createWebManifest =
  ({ getOffice, getBrandFiles, assets }: Options): RequestHandler =>
  async (_request, response) => {
    const { facts } = await getOffice()
    const brandFiles = getBrandFiles(facts)
    const icon = brandFiles?.iconPath ?? assets.icon
    const manifest = {
      name: facts.name,
      description: facts.description,
      lang: 'en-US',
      start_url: '/',
      display: 'minimal-ui',
      ...(brandFiles?.themeColors && { theme_color: brandFiles.themeColors.light }),
      icons: icon ? [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] : [],
    }
    // It changes with the settings.
    response.set('cache-control', 'no-cache').type('application/manifest+json').send(JSON.stringify(manifest))
  }
