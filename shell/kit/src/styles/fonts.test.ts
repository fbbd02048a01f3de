import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

interface Face {
  family: string
  isItalic: boolean
  /** Without its extension. */
  file: string
  ranges: [number, number][]
}

const text = 'Atkinson Hyperlegible Next'
const display = 'Newsreader Display'

/** The faces that come from a file. */
const faces: Face[] = [
  ...readFileSync(path.join(import.meta.dirname, 'fonts.css'), 'utf8').matchAll(/@font-face \{([^}]+)\}/g),
].flatMap(([, body = '']) => {
  const file = /fonts\/([\w-]+)\.woff2/.exec(body)?.[1]
  const family = /font-family: "([^"]+)"/.exec(body)?.[1]
  if (!file || !family) return []
  const ranges = [...body.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/g)].map(
    ([, first = '', last = first]): [number, number] => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ],
  )
  return [{ family, isItalic: body.includes('italic'), file, ranges }]
})

const isInRanges = (code: number, { ranges }: Face) =>
  ranges.some(([first, last]) => code >= first && code <= last)

/** The upright files that a browser fetches for a text, as their names' parts for the letters. */
function listFiles(family: string, content: string): string[] {
  const codes = [...content].map((letter) => letter.codePointAt(0)!)
  return faces
    .filter((face) => face.family === family && !face.isItalic)
    .filter((face) => codes.some((code) => isInRanges(code, face)))
    .map(({ file }) => file.replace(/^atkinson-hyperlegible-next-|^newsreader-|-wght-normal$/g, ''))
}

/** A number in the variable length of WOFF2, and where it ends. */
function readBase128(bytes: Buffer, start: number): [value: number, end: number] {
  let value = 0
  let position = start
  let byte: number
  do {
    byte = bytes[position++]!
    value = value * 128 + (byte & 0x7f)
  } while (byte & 0x80)
  return [value, position]
}

/** The table of a WOFF2 file that maps code points to glyphs; such files pack it, but never transform it. */
function readCharacterMap(file: string): Buffer {
  const bytes = readFileSync(path.join(import.meta.dirname, 'fonts', `${file}.woff2`))
  const [cmap, glyf, loca] = [0, 10, 11]
  let position = 48
  let offset = 0
  let cmapPlace: { start: number; length: number } | undefined
  for (let index = 0; index < bytes.readUInt16BE(12); index++) {
    const flags = bytes[position++]!
    const tag = flags & 0x3f
    if (tag === 0x3f) position += 4
    let [length, end] = readBase128(bytes, position)
    const isOutline = tag === glyf || tag === loca
    if (isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0) [length, end] = readBase128(bytes, end)
    position = end
    if (tag === cmap) cmapPlace = { start: offset, length }
    offset += length
  }
  const tables = brotliDecompressSync(bytes.subarray(position, position + bytes.readUInt32BE(20)))
  return tables.subarray(cmapPlace!.start, cmapPlace!.start + cmapPlace!.length)
}

/** The code points that a font file has a glyph for, by its map of format 4. */
function readCodePoints(file: string): Set<number> {
  const map = readCharacterMap(file)
  const starts = Array.from({ length: map.readUInt16BE(2) }, (_, index) => map.readUInt32BE(8 + 8 * index))
  const start = starts.find((offset) => map.readUInt16BE(offset) === 4)!
  const segmentBytes = map.readUInt16BE(start + 6)
  const codes = new Set<number>()
  for (let index = 0; index < segmentBytes; index += 2) {
    const last = map.readUInt16BE(start + 14 + index)
    const first = map.readUInt16BE(start + 16 + segmentBytes + index)
    for (let code = first; code <= last && code < 0xffff; code++) codes.add(code)
  }
  return codes
}

const samples = {
  english: 'Free legal help: call us — it’s “free”, 9 a.m. to 5 p.m. (Mon–Fri) & more…',
  french: 'L’œuvre d’été à Nîmes',
  polish: 'Zażółć gęślą jaźń, Łódź',
  czech: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
  hungarian: 'árvíztűrő tükörfúrógép',
  turkish: 'Işığın Doğuşu, İstanbul',
  latvian: 'Ģirts Ķēniņš, Ļaudona, Šķūņi',
  romanian: 'Țară și față',
  vietnamese: 'Trợ giúp pháp lý miễn phí, Đà Nẵng',
}

test('a page in English fetches one file of each face', () => {
  expect(listFiles(text, samples.english)).toEqual(['latin'])
  expect(listFiles(display, samples.english)).toEqual(['latin-display'])
})

test('letters of other languages are in files that only their pages fetch', () => {
  expect(listFiles(text, samples.polish)).toEqual(['latin', 'latin-ext'])
  expect(listFiles(display, 'Łódź')).toEqual(['latin-display', 'latin-display-rest', 'latin-ext-display'])
  expect(listFiles(display, 'Trợ')).toEqual(['latin-display', 'vietnamese-display'])
})

test('no letter is in two files of a face', () => {
  const twice = faces.flatMap((face) =>
    faces
      .filter(({ family, isItalic }) => family === face.family && isItalic === face.isItalic)
      .filter((other) => other !== face)
      .flatMap((other) =>
        face.ranges.filter(([first, last]) => isInRanges(first, other) || isInRanges(last, other)),
      )
      .map((range) => [face.file, range]),
  )
  expect(twice).toEqual([])
})

test.for(Object.entries(samples))('the files have the letters of %s', ([language, sample]) => {
  const missing = faces.flatMap((face) => {
    const codes = readCodePoints(face.file)
    return [...sample].filter((letter) => {
      const code = letter.codePointAt(0)!
      return isInRanges(code, face) && !codes.has(code)
    })
  })
  expect(missing).toEqual([])

  const families = language === 'vietnamese' ? [display] : [text, display]
  const withoutFile = families.flatMap((family) =>
    [...sample].filter(
      (letter) => !faces.some((face) => face.family === family && isInRanges(letter.codePointAt(0)!, face)),
    ),
  )
  expect(withoutFile).toEqual([])
})
