/** A page that needs neither remotes nor scripts: what is wrong, and where to go on, home if nowhere else. */
import type { OfficeFacts } from '@access/kit'
import { escapeMarkup } from '../http/escape-markup.ts'
import type { Shell } from '../releases/renderer.ts'
import { noindexTag } from '../seo/head.ts'
import { renderDocument } from './html-document.ts'

export type PlainPage = { status: number; text: string; way?: { to: string; text: string } }

type PageContext = { nonce: string | null; office: OfficeFacts }

const wayHome = { to: '/', text: 'Go to the home page' }

export function renderPlainPage(
  { assets, renderer, getBrandFiles }: Shell,
  { status, text, way = wayHome, nonce, office }: PlainPage & PageContext,
): string {
  return renderDocument({
    html: `<main id="main" class="page section stack"><h1>${escapeMarkup(text)}</h1><p><a href="${escapeMarkup(way.to)}">${escapeMarkup(way.text)}</a></p></main>`,
    title: renderer.formatPageTitle(String(status), office.name),
    description: null,
    headTags: status >= 500 ? [] : [noindexTag],
    nonce,
    brandFiles: getBrandFiles(office),
    assets,
    boot: null,
    release: null,
    chunks: [],
  })
}
