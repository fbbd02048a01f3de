/** Finds an item that references a file, in all texts of all content types, since texts have pictures too, and in their copies of others' pictures. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { contentTypes } from '../catalogue/content-types.ts'
import { getFileUrlPrefix } from './file.rules.ts'

/** The title of an item that contains the URL of the file; null when none does. */
export async function findReferencingItem(em: EntityManager, id: string): Promise<string | null> {
  for (const { type } of contentTypes) {
    const { tableName, props } = em.getMetadata().get(type)
    const texts = props.filter(({ columnTypes }) => /^(?:text|jsonb)$/.test(columnTypes?.[0] ?? ''))
    const columns = texts.flatMap(({ fieldNames }) => fieldNames.map((name) => `"${name}"`))
    const titleColumn = texts.find(({ name }) => /^(?:title|name)$/.test(name))?.fieldNames[0]
    const [row] = await em.execute<{ title: string }[]>(
      `select ${titleColumn ? `"${titleColumn}"` : `'another page'`} as title from "${tableName}"
        where strpos(concat_ws(' ', ${columns.join(', ')}), ?) > 0 limit 1`,
      [getFileUrlPrefix(id)],
    )
    if (row) return `“${row.title}”`
  }
  return null
}
