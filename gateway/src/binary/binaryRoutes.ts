// The calls whose bodies are files, as a table beside the one of REST: streamed to the service that owns them.
import { limits as fileLimits, refusals as fileRefusals } from '@access/content/files/file.rules'
import { kinds, limits, refusals } from '@access/requests/documents/document.rules'
import type { Subgraphs } from '../settings.ts'
import { transfers } from './transfers.ts'

/** One name of a query. */
export interface Asked {
  name: string
  description: string
  required?: true
  options?: readonly string[]
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
  group: string
  /** What it takes: in words, the sentence for what is too much, and the shape that answers it. */
  takes?: { what: string; tooBig(size: number): string; answer: string; status?: 200 }
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
    group: 'Writing to us',
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
    group: 'Papers of requests',
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
    group: 'Pictures and files',
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
    group: 'Pictures and files',
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
    group: 'Registrations',
    gives: ['text/csv'],
  },
  ...transfers,
]
