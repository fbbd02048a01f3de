import { expect, test } from 'vitest'
import { kindOf, limits, refusals, refusedUnseen, sentences } from './document.rules.ts'

test('a paper is a PDF, DOC or DOCX of at most ten megabytes', () => {
  expect(refusedUnseen({ name: 'Lease.PDF', size: limits.bytes })).toBeNull()
  expect(refusedUnseen({ name: 'lease.pdf', size: limits.bytes + 1 })).toBe('tooBig')
  expect(refusedUnseen({ name: 'lease.pdf', size: 0 })).toBe('empty')
  expect(refusedUnseen({ name: 'lease.pdf.exe', size: 1 })).toBe('wrongType')
  expect(refusedUnseen({ name: 'pdf', size: 1 })).toBe('wrongType')
  expect(kindOf('letter.docx ')).toBe('docx')
})

test('what is too big is told so with a size that is over the limit', () => {
  const told = refusals.tooBig({ name: 'lease.pdf', size: limits.bytes + 1 })
  expect(told).toContain('lease.pdf must be smaller than 10MB. It is 10.1MB.')
})

test('sentences name the paper, and count', () => {
  expect(refusals.notWhatItSays({ name: 'a.docx', size: 1 })).toContain('a.docx is not a real DOCX file.')
  expect(sentences.tooMany()).toContain('up to 5 files')
  expect(
    [sentences.photosTooBig(1), sentences.photosTooBig(2)].map((told) => /Remove (.*?) or/.exec(told)![1]),
  ).toEqual(['1 page', '2 pages'])
})
