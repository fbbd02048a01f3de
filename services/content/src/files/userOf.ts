/** Which item shows a file: looked for in every text of every content type, since texts have pictures too. */
import type { EntityManager } from '@mikro-orm/postgresql'
import { contentTypes } from '../contentTypes.ts'
import { anyAddressOf } from './file.rules.ts'

/** The title of one item that holds the file's address; null when none does. */
export async function userOf(em: EntityManager, id: string): Promise<string | null> {
  for (const { type } of contentTypes) {
    const { tableName, props } = em.getMetadata().get(type)
    const texts = props.filter(({ columnTypes }) => columnTypes?.[0] === 'text')
    const columns = texts.flatMap(({ fieldNames }) => fieldNames.map((name) => `"${name}"`))
    const called = texts.find(({ name }) => /^(?:title|name)$/.test(name))?.fieldNames[0]
    const [found] = await em.execute<{ title: string }[]>(
      `select ${called ? `"${called}"` : `'another page'`} as title from "${tableName}"
        where strpos(concat_ws(' ', ${columns.join(', ')}), ?) > 0 limit 1`,
      [anyAddressOf(id)],
    )
    if (found) return `“${found.title}”`
  }
  return null
}
