/** Finds the items that show a file, in all texts of all content types, since texts have pictures too, and in their copies of others' pictures. */
import { readingOrder } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { Field, ID, ObjectType } from 'type-graphql'
import { contentTypes } from '../catalogue/content-types.ts'
import { ItemDraft } from '../drafts/item-draft.entity.ts'
import { getFileUrlPrefix } from './file.rules.ts'

/** An item that shows a file. */
@ObjectType('FileReference', { simpleResolvers: true })
export class FileReference {
  @Field(() => String, { description: "A managed type, like 'BlogPost'" })
  type!: string

  @Field(() => ID)
  itemId!: string

  @Field(() => String)
  title!: string
}

/** As many items as anybody wants to read of. */
export const maxReferences = 50

/** The items whose values contain the URL of the file, by type and title. */
export async function findReferences(em: EntityManager, fileId: string): Promise<FileReference[]> {
  const selections = contentTypes.map(({ typeName, Type }) => {
    const { tableName, props } = em.getMetadata().get(Type)
    const texts = props.filter(({ columnTypes }) => /^(?:text|jsonb)$/.test(columnTypes?.[0] ?? ''))
    const columns = texts.flatMap(({ fieldNames }) => fieldNames.map((column) => `"${column}"`))
    const titleColumn = texts.find(({ name }) => /^(?:title|name|versionNumber)$/.test(name))?.fieldNames[0]
    return `select '${typeName}' as type, id as "itemId", ${titleColumn ? `"${titleColumn}"` : `'Untitled'`} as title
      from "${tableName}" where strpos(concat_ws(' ', ${columns.join(', ')}), ?) > 0`
  })
  const rows = await em.execute<FileReference[]>(
    `select * from (${selections.join(' union all ')}) item
     order by type, title ${readingOrder}, "itemId" limit ${maxReferences}`,
    selections.map(() => getFileUrlPrefix(fileId)),
  )
  return rows.map((row) => Object.assign(new FileReference(), row))
}

/** Whether somebody has it in what they have typed and not saved yet. */
export async function isInDraft(em: EntityManager, fileId: string): Promise<boolean> {
  return (await em.count(ItemDraft, { values: { $like: `%${getFileUrlPrefix(fileId)}%` } })) > 0
}
