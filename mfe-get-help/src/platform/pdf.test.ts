import { expect, test } from 'vitest'
import { buildPdf } from './pdf.ts'

/** The bytes as Latin-1 characters. */
const readText = async (pdf: Blob) => new TextDecoder('latin1').decode(await pdf.arrayBuffer())

const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9])

test('every object is at its offset in the cross-reference table', async () => {
  const text = await readText(buildPdf('Photos', [{ picture: { jpeg, width: 30, height: 40 } }]))
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)![1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const rows = [...text.slice(table).matchAll(/(\d{10}) 00000 n /g)]

  expect(
    rows.map(([, offset], index) => text.slice(Number(offset)).startsWith(`${index + 1} 0 obj\n`)),
  ).toEqual(rows.map(() => true))
  expect(rows.length).toBeGreaterThan(5)
})

test('a picture is embedded unchanged, and a wide one has a landscape page', async () => {
  const text = await readText(
    buildPdf('Photos', [
      { picture: { jpeg, width: 30, height: 40 } },
      { picture: { jpeg, width: 40, height: 30 } },
    ]),
  )
  expect(text).toContain('/Count 2')
  expect(text).toContain('/Filter/DCTDecode/Length 4>>\nstream\n\xff\xd8\xff\xd9\nendstream')
  expect(text.match(/MediaBox\[[\d ]+\]/g)).toEqual(['MediaBox[0 0 612 792]', 'MediaBox[0 0 792 612]'])
})

test('text is escaped, and characters that the fonts lack become question marks', async () => {
  const lines = [{ text: 'É (a) \\ 法', size: 11, below: 0 }]
  expect(await readText(buildPdf('Receipt', [{ lines }]))).toContain('(\\311 \\(a\\) \\\\ ?) Tj')
})

test('a line that is drawn is a picture with its text, letter by letter', async () => {
  const picture = { jpeg, width: 400, height: 64, scale: 4, descent: 4 }
  const lines = [{ text: 'Nẵng', size: 10, below: 20, picture }]
  const text = await readText(buildPdf('Receipt', [{ lines }]))
  expect(text).toContain('/Span<</ActualText <FEFF004E1EB5006E0067>>>BDC')
  expect(text).toContain('q 100.00 0.00 0.00 16.00 72.00 696.00 cm /Line1 Do Q')
  expect(text).toContain('BT 3 Tr /Plain 10 Tf 72 700 Td (N\\200ng) Tj 0 Tr ET EMC')
  expect(text).toMatch(/\/XObject<<\/Line1 \d+ 0 R>>/)
})

test('letters of Central Europe are drawn, and those of Vietnamese without the marks that the fonts lack', async () => {
  const lines = [{ text: 'Łódź & Đà Nẵng', size: 11, below: 0 }]
  const text = await readText(buildPdf('Łódź', [{ lines }]))
  expect(text).toContain('(\\200\\363d\\201 & \\202\\340 N\\203ng) Tj')
  expect(text).toContain('/Differences[128/Lslash/zacute/Dcroat/abreve]')
  expect(text).toContain('/Title <FEFF014100F30064017A>')
})
