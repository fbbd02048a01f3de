/** Whether we write to the applicant by e-mail: never before they ask for it. */
import { Button, SectionHead } from '@access/kit'
import { useState } from 'react'
import { ActForm } from './ActForm.tsx'
import styles from './Status.module.css'
import type { Standings } from './useStanding.ts'
import { mailing } from './words.ts'

export function Mailing({ mailed, standings }: { mailed: boolean; standings: Standings }) {
  const [said, setSaid] = useState('')
  const call = mailed ? 'stopMail' : 'mail'
  return (
    <section aria-labelledby="mailing">
      <SectionHead id="mailing" title={mailing.title} />
      <div className={styles.mail}>
        <p>{mailed ? mailing.on : mailing.off}</p>
        <ActForm
          standings={standings}
          call={call}
          onDone={(now) => setSaid(now.mailed ? mailing.started : mailing.stopped)}
        >
          <Button type="submit" look="outline" aria-disabled={standings.pending.includes(call)}>
            {mailed ? mailing.stop : mailing.start}
          </Button>
        </ActForm>
        <p role="status">{said}</p>
      </div>
    </section>
  )
}
