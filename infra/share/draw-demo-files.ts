/**
 * Draws the pictures and prints the judgment of the demonstration: `node infra/share/draw-demo-files.ts`, again whenever
 * one of them changes. The content service stores them as it seeds; they are committed, so that no start draws them.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { resolveFromRoot } from '../build/paths.ts'
import { findChromium } from '../run/chromium.ts'
import { portraits } from './demo-portraits.ts'
import { scenes } from './demo-scenes.ts'

const seedFolder = resolveFromRoot('services/content/src/seed')

type Judgment = Record<
  'title' | 'courtName' | 'caseNumber' | 'judgmentDate' | 'judgeName' | 'fullText',
  string
>
const [judgment] = JSON.parse(readFileSync(`${seedFolder}/judgments.json`, 'utf8')) as [Judgment]

/** The narrower width of a picture in which services store them. */
const narrowWidth = 480

async function drawPicture(name: string, svg: string, altText: string | null) {
  const largest = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
  const { width, height } = largest.info
  const narrow = width > narrowWidth && {
    width: narrowWidth,
    bytes: await sharp(Buffer.from(svg)).resize(narrowWidth).webp({ quality: 82 }).toBuffer(),
  }
  const versions = [...(narrow ? [narrow] : []), { width, bytes: largest.data }]
  return { name, kind: 'picture', altText, width, height, versions: versions.map(encode) }
}

const encode = ({ width, bytes }: { width: number; bytes: Buffer }) => ({
  width,
  base64: bytes.toString('base64'),
})

const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The whole judgment as the court's file would be: tagged, with its title. */
async function printJudgment({ title, courtName, caseNumber, judgmentDate, judgeName, fullText }: Judgment) {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('Chromium is needed: install it, or set CHROMIUM_PATH')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    const lines = [courtName, `No. ${caseNumber}`, `${judgeName}, ${judgmentDate}`]
    const paragraphs = fullText.split(/\n\s*\n/).map((text) => `<p>${escapeMarkup(text)}</p>`)
    await page.setContent(`<!doctype html><html lang="en-US"><title>${escapeMarkup(title)}</title>
      <style>@page { margin: 1in } body { font: 12pt/1.5 serif } h1 { font-size: 18pt }</style>
      <p>${lines.map(escapeMarkup).join('<br>')}</p><h1>${escapeMarkup(title)}</h1>${paragraphs.join('')}</html>`)
    const bytes = await page.pdf({ format: 'Letter', tagged: true, outline: true })
    return {
      name: `${title}.pdf`,
      kind: 'pdf',
      altText: null,
      width: null,
      height: null,
      versions: [encode({ width: 0, bytes })],
    }
  } finally {
    await browser.close()
  }
}

const files = {
  portraits: Object.fromEntries(
    await Promise.all(
      Object.entries(portraits).map(async ([name, svg]) => [
        name,
        await drawPicture(`${name}.webp`, svg, `Portrait of ${name}, drawn`),
      ]),
    ),
  ),
  scenes: Object.fromEntries(
    await Promise.all(
      Object.entries(scenes).map(async ([name, { svg, altText }]) => [
        name,
        await drawPicture(`${name}.webp`, svg, altText),
      ]),
    ),
  ),
  judgments: { [judgment.title]: await printJudgment(judgment) },
}
writeFileSync(`${seedFolder}/demo-files.json`, `${JSON.stringify(files, null, 1)}\n`)
