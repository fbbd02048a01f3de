/** The HTML around a rendered page: what its head says and what the browser should fetch at once. */

import type { Release } from '../federation.ts'
import type { Boot } from '../src/boot.ts'
import { escaped, inScript } from './escaped.ts'
import type { Assets } from './renderer.ts'

export type DocumentParts = {
  html: string
  title: string
  description: string | null
  /** What the head tells search engines and those who share the page. */
  found: string[]
  nonce: string
  assets: Assets
  boot: Boot | null
  /** The remote that made the page, and the lazy chunks it used. */
  release: Release | null
  chunks: string[]
  development: boolean
}

/** A whole page. */
export function documentOf(parts: DocumentParts): string {
  return [
    '<!doctype html><html lang="en-US"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(parts.title)}</title>`,
    // Always there, so that a page the visitor goes on to can put its own in its place.
    `<meta name="description" content="${escaped(parts.description ?? '')}">`,
    ...parts.found,
    '<meta name="color-scheme" content="light dark">',
    ...links(parts),
    '</head><body>',
    `<div id="root">${parts.html}</div>`,
    parts.boot ? `<script type="application/json" id="boot">${inScript(parts.boot)}</script>` : '',
    '</body></html>',
  ].join('')
}

function links({ assets, boot, nonce, release, chunks, development }: DocumentParts): string[] {
  const theirs = release ? [...new Set([...ofEveryPage(release), ...ofChunks(release, chunks)])] : []
  return [
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    // Whoever makes styles while it runs finds the nonce here: as a property, since browsers hide the attribute.
    ...assets.styles.map((href) => `<link rel="stylesheet" nonce="${nonce}" href="${href}">`),
    ...theirs.filter((file) => file.endsWith('.css')).map((file) => styleOf(release!, file)),
    ...(boot ? assets.scripts.map((src) => `<script defer src="${src}"></script>`) : []),
    ...(boot ? theirs.filter((file) => file.endsWith('.js')).map((file) => preloadOf(release!, file)) : []),
    assets.icon ? `<link rel="icon" type="image/svg+xml" href="${assets.icon}">` : '',
    development ? '<script defer src="/dev/reload.js"></script>' : '',
  ]
}

const ofEveryPage = ({ browser }: Release) => [browser.entry, ...browser.preload, ...browser.css]

const ofChunks = ({ browser }: Release, chunks: string[]) =>
  chunks.flatMap((name) => browser.chunks[name] ?? [])

// crossorigin and integrity as the remote's own runtime asks for the file, or it would be fetched twice.
function preloadOf({ base, browser }: Release, file: string): string {
  return `<link rel="preload" as="script" crossorigin="anonymous" integrity="${browser.integrity[file]}" href="${base}${file}">`
}

function styleOf({ base, browser }: Release, file: string): string {
  const mark = browser.marks[file] ? ` data-rspack="${browser.marks[file]}"` : ''
  return `<link rel="stylesheet" crossorigin="anonymous" integrity="${browser.integrity[file]}"${mark} href="${base}${file}">`
}
