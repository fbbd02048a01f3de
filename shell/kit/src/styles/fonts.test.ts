import { readFileSync } from 'node:fs'
import path from 'node:path'
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

test.for(Object.entries(samples))('each letter of %s is in a file', ([language, sample]) => {
  const families = language === 'vietnamese' ? [display] : [text, display]
  const withoutFile = families.flatMap((family) =>
    [...sample].filter(
      (letter) => !faces.some((face) => face.family === family && isInRanges(letter.codePointAt(0)!, face)),
    ),
  )
  expect(withoutFile).toEqual([])
})
