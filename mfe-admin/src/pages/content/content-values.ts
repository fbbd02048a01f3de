/** The content of a structured page as its form reads and changes it. */
import { contentRules, type StructuredSlug } from '@access/content/static-pages/static-page.rules'
import { capitalize } from '@access/kit'
import type { Values } from '../../forms/differences.ts'
import { type ContentField, type ContentList, type ContentSection, contentLayouts } from './content-layout.ts'

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

/** The content of a structured page as it is compared: each text under the words by which its form calls it. */
export function toComparedContent(slug: StructuredSlug, { title, content: json }: Values): Values {
  const content = parseContent(json)
  const entries = contentLayouts[slug].flatMap((section) => {
    const values = getPart(content, section)
    const { list } = section
    const rows = list ? getRows(values, list) : []
    return [
      ...listFields(section.legend, section.fields, values),
      ...rows.flatMap((row, index) =>
        listFields(`${capitalize(list!.noun)} ${index + 1}`, list!.fields, row),
      ),
    ]
  })
  return { title, ...Object.fromEntries(entries) }
}

const listFields = (place: string, fields: readonly ContentField[], values: ContentValues) =>
  fields.map(({ name, label }) => [`${place}: ${label}`, values[name]] as const)
