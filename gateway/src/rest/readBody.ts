// Reads and checks what a caller sends, before it goes any further: JSON, not too much of it, and by the rules.

import type { Request, Response } from 'express'
import express from 'express'
import type { z } from 'zod'
import { Problem } from './problems.ts'
import type { Route } from './routes.ts'

/** Administrators send whole judgments; visitors send a form. */
export const mostBytes = { visitors: 100 * 1024, administrators: 1024 * 1024 } as const

const parsers = {
  visitors: express.json({ limit: mostBytes.visitors }),
  administrators: express.json({ limit: mostBytes.administrators }),
}

/** What was sent, as the rules leave it; undefined for a route that takes nothing. */
export async function readBody(request: Request, response: Response, route: Route): Promise<unknown> {
  if (!route.body) return undefined
  if (isSent(request) && !request.is('application/json')) {
    throw new Problem('notJson', { detail: 'Send JSON, with the content type application/json.' })
  }
  await parse(request, response, route)
  return checked(without(route.admin ? ours : ['id'], request.body ?? {}), route.body)
}

function isSent({ headers }: Request) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function parse(request: Request, response: Response, { admin }: Route) {
  const parser = admin ? parsers.administrators : parsers.visitors
  return new Promise<void>((resolve, reject) => {
    parser(request, response, (error?: unknown) => (error ? reject(unreadable(error)) : resolve()))
  })
}

/** What cannot be read of a call, in our words. */
export function unreadable(error: unknown) {
  if (error instanceof URIError)
    return new Problem('malformed', { detail: 'The address is not well encoded.' })
  const { status } = error as { status?: number }
  if (status === 413) return new Problem('tooLarge', { detail: 'This is more than we can take at once.' })
  if (status === 415) return new Problem('notJson', { detail: 'Send JSON in UTF-8.' })
  return new Problem('malformed', { detail: 'The body is not well-formed JSON.' })
}

/** Forms send back the item they were given: its id is in the path already, and the rest of these only we say. */
const ours = ['id', 'version', 'updatedAt']

function without(names: string[], body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
}

function checked(body: unknown, rules: z.ZodType) {
  const read = rules.safeParse(body)
  if (read.success) return read.data
  const errors = firstOfEach(read.error.issues.flatMap(messagesOf))
  throw new Problem('invalid', { detail: detailOf(errors), errors })
}

function firstOfEach(messages: [field: string, message: string][]) {
  const first = new Map<string, string>()
  for (const [field, message] of messages) if (!first.has(field)) first.set(field, message)
  return Object.fromEntries(first)
}

function messagesOf(issue: z.core.$ZodIssue): [field: string, message: string][] {
  const where = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [[where.join('.'), issue.message]]
  return issue.keys.map((key) => [[...where, key].join('.'), 'There is no such field'])
}

function detailOf(errors: Record<string, string>) {
  const fields = Object.keys(errors).filter(Boolean)
  return fields.length === 0 ? 'Send a JSON object.' : `Please check: ${fields.join(', ')}.`
}
