/** PostgreSQL's announcements (LISTEN/NOTIFY), for as long as the service runs. */
import pg from 'pg'

/** What hears them. */
export interface Listener {
  heard(payload: string): void
  /** The connection is gone, and what was announced meanwhile is not known. */
  lost(): void
}

export interface Listening {
  /** Whether announcements reach us just now. */
  isConnected(): boolean
  stop(): Promise<void>
}

/** Listens on a channel, and goes on listening after the connection was lost. */
export async function listen(
  url: string,
  channel: string,
  { heard, lost }: Listener,
  { pause = 1000 } = {},
): Promise<Listening> {
  let client: pg.Client | undefined
  let stopped = false
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const connecting = new pg.Client({ connectionString: url, keepAlive: true })
    connecting.on('error', () => onLoss(connecting))
    connecting.on('end', () => onLoss(connecting))
    connecting.on('notification', ({ payload }) => heard(payload ?? ''))
    await connecting.connect()
    await connecting.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = connecting
  }

  function onLoss(of: pg.Client) {
    if (of !== client || stopped) return
    client = undefined
    lost()
    retry()
  }

  function retry() {
    again = setTimeout(() => connect().catch(() => !stopped && retry()), pause)
  }

  await connect()
  return {
    isConnected: () => client !== undefined,
    async stop() {
      stopped = true
      clearTimeout(again)
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
