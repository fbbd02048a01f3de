// The calls whose bodies are files, as a table beside the one of REST: streamed to the service that owns them.
import { limits as fileLimits, refusals as fileRefusals } from '@access/content/files/file.rules'
import { kinds, limits, refusals } from '@access/requests/documents/document.rules'
import type { ProblemKind } from '../rest/problems.ts'
import type { Subgraphs } from '../settings.ts'
import { transfers } from './transfers.ts'

/** One name of a query. */
export interface Asked {
  name: string
  description: string
  required?: true
  options?: readonly string[]
  /** It may be there several times, each time like this. */
  each?: { pattern: string }
}

export interface BinaryRoute {
  method: 'GET' | 'POST'
  /** Below /api. */
  path: string
  service: keyof Subgraphs
  /** The path at the service. */
  at: string
  /** Administrators only; the service checks the token itself. */
  admin: boolean
  /** The most that is sent, in bytes: a file and the form around it. */
  most: number
  /** The name of the call in the description, and what is said about it there. */
  field: string
  says: string
  /** What there is to know besides, for the description: whole sentences. */
  more: string
  group: string
  /** Why it fails, besides what every call of its kind can fail for. */
  fails: readonly ProblemKind[]
  /** What it takes: in words, the sentence for what is too much, and the shapes that answer it. */
  takes?: { what: string; tooBig(size: number): string; answer: string; problem?: string; status?: 200 }
  /** The content type whose items a JSON file of it lists. */
  lists?: string
  /** The types of what it gives. */
  gives?: string[]
  /** What may be asked in the address: passed on as it is. */
  asks?: readonly Asked[]
  /** Milliseconds that the service may take before it answers; as long as anything may be silent unless said. */
  patience?: number
  /** What is at its address never changes: asked for with HEAD or by its ETag it need not be sent. */
  lasting?: true
}

const inOurWords = 'This file'

export const binaryRoutes: BinaryRoute[] = [
  {
    method: 'POST',
    path: '/documents',
    service: 'requests',
    at: '/documents',
    admin: false,
    most: limits.bytes + 64 * 1024,
    field: 'addDocument',
    says: 'Add a paper; its id goes into the documents of a request within 24 hours',
    more: 'It is looked at before it is stored: what is no such paper, or holds what could run, is refused.',
    group: 'Writing to us',
    fails: ['tooMany'],
    takes: {
      what: 'PDF, DOC or DOCX up to 10MB',
      tooBig: (size) => refusals.tooBig({ name: inOurWords, size }),
      answer: 'DocumentReceipt',
    },
  },
  {
    method: 'GET',
    path: '/admin/documents/:id',
    service: 'requests',
    at: '/documents/:id',
    admin: true,
    most: 0,
    field: 'document',
    says: 'A paper of a request, to be saved',
    more: 'Refused while the request has not been checked for conflicts, and when a virus was found in the paper.',
    group: 'Papers of requests',
    fails: ['malformed', 'notFound', 'conflict'],
    gives: kinds.map(({ type }) => type),
  },
  {
    method: 'POST',
    path: '/admin/files',
    service: 'content',
    at: '/files',
    admin: true,
    most: fileLimits.pdf + 64 * 1024,
    field: 'addFile',
    says: 'Add a picture or a PDF; its address goes into items and texts',
    more: 'What was sent before is not stored again: the answer is what it became then.',
    group: 'Pictures and files',
    fails: [],
    takes: {
      what: 'A picture (JPEG, PNG, WebP, GIF, AVIF) up to 10MB, or a PDF up to 20MB',
      tooBig: (size) => fileRefusals.pdfTooBig({ name: inOurWords, size }),
      answer: 'FileReceipt',
    },
  },
  {
    method: 'GET',
    path: '/files/:id/:name',
    service: 'content',
    at: '/files/:id/:name',
    admin: false,
    most: 0,
    field: 'file',
    says: 'A picture, in the width that its name tells, or a PDF to be saved',
    more: 'What is at an address never changes: asked again with its ETag in If-None-Match it is a 304.',
    group: 'Pictures and files',
    fails: ['malformed', 'notFound'],
    gives: ['image/webp', 'application/pdf'],
    lasting: true,
  },
  {
    method: 'GET',
    path: '/admin/registrations/:id/export',
    service: 'requests',
    at: '/registrations/:id/export',
    admin: true,
    most: 0,
    field: 'exportRegistrations',
    says: 'Who comes to an event and who waits, by the id of the event',
    more: 'An event for which nobody has registered is not found. Every export is in the audit.',
    group: 'Registrations',
    fails: ['malformed', 'notFound'],
    gives: ['text/csv'],
  },
  ...transfers,
]
