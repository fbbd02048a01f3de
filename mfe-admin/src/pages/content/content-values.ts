/** The content of a structured page as its form reads and changes it. */
import { contentRules, type StructuredSlug } from '@access/content/static-pages/static-page.rules'
import type { ContentList, ContentSection } from './content-layout.ts'

export type ContentValues = Record<string, unknown>

/** What is no content becomes an empty one, which the rules reject. */
export function parseContent(json: unknown): ContentValues {
  try {
    const content: unknown = JSON.parse(String(json))
    return isObject(content) ? content : {}
  } catch {
    return {}
  }
}

/** The values of a section: a part of the content, or the whole. */
export function getPart(content: ContentValues, { part }: ContentSection): ContentValues {
  if (part === undefined) return content
  const values = content[part]
  return isObject(values) ? values : {}
}

export const setPart = (
  content: ContentValues,
  { part }: ContentSection,
  values: ContentValues,
): ContentValues => (part === undefined ? { ...content, ...values } : { ...content, [part]: values })

/** The rows of a list; of a plain one, each has its text under no name. */
export function getRows(values: ContentValues, { name, isPlain }: ContentList): ContentValues[] {
  const rows = values[name]
  if (!Array.isArray(rows)) return []
  return isPlain ? rows.map((text) => ({ '': text })) : rows.filter(isObject)
}

export const setRows = (
  values: ContentValues,
  { name, isPlain }: ContentList,
  rows: readonly ContentValues[],
): ContentValues => ({ ...values, [name]: isPlain ? rows.map((row) => row['']) : rows })

export const buildEmptyRow = ({ fields }: ContentList): ContentValues =>
  Object.fromEntries(fields.map(({ name }) => [name, '']))

/** What is wrong, by the path of the field: `values.items.1.title`. */
export function findContentErrors(slug: StructuredSlug, content: ContentValues): Record<string, string> {
  const issues = contentRules[slug].safeParse(content).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]).toReversed())
}

const isObject = (value: unknown): value is ContentValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
