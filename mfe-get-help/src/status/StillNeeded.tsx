/** The office asks whether help is still needed, before it closes the request. */
import { Button, longMoment, SectionHead } from '@access/kit'
import { ActForm } from './ActForm.tsx'
import styles from './Status.module.css'
import type { Standings } from './useStanding.ts'
import { stillNeeded } from './words.ts'

export function StillNeeded({ answerBy, standings }: { answerBy: string; standings: Standings }) {
  const isAnswering = standings.pending.some((call) => call === 'stillNeeded' || call === 'mayClose')
  return (
    <section aria-labelledby="still-needed">
      <SectionHead id="still-needed" title={stillNeeded.title} />
      <p className={styles.question}>{stillNeeded.text(longMoment(answerBy))}</p>
      <div className="row">
        <ActForm standings={standings} call="stillNeeded">
          <Button type="submit" aria-disabled={isAnswering}>
            {stillNeeded.yes}
          </Button>
        </ActForm>
        <ActForm standings={standings} call="mayClose">
          <Button type="submit" look="outline" aria-disabled={isAnswering}>
            {stillNeeded.no}
          </Button>
        </ActForm>
      </div>
    </section>
  )
}
