// The calls whose bodies are files, as a table beside the one of REST: streamed to the service that owns them.
import { limits } from '@access/requests/documents/document.rules'
import type { Subgraphs } from '../settings.ts'

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
}

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
  },
]
