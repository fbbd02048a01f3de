/** Where an administrator is signed in, and the way to end that: one by one, or all others at once. */
import { Badge } from '@access/kit'
import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { Moment } from './Moment.tsx'
import { Nothing } from './Nothing.tsx'
import styles from './parts.module.css'
import { endOtherSessions, endSession, type OpenSession } from './sessions.ts'
import { useAct } from './useAct.ts'

export function SessionList({
  administrator,
  sessions,
}: {
  /** The id of whose sessions they are. */
  administrator: string
  sessions: OpenSession[]
}) {
  const list = useRef<HTMLDivElement>(null)
  const one = useAct(endSession, { done: 'Session signed out', failed: 'Failed to sign out session' })
  const all = useAct(endOtherSessions, { done: 'Sessions signed out', failed: 'Failed to sign out sessions' })
  const others = sessions.filter(({ isThisOne }) => !isThisOne)
  const refused = one.refused ?? all.refused

  async function end(ending: Promise<unknown>) {
    // The button that was pressed is gone with its session.
    if (await ending) list.current?.focus()
  }

  return (
    <div className={styles.sessionList} ref={list} tabIndex={-1}>
      {refused && <Alert type="error" showIcon title={refused} />}
      {sessions.length === 0 ? (
        <Nothing>Not signed in anywhere.</Nothing>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, signedInAt, lastUsedAt, isThisOne }) => (
            <li key={id}>
              <span className={styles.session}>
                <span className={styles.device}>
                  <strong>{device ?? 'Unknown device'}</strong>
                  {isThisOne && <Badge tone="sky">This session</Badge>}
                </span>
                <span className={styles.hint}>
                  Signed in <Moment at={signedInAt} />
                </span>
                <span className={styles.hint}>
                  Last used <Moment at={lastUsedAt} />
                </span>
              </span>
              {!isThisOne && (
                <Button
                  disabled={one.isActing}
                  aria-label={`Sign out ${device ?? 'Unknown device'}`}
                  onClick={() => end(one.act({ id }))}
                >
                  Sign out
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button
          danger
          className={styles.alone}
          loading={all.isActing}
          onClick={() => end(all.act({ administrator }))}
        >
          Sign out all {others.length === sessions.length ? '' : 'others '}({others.length})
        </Button>
      )}
    </div>
  )
}
