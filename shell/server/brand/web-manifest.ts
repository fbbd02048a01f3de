/**
 * GET /manifest.webmanifest: what a bookmark on a phone's screen is called and looks like (W3C Web Application
 * Manifest). It stays a page of the browser, so that nobody is offered to install it: an app would stay on a device that
 * others look into, and would have no address bar to leave by.
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
      display: 'browser',
      ...(brandFiles?.themeColors && { theme_color: brandFiles.themeColors.light }),
      icons: icon ? [{ src: icon, sizes: 'any', type: 'image/svg+xml' }] : [],
    }
    // It changes with the settings.
    response.set('cache-control', 'no-cache').type('application/manifest+json').send(JSON.stringify(manifest))
  }
