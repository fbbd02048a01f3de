/**
 * Inserts rows as JSON, in one statement for as many as there are, whatever tables they belong to. The ORM needs one for
 * each table, with every value in its text, and as much time for each as PostgreSQL for all of them.
 */
import { type EntityClass, type EntityManager, type EntityMetadata, wrap } from '@mikro-orm/postgresql'
import { executeDeferred, executePrepared } from './prepared-statements.ts'

/** Rows of one table that name the same columns. */
interface RowGroup {
  insert: string
  rows: object[]
}

/**
 * Inserts the new entities that `em` is about to flush, with the commit of its transaction, and forgets them: what is changed in them
 * afterwards is not stored. Those that the ORM does more for (references, hooks, versions, bytes) are left to its flush.
 */
export async function insertPersisted(em: EntityManager): Promise<void> {
  const unitOfWork = em.getUnitOfWork()
  const entities = [...unitOfWork.getPersistStack()].filter(
    (entity) => !wrap(entity, true).__managed && isPlain(getMetadata(em, entity.constructor)),
  )
  const all = groupRows(em, entities)
  if (all.length === 0) return
  for (const entity of entities) unitOfWork.unsetIdentity(entity)
  const inserts = all.map(({ insert }, index) => insert.replace('$rows', `$${index + 1}::json`))
  const last = inserts.pop()
  const others = inserts.map((insert, index) => `i${index} as (${insert})`).join(', ')
  await executeDeferred(
    em,
    others ? `with ${others} ${last}` : last!,
    all.map(({ rows }) => JSON.stringify(rows)) as [string, ...string[]],
  )
}

/** Inserts those of the rows whose unique values no row has yet, and returns how many these are. */
export async function insertNew<T extends object>(
  em: EntityManager,
  type: EntityClass<T>,
  rows: T[],
): Promise<number> {
  let insertedCount = 0
  for (const { insert, rows: group } of groupRows(em, rows, type)) {
    const [result] = await executePrepared<{ count: number }>(
      em,
      `with inserted as (${insert.replace('$rows', '$1::json')} on conflict do nothing returning true)
       select count(*)::integer as count from inserted`,
      [JSON.stringify(group)],
    )
    insertedCount += result!.count
  }
  return insertedCount
}

const getMetadata = (em: EntityManager, type: unknown) =>
  em.getMetadata().get(type as never) as EntityMetadata

function groupRows(em: EntityManager, entities: object[], type?: unknown): RowGroup[] {
  const groups = new Map<string, RowGroup>()
  for (const entity of entities) {
    const meta = getMetadata(em, type ?? entity.constructor)
    const { insert, row } = buildRow(meta, entity as Record<string, unknown>)
    const group = groups.get(insert)
    if (group) group.rows.push(row)
    else groups.set(insert, { insert, rows: [row] })
  }
  return [...groups.values()]
}

const plainTypes = new WeakMap<EntityMetadata, boolean>()

function isPlain(meta: EntityMetadata): boolean {
  const known = plainTypes.get(meta)
  if (known !== undefined) return known
  const isPlain =
    meta.relations.length === 0 &&
    !meta.versionProperty &&
    Object.values(meta.hooks).every((hooks) => hooks.length === 0) &&
    meta.props.every(({ onCreate, columnTypes }) => !onCreate && columnTypes?.[0] !== 'bytea')
  plainTypes.set(meta, isPlain)
  return isPlain
}

/** The row as JSON has it, with the statement that inserts it; what is undefined has the default of its column. */
function buildRow(meta: EntityMetadata, entity: Record<string, unknown>) {
  const row: Record<string, unknown> = {}
  for (const { name, fieldNames, persist, generated } of meta.props)
    if (persist !== false && !generated && entity[name] !== undefined) row[fieldNames[0]!] = entity[name]
  const columns = Object.keys(row).map(quote).join(', ')
  const table = quote(meta.tableName)
  return {
    row,
    insert: `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $rows)`,
  }
}

const quote = (name: string) => `"${name}"`
