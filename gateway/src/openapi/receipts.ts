// What uploads are answered with, as schemas of the OpenAPI document.
import { fileKinds, limits as fileLimits } from '@access/content/files/file.rules'
import { documentKinds, limits, scanResults } from '@access/requests/intake/attachments/document.rules'
import { z } from 'zod'
import { convertOutput } from './json-schema.ts'

const documentReceipt = z
  .object({
    id: z.uuid(),
    name: z.string().max(limits.name),
    kind: z.enum(documentKinds.map(({ kind }) => kind)),
    size: z.int().max(limits.bytes).describe('In bytes'),
    scan: z.enum(scanResults).describe('The result of the virus scan'),
    activeContent: z
      .boolean()
      .describe('It has, or may have, scripts, attachments or objects that do something when it is opened'),
    retainedUntil: z.iso.datetime(),
  })
  .describe('An uploaded document that belongs to no request yet')

const fileReceipt = z
  .object({
    id: z.uuid(),
    name: z.string().max(fileLimits.name),
    kind: z.enum(fileKinds),
    url: z
      .string()
      .meta({ format: 'uri-reference', description: 'Its path on this site, for a field or a text' }),
    width: z.int().nullable().describe('In pixels; null when it is not a picture'),
    height: z.int().nullable(),
    size: z.int().describe('In bytes, as it is stored'),
  })
  .describe('A file for pages')

const importReport = z
  .object({
    rows: z.int(),
    creates: z.int(),
    updates: z.int(),
    unchanged: z.int(),
    errors: z
      .array(z.object({ row: z.int(), field: z.string(), message: z.string() }))
      .describe('The first 200; the header of CSV is row 1'),
    errorCount: z.int(),
    note: z
      .string()
      .nullable()
      .describe('What to know of how the file is read: in which order its days are, where none shows it'),
    fingerprint: z.string().describe('For the import after a dry run'),
  })
  .describe('The result of an import or of a dry run')

/** By their names; `ImportReport` is also part of the problem when rows are rejected. */
export const receiptSchemas = {
  DocumentReceipt: convertOutput(documentReceipt),
  FileReceipt: convertOutput(fileReceipt),
  ImportReport: convertOutput(importReport),
}
