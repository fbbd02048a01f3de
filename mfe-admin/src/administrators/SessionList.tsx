/** Where an administrator is signed in, and the way to end that: one by one, or all others at once. */

import { Alert, Button } from 'antd'
import { useRef } from 'react'
import { Badge } from '../components/Badge.tsx'
import styles from '../components/components.module.css'
import { DateTime } from '../components/DateTime.tsx'
import { EmptyList } from '../components/EmptyList.tsx'
import { useAction } from '../data/use-action.ts'
import {
  type ActiveSessionFragment,
  EndOtherSessionsDocument,
  EndSessionDocument,
} from './sessions.generated.ts'

export function SessionList({
  administratorId,
  sessions,
}: {
  /** The id of whose sessions they are. */
  administratorId: string
  sessions: ActiveSessionFragment[]
}) {
  const list = useRef<HTMLDivElement>(null)
  const endOne = useAction(EndSessionDocument, {
    successMessage: 'Session signed out',
    failureMessage: 'Failed to sign out session',
  })
  const endAll = useAction(EndOtherSessionsDocument, {
    successMessage: 'Sessions signed out',
    failureMessage: 'Failed to sign out sessions',
  })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const errorMessage = endOne.errorMessage ?? endAll.errorMessage

  async function end(ending: Promise<unknown>) {
    // The button that was pressed is gone with its session.
    if (await ending) list.current?.focus()
  }

  return (
    <div className={styles.sessionList} ref={list} tabIndex={-1}>
      {errorMessage && <Alert type="error" showIcon title={errorMessage} />}
      {sessions.length === 0 ? (
        <EmptyList>Not signed in anywhere.</EmptyList>
      ) : (
        <ul className={styles.sessions}>
          {sessions.map(({ id, device, place, signedInAt, lastUsedAt, isCurrent }) => (
            <li key={id}>
              <span className={styles.session}>
                <span className={styles.device}>
                  <strong>{device ?? 'Unknown device'}</strong>
                  {isCurrent && <Badge tone="sky">This session</Badge>}
                </span>
                {place && <span className={styles.hint}>{place}</span>}
                <span className={styles.hint}>
                  Signed in <DateTime value={signedInAt} />
                </span>
                <span className={styles.hint}>
                  Last used <DateTime value={lastUsedAt} />
                </span>
              </span>
              {!isCurrent && (
                <Button
                  disabled={endOne.isActing}
                  aria-label={`Sign out ${device ?? 'Unknown device'}`}
                  onClick={() => end(endOne.act({ id }))}
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
          loading={endAll.isActing}
          onClick={() => end(endAll.act({ administrator: administratorId }))}
        >
          Sign out all {others.length === sessions.length ? '' : 'others '}({others.length})
        </Button>
      )}
    </div>
  )
}
