/** The content of a structured page as it is compared: each text under the words by which its form calls it. */
import type { StructuredSlug } from '@access/content/static-pages/static-page.rules'
import { capitalize } from '@access/kit'
import type { Values } from '../../forms/differences.ts'
import { type ContentField, contentLayouts } from './content-layout.ts'
import { type ContentValues, getPart, getRows, parseContent } from './content-values.ts'

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
