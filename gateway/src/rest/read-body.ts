/** Reads and validates the bodies of REST calls, by the rules. */

import { isTooDeep } from '@access/service-kit/text/json.rules'
import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { OrganisationReader } from '../context/organisation.ts'
import { createJsonParser, maxBodyBytes, toMalformedProblem } from '../problems/json-bodies.ts'
import { Problem } from '../problems/problems.ts'
import type { Route } from './routes.ts'

const parsers = {
  visitors: createJsonParser(maxBodyBytes.visitors),
  administrators: createJsonParser(maxBodyBytes.administrators),
}

/** The validated body; undefined for a route without one. */
export async function readBody(
  request: Request,
  response: Response,
  { route, organisation }: { route: Route; organisation: OrganisationReader },
): Promise<unknown> {
  if (!route.body) return undefined
  if (hasBody(request) && !request.is('application/json')) {
    throw new Problem('notJson', { detail: 'Send JSON, with the content type application/json.' })
  }
  await parseBody(request, response, route)
  const rules = route.createBodyRules?.((await organisation.readRecent()).categories) ?? route.body
  return validateBody(omitFields(listIgnoredFields(route), request.body ?? {}), rules)
}

function hasBody({ headers }: Request) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function parseBody(request: Request, response: Response, { permission }: Route) {
  const parser = permission ? parsers.administrators : parsers.visitors
  return new Promise<void>((resolve, reject) => {
    parser(request, response, (error?: unknown) =>
      error || isTooDeep(request.body) ? reject(toMalformedProblem(error)) : resolve(),
    )
  })
}

/** Fields of events and posts that are read from others. */
const computedFields = ['startsAt', 'endsAt', 'lastDay', 'publishedAt']

/**
 * Fields that are ignored: forms send back the whole item, but its id is in the path and the others are read-only. The
 * version counts where something is replaced.
 */
function listIgnoredFields({ permission, method }: Route): string[] {
  if (!permission) return ['id']
  return ['id', 'updatedAt', 'warnings', ...computedFields, ...(method === 'PUT' ? [] : ['version'])]
}

function omitFields(names: string[], body: unknown) {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)))
}

function validateBody(body: unknown, rules: z.ZodType) {
  const parsed = rules.safeParse(body)
  if (parsed.success) return parsed.data
  const errors = groupMessages(parsed.error.issues.flatMap(getIssueMessages))
  throw new Problem('invalid', { detail: formatDetail(errors), errors })
}

function groupMessages(messages: [field: string, message: string][]) {
  const first = new Map<string, string>()
  for (const [field, message] of messages) if (!first.has(field)) first.set(field, message)
  return Object.fromEntries(first)
}

function getIssueMessages(issue: z.core.$ZodIssue): [field: string, message: string][] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [[path.join('.'), issue.message]]
  return issue.keys.map((key) => [[...path, key].join('.'), 'There is no such field'])
}

function formatDetail(errors: Record<string, string>) {
  const fields = Object.keys(errors).filter(Boolean)
  return fields.length === 0 ? 'Send a JSON object.' : `Please check: ${fields.join(', ')}.`
}
