/** The HTML document around a rendered page: its head and its preloads. */

import type { Release } from '../../federation.ts'
import type { BootData } from '../../src/remotes/boot-data.ts'
import type { GetBrandFiles } from '../brand/brand-files.ts'
import { webManifestPath } from '../brand/web-manifest.ts'
import { escapeMarkup, serializeForScript } from '../http/escape-markup.ts'
import type { Assets } from '../releases/renderer.ts'

export type DocumentParts = {
  html: string
  title: string
  description: string | null
  /** The tags for search engines and link previews. */
  headTags: string[]
  /** Of the portal's pages. */
  nonce: string | null
  /** In colors of the organization's own. */
  brandFiles: ReturnType<GetBrandFiles>
  assets: Assets
  boot: BootData | null
  /** The release that rendered the page, and the lazy chunks it used. */
  release: Release | null
  chunks: string[]
}

/** A whole page. */
export function renderDocument(parts: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeMarkup(parts.title)}</title>`,
    // Always there, so that the next page can replace it.
    `<meta name="description" content="${escapeMarkup(parts.description ?? '')}">`,
    ...parts.headTags,
    '<meta name="color-scheme" content="light dark">',
    ...renderThemeColors(parts),
    ...renderLinks(parts),
    '</head><body>',
    `<div id="root">${parts.html}</div>`,
    parts.boot ? `<script type="application/json" id="boot">${serializeForScript(parts.boot)}</script>` : '',
    '</body></html>',
  ].join('')
}

function renderThemeColors({ brandFiles }: DocumentParts): string[] {
  return Object.entries(brandFiles?.themeColors ?? {}).map(
    ([scheme, color]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${color}">`,
  )
}

function renderLinks({ assets, brandFiles, boot, nonce, release, chunks }: DocumentParts): string[] {
  const remoteFiles = release ? listRemoteFiles(release, chunks) : []
  const icon = brandFiles?.iconPath ?? assets.icon
  return [
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    // Scripts that create styles at run time find the nonce here: as a property, since browsers hide the attribute.
    ...assets.styles.map(
      (href) => `<link rel="stylesheet"${nonce ? ` nonce="${nonce}"` : ''} href="${href}">`,
    ),
    brandFiles ? `<link rel="stylesheet" href="${brandFiles.stylesPath}">` : '',
    ...remoteFiles.filter((file) => file.endsWith('.css')).map((file) => renderStylesheet(release!, file)),
    ...(boot ? assets.scripts.map((src) => `<script defer fetchpriority="low" src="${src}"></script>`) : []),
    icon ? `<link rel="icon" type="image/svg+xml" href="${icon}">` : '',
    // The portal's pages are the ones with a nonce.
    nonce ? '' : `<link rel="manifest" href="${webManifestPath}">`,
  ]
}

/** The scripts of a release that a page with these lazy chunks needs, for when it is painted. */
export const listPreloads = (release: Release, chunks: string[]): BootData['preloads'] =>
  listRemoteFiles(release, chunks)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ href: release.base + file, integrity: release.browser.integrity[file]! }))

const listRemoteFiles = (release: Release, chunks: string[]) => [
  ...new Set([...listCommonFiles(release), ...listChunkFiles(release, chunks)]),
]

const listCommonFiles = ({ browser }: Release) => [browser.entry, ...browser.scripts, ...browser.styles]

const listChunkFiles = ({ browser }: Release, chunks: string[]) =>
  chunks.flatMap((name) => browser.chunks[name] ?? [])

// crossorigin and integrity as the remote's own runtime requests the file, or it would be fetched twice.
function renderStylesheet({ base, browser }: Release, file: string): string {
  const marker = browser.styleMarkers[file] ? ` data-rspack="${browser.styleMarkers[file]}"` : ''
  return `<link rel="stylesheet" crossorigin="anonymous" integrity="${browser.integrity[file]}"${marker} href="${base}${file}">`
}
