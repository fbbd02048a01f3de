/**
 * Prepared statements: what is executed again and again is parsed and planned once a connection, by a name of its own.
 * The ORM writes values into the text of its statements, so that PostgreSQL has to parse and plan each of them.
 *
 * Waiting for an answer costs both sides about as much as most statements do. `begin`, and what is executed deferred, is
 * sent together with the statement after it: PostgreSQL executes them one after the other, each as if it came alone.
 */

import type { Writable } from 'node:stream'
import type { EntityManager } from '@mikro-orm/postgresql'
import pg from 'pg'

/** Texts are constants of the program; should they ever be made of input, those beyond have no name. */
const maxNames = 200
const names = new Map<string, string>()

function getStatementName(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < maxNames ? `s${names.size}` : undefined)
  if (name !== undefined) names.set(text, name)
  return name
}

interface Statement {
  text: string
  values?: readonly unknown[]
}

/** The values of deferred statements, by which the client knows them. */
const deferredValues = new WeakSet<readonly unknown[]>()

/** A client that prepares every statement with values under a name, and sends deferred ones with the next. */
class PreparingClient extends pg.Client {
  #held: Statement[] = []

  // As pg declares it: what it takes and returns depends on each other.
  override query(text: unknown, values?: unknown, callback?: unknown): never {
    if (typeof text !== 'string' || callback || (values !== undefined && !Array.isArray(values))) {
      for (const statement of this.#takeHeld()) void this.#send(statement).catch(() => {})
      return (super.query as (...all: unknown[]) => never)(text, values, callback)
    }
    return this.#query({ text, ...(values && values.length > 0 && { values }) }) as never
  }

  #query(statement: Statement): Promise<unknown> {
    const { text, values } = statement
    if (text === 'begin' || (values && deferredValues.has(values))) {
      this.#held.push(statement)
      return Promise.resolve(emptyResult)
    }
    if (this.#held.length === 0) return this.#send(statement)
    const held = this.#takeHeld()
    const hasBegun = held[0]!.text !== 'begin'
    if (text === 'rollback') return hasBegun ? this.#send(statement) : Promise.resolve(emptyResult)
    return this.#sendPipelined([...held, statement])
  }

  #takeHeld(): Statement[] {
    const held = this.#held
    if (held.length > 0) this.#held = []
    return held
  }

  #send({ text, values }: Statement): Promise<unknown> {
    const send = super.query.bind(this) as (config: unknown) => Promise<unknown>
    return send(values ? { name: getStatementName(text), text, values } : text)
  }

  /** The result of the last; fails with the error of the first that fails, once all are answered. */
  async #sendPipelined(statements: Statement[]): Promise<unknown> {
    const client = this as unknown as { pipeline: boolean; connection: { stream: Writable } }
    const { stream } = client.connection
    // Only for these: a pipeline has no cursors.
    client.pipeline = true
    stream.cork()
    const answers = statements.map((statement) => this.#send(statement))
    stream.uncork()
    const results = await Promise.allSettled(answers)
    client.pipeline = false
    for (const result of results) if (result.status === 'rejected') throw result.reason
    return (results.at(-1) as PromiseFulfilledResult<unknown>).value
  }
}

const emptyResult = { command: '', rowCount: 0, rows: [] }

/** For `onPoolCreated` of the ORM. */
export function prepareStatements(pool: pg.Pool): void {
  Object.assign(pool, { Client: PreparingClient })
}

/** What executes statements in a transaction of the ORM, or outside of one. */
interface Executor {
  executeQuery(query: object): Promise<{ rows: unknown[] }>
}

/** The rows of a statement with `$1`, `$2`…, in the transaction of `em` if it has one. */
export async function executePrepared<Row>(
  em: EntityManager,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const executor = (em.getTransactionContext() ?? em.getConnection().getClient()) as unknown as Executor
  const { rows } = await executor.executeQuery({
    sql: text,
    parameters: values,
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: text },
  })
  return rows as Row[]
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
