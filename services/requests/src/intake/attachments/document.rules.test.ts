import { expect, test } from 'vitest'
import {
  documentMessages,
  getDocumentKind,
  getRejectionReason,
  limits,
  rejectionMessages,
} from './document.rules.ts'

test('a document is a PDF, DOC or DOCX of at most ten megabytes', () => {
  expect(getRejectionReason({ name: 'Lease.PDF', size: limits.bytes })).toBeNull()
  expect(getRejectionReason({ name: 'lease.pdf', size: limits.bytes + 1 })).toBe('tooLarge')
  expect(getRejectionReason({ name: 'lease.pdf', size: 0 })).toBe('empty')
  expect(getRejectionReason({ name: 'lease.pdf.exe', size: 1 })).toBe('wrongType')
  expect(getRejectionReason({ name: 'pdf', size: 1 })).toBe('wrongType')
  expect(getDocumentKind('letter.docx ')).toBe('docx')
})

test('what is too big is told so with a size that is over the limit', () => {
  const message = rejectionMessages.tooLarge({ name: 'lease.pdf', size: limits.bytes + 1 })
  expect(message).toContain('lease.pdf must be smaller than 10MB. It is 10.1MB.')
})

test('sentences name the document, and count', () => {
  expect(rejectionMessages.contentMismatch({ name: 'a.docx', size: 1 })).toContain(
    'a.docx is not a real DOCX file.',
  )
  expect(documentMessages.tooMany()).toContain('up to 5 files')
  expect(
    [documentMessages.photosTooLarge(1), documentMessages.photosTooLarge(2)].map(
      (message) => /Remove (.*?) or/.exec(message)![1],
    ),
  ).toEqual(['1 page', '2 pages'])
})

test('a name from the right turns nothing of its sentence, and its kind is read from the name itself', () => {
  const name = 'חוזה (2).docx'
  expect(rejectionMessages.contentMismatch({ name, size: 1 })).toContain(
    `\u2068${name}\u2069 is not a real DOCX file.`,
  )
  expect(documentMessages.duplicate(name)).toBe(`You have already added \u2068${name}\u2069.`)
})

test('nothing but a macro is called one, and who sends an old file learns what to do', () => {
  const file = { name: 'a.doc', size: 1 }
  const { macros, macroEnabled, ...others } = rejectionMessages
  expect(macros(file)).toContain('contains a macro')
  expect(macroEnabled(file)).toContain('can have macros')
  for (const message of Object.values(others)) expect(message(file)).not.toContain('macro')
  expect(rejectionMessages.tooOld(file)).toMatch(/too old.*save it as a PDF/)
})
