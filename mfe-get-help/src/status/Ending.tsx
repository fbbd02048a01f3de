/** Withdrawing, opening again, and having everything erased: what cannot be taken back at once is asked twice. */
import { Button, SectionHead } from '@access/kit'
import type { ReactNode } from 'react'
import { ActForm } from './ActForm.tsx'
import type { Call, Standing } from './calls.ts'
import { Phoned } from './Phoned.tsx'
import styles from './Status.module.css'
import type { Standings } from './useStanding.ts'
import { ending } from './words.ts'

export function Ending({ standing, standings }: { standing: Standing; standings: Standings }) {
  const { canWithdraw, canReopen, canErase, onHold, reopenUntil, keptUntil } = standing
  return (
    <section aria-labelledby="ending">
      <SectionHead id="ending" title={ending.title(standing)} />
      <div className={styles.ending}>
        {canReopen && (
          <ActForm standings={standings} call="reopen">
            <Button type="submit" aria-disabled={standings.pending.includes('reopen')}>
              {ending.reopen}
            </Button>
          </ActForm>
        )}
        {canWithdraw && reopenUntil && (
          <AskedTwice standings={standings} call="withdraw" name={ending.withdraw}>
            {ending.withdrawConfirm(reopenUntil)}
          </AskedTwice>
        )}
        {canErase ? (
          <AskedTwice standings={standings} call="erase" name={ending.erase}>
            {ending.eraseConfirm}
          </AskedTwice>
        ) : (
          <p>
            <Phoned text={onHold ? ending.eraseOnHold : ending.eraseNotPossible(keptUntil)} />
          </p>
        )}
      </div>
    </section>
  )
}

interface Asking {
  standings: Standings
  call: Call
  name: string
  children: ReactNode
}

/** Unfolds the question before anything happens; the browser does it, so that it works without script. */
function AskedTwice({ standings, call, name, children }: Asking) {
  return (
    <details className={styles.fold}>
      <summary className="btn btn-outline">{name}</summary>
      <ActForm className={styles.asked} standings={standings} call={call}>
        <p>{children}</p>
        <Button type="submit" look="danger" aria-disabled={standings.pending.includes(call)}>
          {name}
        </Button>
      </ActForm>
    </details>
  )
}
