/** A page that needs neither remotes nor scripts: what is wrong, and the way home. */
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Shell } from '../releases/renderer.ts'
import { noindexTag } from '../seo/head.ts'
import { renderDocument } from './html-document.ts'

export function renderPlainPage(
  { assets, renderer }: Shell,
  { status, text, nonce }: { status: number; text: string; nonce: string | null },
): string {
  return renderDocument({
    html: `<main id="main" class="page section stack"><h1>${escapeMarkup(text)}</h1><p><a href="/">Go to the home page</a></p></main>`,
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
