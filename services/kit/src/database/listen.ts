/** PostgreSQL's notifications (LISTEN/NOTIFY), for as long as the service runs. */
import pg from 'pg'

/** The callbacks of a subscription. */
export interface Listener {
  onNotification(payload: string): void
  /** The connection was lost, and with it any notification sent meanwhile. */
  onConnectionLost(): void
}

export interface ChannelSubscription {
  /** Whether notifications are being received at the moment. */
  isConnected(): boolean
  /**
   * Notifies on the channel that everything committed so far has been notified: `#` and the number of the transaction
   * that says so, which it resolves to. Every process that listens receives it after what was committed before.
   */
  sendMarker(): Promise<number>
  stop(): Promise<void>
}

/** Listens on a channel, and reconnects when the connection is lost. */
export async function listenToChannel(
  url: string,
  channel: string,
  { onNotification, onConnectionLost }: Listener,
  { retryDelayMs = 1000 } = {},
): Promise<ChannelSubscription> {
  let client: pg.Client | undefined
  let stopped = false
  let retryTimer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const connecting = new pg.Client({ connectionString: url, keepAlive: true, query_timeout: 2_000 })
    connecting.on('error', () => onLoss(connecting))
    connecting.on('end', () => onLoss(connecting))
    connecting.on('notification', ({ payload }) => onNotification(payload ?? ''))
    await connecting.connect()
    // Markers are not worth waiting for the disk: after a crash everybody begins anew.
    await connecting.query(`set synchronous_commit = off; listen ${pg.escapeIdentifier(channel)}`)
    client = connecting
  }

  function onLoss(lostClient: pg.Client) {
    if (lostClient !== client || stopped) return
    client = undefined
    onConnectionLost()
    retry()
  }

  function retry() {
    retryTimer = setTimeout(() => connect().catch(() => !stopped && retry()), retryDelayMs)
  }

  await connect()
  return {
    isConnected: () => client !== undefined,
    async sendMarker() {
      if (!client) throw new Error('Not listening just now')
      const { rows } = await client.query(markerSql, [channel])
      return Number(rows[0].id)
    },
    async stop() {
      stopped = true
      clearTimeout(retryTimer)
      const last = client
      client = undefined
      await last?.end()
    },
  }
}

const markerSql = `select pg_current_xact_id()::text id, pg_notify($1, '#' || pg_current_xact_id()::text)`
