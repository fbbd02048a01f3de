/**
 * Draws the share images with Chromium, into the folder from which the shell serves them; they are
 * committed. `node infra/share/draw-share-images.ts`, again whenever a scene changes.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { findChromium } from '../run/chromium.ts'
import { renderSvg, scenes } from './scenes.ts'

const root = path.resolve(import.meta.dirname, '../..')
const outputFolder = path.join(root, 'shell/server/seo/share')
const fonts = path.join(root, 'shell/kit/src/styles/fonts')

const renderFontFace = (family: string, file: string) =>
  `@font-face { font-family: ${family}; font-weight: 200 900; src: url(data:font/woff2;base64,${readFileSync(path.join(fonts, file), 'base64')}) }`

const styles = [
  'body { margin: 0 }',
  'svg { display: block }',
  renderFontFace('Display', 'newsreader-latin-display.woff2'),
  renderFontFace('Text', 'atkinson-hyperlegible-next-latin-wght-normal.woff2'),
].join('\n')

const executablePath = findChromium()
if (!executablePath) throw new Error('Chromium is needed: install it, or set CHROMIUM_PATH')
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  mkdirSync(outputFolder, { recursive: true })
  for (const [name, scene] of Object.entries(scenes)) {
    await page.setContent(`<style>${styles}</style>${renderSvg(scene)}`)
    await page.evaluate('document.fonts.ready.then(() => null)')
    writeFileSync(path.join(outputFolder, `${name}.png`), await page.screenshot({ type: 'png' }))
  }
} finally {
  await browser.close()
}
