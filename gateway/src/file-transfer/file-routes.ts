// The table of file routes: uploads and downloads that are streamed to and from a service.
import { errorMessages as fileErrorMessages, limits as fileLimits } from '@access/content/files/file.rules'
import { documentKinds, limits, rejectionMessages } from '@access/requests/intake/attachments/document.rules'
import type { ProblemKind } from '@access/service-kit/problems/problems.rules'
import type { Permission } from '@access/service-kit/roles/roles.rules'
import type { Subgraphs } from '../context/settings.ts'
import { transferRoutes } from './transfer-routes.ts'

/** A query parameter. */
export interface QueryParameter {
  name: string
  description: string
  required?: true
  options?: readonly string[]
  /** The schema of each value, when the parameter can be repeated. */
  itemSchema?: { pattern: string }
}

export interface FileRoute {
  method: 'GET' | 'POST'
  /** Below /api. */
  path: string
  service: keyof Subgraphs
  /** The path in the service; that below /api, without /admin, by default. */
  upstreamPath?: string
  /** Not for visitors; the service checks the token and the permission itself. */
  permission?: Permission
  /** The operation id and the summary in the OpenAPI document. */
  operationId: string
  summary: string
  /** More documentation, in whole sentences. */
  description: string
  tag: string
  /** Why it fails, besides what every call of its kind can fail for. */
  problemKinds: readonly ProblemKind[]
  /** The uploaded file: its description, the message when it is too large, and the schemas of the responses. */
  upload?: {
    description: string
    /** The size limit of the file in bytes. */
    maxBytes: number
    formatTooLarge(size: number): string
    responseSchema: string
    problemSchema?: string
    status?: 200
  }
  /** The content type whose items a JSON file of it lists. */
  exportedType?: string
  /** The media types of the response. */
  mediaTypes?: string[]
  /** The query parameters, which are forwarded. */
  queryParameters?: readonly QueryParameter[]
  /** Milliseconds that the service may take to respond; the idle timeout by default. */
  timeoutMs?: number
  /** A stream of events, which ends when the client or the service ends it. */
  isEventStream?: true
  /** HEAD and If-None-Match are supported. */
  isConditional?: true
  /** What a 204 means. */
  emptyResponse?: string
}

const genericFileName = 'This file'

export const fileRoutes: FileRoute[] = [
  {
    method: 'POST',
    path: '/documents',
    service: 'requests',
    operationId: 'addDocument',
    summary: 'Upload a document; its id goes into the documents of a request within 24 hours',
    description:
      'It is inspected before it is stored: other types of files, files with a program inside, and Word files that are too old, have macros, or have or load other files, are rejected. A PDF or DOC with other active content (scripts, attachments, embedded objects) is taken, and says so.',
    tag: 'Public submissions',
    problemKinds: ['tooMany'],
    upload: {
      description:
        'PDF, DOC or DOCX up to 10MB. JPEG and PNG pictures, up to 10MB together, become one PDF with a page each.',
      maxBytes: limits.bytes,
      formatTooLarge: (size) => rejectionMessages.tooLarge({ name: genericFileName, size }),
      responseSchema: 'DocumentReceipt',
    },
  },
  {
    // A POST, as whatever is recorded while it is asked.
    method: 'POST',
    path: '/admin/documents/:id/download',
    service: 'requests',
    permission: 'workOnRequests',
    operationId: 'document',
    summary: 'Download a document of a request',
    description:
      'Rejected while the request has not been checked for conflicts, when a virus was found in the document, and when it has active content. Every download is recorded in the audit log.',
    tag: 'Request documents',
    problemKinds: ['malformed', 'notFound', 'conflict'],
    mediaTypes: documentKinds.map(({ type }) => type),
  },
  {
    method: 'POST',
    path: '/admin/documents/:id/original',
    service: 'requests',
    permission: 'workOnRequests',
    operationId: 'originalDocument',
    summary: 'Download a document of a request, even one with active content',
    description:
      'As a download, but of any document. For one with active content the audit log says that it was the original.',
    tag: 'Request documents',
    problemKinds: ['malformed', 'notFound', 'conflict'],
    mediaTypes: documentKinds.map(({ type }) => type),
  },
  {
    method: 'POST',
    path: '/admin/documents/:id/pages/:page',
    service: 'requests',
    permission: 'workOnRequests',
    operationId: 'documentPage',
    summary: 'A picture of a page of a PDF, by its number from 1',
    description:
      'The header X-Page-Count says how many pages there are. Rejected as a download is, for documents that are no PDF, and for those that need a password. That somebody looked is recorded in the audit log.',
    tag: 'Request documents',
    problemKinds: ['malformed', 'notFound', 'conflict'],
    mediaTypes: ['image/png'],
  },
  {
    method: 'POST',
    path: '/admin/files',
    service: 'content',
    permission: 'manageContent',
    operationId: 'addFile',
    summary: 'Upload a picture or a PDF; its URL goes into items and texts',
    description: 'A repeated upload is not stored again: the existing file is returned.',
    tag: 'Pictures and files',
    problemKinds: [],
    upload: {
      description: 'A picture (JPEG, PNG, WebP, GIF, AVIF) up to 10MB, or a PDF up to 20MB',
      maxBytes: fileLimits.pdf,
      formatTooLarge: (size) => fileErrorMessages.pdfTooBig({ name: genericFileName, size }),
      responseSchema: 'FileReceipt',
    },
  },
  {
    method: 'GET',
    path: '/files/:id/:name',
    service: 'content',
    operationId: 'file',
    summary: 'A picture, in the width of its name, or a PDF to download',
    description: 'The content of a URL never changes: with its ETag in If-None-Match it is a 304.',
    tag: 'Pictures and files',
    problemKinds: ['malformed', 'notFound'],
    mediaTypes: ['image/webp', 'application/pdf'],
    isConditional: true,
  },
  {
    method: 'GET',
    path: '/printed-documents/:file',
    service: 'content',
    operationId: 'printedDocument',
    summary: 'The PDF of a fixed text, by the name of its file',
    description:
      'It changes with the text: with its ETag in If-None-Match it is a 304 until then. Visitors find it at /documents.',
    tag: 'Pictures and files',
    problemKinds: ['malformed', 'notFound'],
    mediaTypes: ['application/pdf'],
    isConditional: true,
    emptyResponse: "The text is the demonstration's own: its PDF comes with the website",
  },
  {
    method: 'POST',
    path: '/admin/registrations/:id/export',
    service: 'requests',
    permission: 'manageRegistrations',
    operationId: 'exportRegistrations',
    summary: 'Export the registrations and the waiting list of an event, by the id of the event',
    description: 'An event without registrations is not found. Every export is recorded in the audit log.',
    tag: 'Registrations',
    problemKinds: ['malformed', 'notFound'],
    mediaTypes: ['text/csv'],
  },
  {
    method: 'GET',
    path: '/admin/live',
    service: 'requests',
    permission: 'workOnRequests',
    operationId: 'liveChanges',
    summary: 'A stream of server-sent events: that something has changed, and who else has a request open',
    description:
      'The events `requests` and `messages` say that what lists and counts say may be of before; `changes` what others changed in the request that is open, and `presence` who else has it open. It keeps no session alive, and ends with the session.',
    queryParameters: [{ name: 'request', description: 'The id of the request that is open' }],
    tag: 'Legal aid requests',
    problemKinds: ['malformed', 'notFound'],
    mediaTypes: ['text/event-stream'],
    isEventStream: true,
  },
  ...transferRoutes,
]
