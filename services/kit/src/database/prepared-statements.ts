/**
 * Prepared statements: what is executed again and again is parsed and planned once a connection, by a name of its own.
 * The ORM writes values into the text of its statements, so that PostgreSQL has to parse and plan each of them.
 *
 * Waiting for an answer costs both sides about as much as most statements do. `begin`, and what is executed deferred, is
 * sent together with the statement after it, and so are statements that are executed at once, as by `Promise.all`:
 * PostgreSQL executes them one after the other, each as if it came alone.
 */

import type { Writable } from 'node:stream'
import type { EntityClass, EntityDTO, EntityManager, EntityMetadata } from '@mikro-orm/postgresql'
import pg from 'pg'

/** Of a connection. Texts are constants of the program; should they ever be made of input, those beyond have no name. */
const maxNames = 200

interface Statement {
  text: string
  values?: readonly unknown[]
}

/** The values of deferred statements, by which the client knows them. */
const deferredValues = new WeakSet<readonly unknown[]>()

/** Those of statements without any that are prepared all the same; the ORM's own have their values in their text. */
const noValues: readonly unknown[] = []
const noIndependentValues: readonly unknown[] = []
const emptyValues = new Set([noValues, noIndependentValues])

/** Those of statements outside of a transaction, which do not fail with others. */
const independentValues = new WeakSet<readonly unknown[]>([noIndependentValues])

/** A statement that somebody waits for. */
interface AwaitedStatement extends Statement {
  resolve(result: unknown): void
  reject(error: unknown): void
}

/** A client that prepares every statement with values under a name, and sends together what nobody has to wait between. */
class PreparingClient extends pg.Client {
  #names = new Map<string, string>()
  /** Of these nobody waits for the result. */
  #held: Statement[] = []
  /** What is executed at once: they are sent when all who run now have said what they want. */
  #awaited: AwaitedStatement[] = []

  // As pg declares it: what it takes and returns depends on each other.
  override query(text: unknown, values?: unknown, callback?: unknown): never {
    if (typeof text !== 'string' || callback || (values !== undefined && !Array.isArray(values))) {
      this.#sendSeparately()
      return (super.query as (...all: unknown[]) => never)(text, values, callback)
    }
    const isPrepared = values !== undefined && (values.length > 0 || emptyValues.has(values))
    return this.#query({ text, ...(isPrepared && { values }) }) as never
  }

  #query(statement: Statement): Promise<unknown> {
    const { text, values } = statement
    if (text === 'begin' || (values && deferredValues.has(values))) {
      this.#held.push(statement)
      return Promise.resolve(emptyResult)
    }
    if (text === 'rollback') {
      const hasBegun = this.#held[0]?.text !== 'begin'
      this.#held = []
      if (!hasBegun) return Promise.resolve(emptyResult)
    }
    return new Promise((resolve, reject) => {
      this.#awaited.push({ ...statement, resolve, reject })
      if (this.#awaited.length === 1) process.nextTick(() => this.#sendPending())
    })
  }

  /** Once all are answered, each has its own result or, in a transaction, the error of the first that failed before it. */
  async #sendPending(): Promise<void> {
    const [held, awaited] = [this.#held, this.#awaited]
    if (awaited.length === 0) return
    this.#held = []
    this.#awaited = []
    const results = await this.#sendPipelined([...held, ...awaited])
    let failure: PromiseRejectedResult | undefined
    for (const [index, result] of results.entries()) {
      const statement = awaited[index - held.length]
      const isIndependent = statement?.values && independentValues.has(statement.values)
      if (result.status === 'rejected' && !isIndependent) failure ??= result
      if (result.status === 'rejected' && isIndependent) statement.reject(result.reason)
      else if (failure) statement?.reject(failure.reason)
      else statement?.resolve((result as PromiseFulfilledResult<unknown>).value)
    }
  }

