/** What is in the schema of a service, to compare two of them. */
import pg from 'pg'

const isOurs = `relnamespace = current_schema()::regnamespace`

/** One line for each column, index, constraint, trigger and function of a schema, without those of extensions. */
export const describeSchema = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      `select format('column %s.%s %s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          a.attnotnull, a.attgenerated, pg_get_expr(d.adbin, d.adrelid)) as line
        from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum where c.relkind = 'r' and c.${isOurs}
      union all select pg_get_indexdef(c.oid) from pg_class c where c.relkind = 'i' and c.${isOurs}
      union all select format('constraint %s.%s %s', c.relname, k.conname, pg_get_constraintdef(k.oid))
        from pg_constraint k join pg_class c on c.oid = k.conrelid where c.${isOurs}
      union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
        where not t.tgisinternal and c.${isOurs}
      union all select pg_get_functiondef(p.oid) from pg_proc p where p.pronamespace = current_schema()::regnamespace
        and p.prokind = 'f' and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      order by 1`,
    )
    return rows.map(({ line }) => line)
  })

/** Each table with its rows as JSON, without what is generated from their other columns. */
export const readRows = (url: string): Promise<Record<string, Record<string, unknown>[]>> =>
  withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string; generated: string[] }>(
      `select relname as name, array(select attname::text from pg_attribute
         where attrelid = pg_class.oid and attgenerated <> '' and not attisdropped) as generated
       from pg_class where relkind = 'r' and ${isOurs} order by 1`,
    )
    const result: Record<string, Record<string, unknown>[]> = {}
    for (const { name, generated } of tables) {
      const { rows } = await client.query(
        `select to_jsonb(t) - $1::text[] as row from "${name}" t order by to_jsonb(t)::text`,
        [generated],
      )
      result[name] = rows.map(({ row }) => row)
    }
    return result
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
