/**
 * Draws the share images with Chromium, into the folder from which the shell serves them; they are
 * committed. `node infra/share/draw-share-images.ts`, again whenever a scene changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { createViteServer } from 'vitest/node'
import { findChromium } from '../run/chromium.ts'
import { buildScenes, drawingStyles, renderSvg } from './scenes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const outputFolder = path.join(root, 'shell/server/seo/share')
const fonts = path.join(root, 'shell/kit/src/styles/fonts')

const renderFontFace = (family: string, file: string) =>
  `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(path.join(fonts, file), 'base64')}) }`

const styles = [
  'body { margin: 0 }',
  'svg { display: block }',
  '.draw { fill: none; stroke-linecap: round; stroke-linejoin: round }',
  '.draw:not([stroke-width]) { stroke-width: 2 }',
  drawingStyles,
  renderFontFace('Display', 'newsreader-latin-display.woff2'),
  renderFontFace('Text', 'atkinson-hyperlegible-next-latin-wght-normal.woff2'),
].join('\n')

const vite = await createViteServer({ root, configFile: false, server: { middlewareMode: true, ws: false } })
const { subjects } = (await vite.ssrLoadModule('/mfe-public/src/components/drawings/subjects.tsx')) as {
  subjects: Record<string, React.ReactNode>
}
await vite.close()

const executablePath = findChromium()
if (!executablePath) throw new Error('Chromium is needed: install it, or set CHROMIUM_PATH')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  mkdirSync(outputFolder, { recursive: true })
  const scenes = buildScenes((subject) => renderToStaticMarkup(subjects[subject]))
  for (const [name, scene] of Object.entries(scenes)) {
    await page.setContent(`<style>${styles}</style>${renderSvg(scene)}`)
    await page.evaluate('document.fonts.ready.then(() => null)')
    writeFileSync(path.join(outputFolder, `${name}.png`), await page.screenshot({ type: 'png' }))
  }
} finally {
  await browser.close()
}