  #sendPipelined(statements: Statement[]): Promise<PromiseSettledResult<unknown>[]> {
    if (statements.length === 1) return Promise.allSettled([this.#send(statements[0]!)])
    const client = this as unknown as { pipeline: boolean; connection: { stream: Writable } }
    const { stream } = client.connection
    // Only for these: a pipeline has no cursors.
    client.pipeline = true
    stream.cork()
    const answers = statements.map((statement) => this.#send(statement))
    stream.uncork()
    return Promise.allSettled(answers).finally(() => {
      client.pipeline = false
    })
  }

  /** Before what cannot be in a pipeline. */
  #sendSeparately(): void {
    for (const statement of this.#held) void this.#send(statement).catch(() => {})
    for (const statement of this.#awaited) this.#send(statement).then(statement.resolve, statement.reject)
    this.#held = []
    this.#awaited = []
  }

  #getName(text: string): string | undefined {
    const name = this.#names.get(text) ?? (this.#names.size < maxNames ? `s${this.#names.size}` : undefined)
    if (name !== undefined) this.#names.set(text, name)
    return name
  }

  #send({ text, values }: Statement): Promise<unknown> {
    const send = super.query.bind(this) as (config: unknown) => Promise<unknown>
    return send(values ? { name: this.#getName(text), text, values } : text)
  }
}

const emptyResult = { command: '', rowCount: 0, rows: [] }

/** For `onPoolCreated` of the ORM. */
export function prepareStatements(pool: pg.Pool): void {
  Object.assign(pool, { Client: PreparingClient })
}

interface Connection {
  executeQuery(query: object): Promise<{ rows: unknown[] }>
}

/** A transaction of the ORM, or its pool of connections. */
interface Executor {
  getExecutor(): { provideConnection(work: (connection: Connection) => Promise<unknown>): Promise<unknown> }
}

/** A query that is about to be executed, with who waits for it. */
interface PendingQuery {
  query: object
  resolve(result: { rows: unknown[] }): void
  reject(error: unknown): void
}

const pendingQueries = new WeakMap<object, PendingQuery[]>()

/**
 * What is asked for at once, in a transaction or by one request outside of any, is executed at once: by itself the ORM
 * gives a transaction's connection to one after the other, and outside of it a connection to each.
 */
function executeAtOnce(owner: object, executor: Executor, query: object): Promise<{ rows: unknown[] }> {
  return new Promise((resolve, reject) => {
    const others = pendingQueries.get(owner)
    if (others) return void others.push({ query, resolve, reject })
    const pending = [{ query, resolve, reject }]
    pendingQueries.set(owner, pending)
    process.nextTick(() => {
      pendingQueries.delete(owner)
      const execute = (connection: Connection) =>
        Promise.all(
          pending.map((each) => connection.executeQuery(each.query).then(each.resolve, each.reject)),
        )
      executor
        .getExecutor()
        .provideConnection(execute)
        .catch((error) => {
          for (const each of pending) each.reject(error)
        })
    })
  })
}

/** The rows of a statement with `$1`, `$2`…, in the transaction of `em` if it has one. */
export async function executePrepared<Row>(
  em: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const transaction = em.getTransactionContext() as unknown as Executor | undefined
  const parameters = values.length > 0 ? values : transaction ? noValues : noIndependentValues
  if (!transaction) independentValues.add(parameters)
  const executor = transaction ?? (em.getConnection().getClient() as unknown as Executor)
  const { rows } = await executeAtOnce(transaction ?? em, executor, {
    sql: text,
    parameters,
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: text },
  })
  return rows as Row[]
}

/**
 * The rows of the table of an entity that a prepared statement selects, as values of their own: what is changed in them
 * is not stored. `rest` is what follows the table. It sees what has been flushed and no more, while `em.find` flushes
 * what it is about to read. For what is read with each request: the ORM takes longer to write such a statement than
 * PostgreSQL to execute it.
 */
export async function selectPrepared<T extends object>(
  em: EntityManager,
  type: EntityClass<T>,
  rest: string,
  values: readonly unknown[],
): Promise<EntityDTO<T>[]> {
  const meta = em.getMetadata().get(type) as EntityMetadata<T>
  const rows = await executePrepared<never>(em, `${getSelection(meta)} ${rest}`, values)
  return rows.map((row) => em.getDriver().mapResult<T>(row, meta) as EntityDTO<T>)
}

const selections = new WeakMap<object, string>()

/** By their names: once prepared, `*` fails as soon as a later version of the program has added a column. */
function getSelection({ props, tableName }: EntityMetadata): string {
  const known = selections.get(props)
  if (known !== undefined) return known
  const columns = props
    .filter(({ persist }) => persist !== false)
    .map(({ fieldNames }) => `"${fieldNames[0]}"`)
  const selection = `select ${columns.join(', ')} from "${tableName}"`
  selections.set(props, selection)
  return selection
}

/**
 * Executes a statement with values whose result nobody needs, in the transaction of `em`: it is sent with the statement
 * after it, at the latest with the commit, which fails with its error.
 */
export async function executeDeferred(
  em: EntityManager,
  text: string,
  values: readonly [unknown, ...unknown[]],
): Promise<void> {
  if (em.isInTransaction()) deferredValues.add(values)
  await executePrepared(em, text, values)
}
