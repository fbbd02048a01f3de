/** A page that needs neither remotes nor scripts: what is wrong, and where to go on, home if nowhere else. */
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Shell } from '../releases/renderer.ts'
import { noindexTag } from '../seo/head.ts'
import { renderDocument } from './html-document.ts'

export type PlainPage = { status: number; text: string; way?: { to: string; text: string } }

const wayHome = { to: '/', text: 'Go to the home page' }

export function renderPlainPage(
  { assets, renderer }: Shell,
  { status, text, way = wayHome, nonce }: PlainPage & { nonce: string | null },
): string {
  return renderDocument({
    html: `<main id="main" class="page section stack"><h1>${escapeMarkup(text)}</h1><p><a href="${escapeMarkup(way.to)}">${escapeMarkup(way.text)}</a></p></main>`,
    title: renderer.formatPageTitle(String(status)),
    description: null,
    headTags: status >= 500 ? [] : [noindexTag],
    nonce,
    assets,
    boot: null,
    release: null,
    chunks: [],
    isDevelopment: false,
  })
}
